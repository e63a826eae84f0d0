import Box
import Trunk

public let ladder = box + trunk
