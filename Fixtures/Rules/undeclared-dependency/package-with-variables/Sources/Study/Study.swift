import Glass
import Lamp

public struct Study {}
