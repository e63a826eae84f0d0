import Brushes  // expect: undeclared-dependency

public struct Canvas { let brush: Brush }
