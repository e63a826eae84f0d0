import Knives
