import Glass
import Lamp

public struct Porch {}
