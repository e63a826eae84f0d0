import Flour
import Yeast  // expect: undeclared-dependency

public struct Counter {}
