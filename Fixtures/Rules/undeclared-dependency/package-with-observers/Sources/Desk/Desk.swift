import Ink
import Paper

public struct Desk {}
