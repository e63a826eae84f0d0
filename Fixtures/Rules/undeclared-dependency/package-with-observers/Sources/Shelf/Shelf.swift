import Ink
import Paper

public struct Shelf {}
