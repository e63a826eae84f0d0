import Ink
import Paper

public struct Easel {}
