#if SWIFT_PACKAGE
import Easel
import EaselFrames
#endif

public struct Brush { let frame: Frame }
