#if canImport(EaselPaint)
import EaselPaint
#endif

public struct Easel {}
