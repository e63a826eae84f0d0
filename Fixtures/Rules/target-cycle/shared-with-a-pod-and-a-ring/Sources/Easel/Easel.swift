import EaselPaint  // expect: target-cycle

public struct Easel {}
