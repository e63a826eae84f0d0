import Glass
import Lamp

public struct Attic {}
