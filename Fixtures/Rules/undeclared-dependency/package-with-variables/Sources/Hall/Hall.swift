import Glass
import Lamp

public struct Hall {}
