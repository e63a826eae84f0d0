import Cloth
