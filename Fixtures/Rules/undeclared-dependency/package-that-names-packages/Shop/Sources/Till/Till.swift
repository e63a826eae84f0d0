import Ink
import Kit  // expect: undeclared-dependency

func weigh() -> Scale { Scale() }
