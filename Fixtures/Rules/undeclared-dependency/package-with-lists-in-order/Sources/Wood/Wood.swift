import Ash
import Oak

public struct Wood {}
