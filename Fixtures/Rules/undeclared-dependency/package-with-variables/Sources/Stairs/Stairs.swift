import Glass
import Lamp

public struct Stairs {}
