@_exported import Knives
