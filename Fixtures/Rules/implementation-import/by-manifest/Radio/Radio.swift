import Waves
