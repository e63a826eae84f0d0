import Ink
import Paper  // expect: undeclared-dependency

public struct Board {}
