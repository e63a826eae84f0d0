import Flour
import Yeast

public struct Oven {}
