import Glass
import Lamp

public struct Cellar {}
