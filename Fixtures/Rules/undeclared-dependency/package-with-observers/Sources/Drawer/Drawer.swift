import Ink
import Paper

public struct Drawer {}
