import Fibre
