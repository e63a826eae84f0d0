@_exported import Lamp
@_exported import LampInterface
@_exported import Till
@_exported import TillInterface
