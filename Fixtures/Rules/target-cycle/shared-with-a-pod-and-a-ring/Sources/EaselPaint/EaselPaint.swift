import EaselFrames

public struct Paint { let frame: Frame }
