import Hull
import Rope

public struct Sail {}
