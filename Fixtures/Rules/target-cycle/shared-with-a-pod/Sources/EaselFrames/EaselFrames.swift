#if canImport(Easel)
import Easel
#endif

public struct Frame { let easel: Easel }
