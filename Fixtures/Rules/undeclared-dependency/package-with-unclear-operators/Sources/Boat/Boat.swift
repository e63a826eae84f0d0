import Hull
import Rope

public struct Boat {}
