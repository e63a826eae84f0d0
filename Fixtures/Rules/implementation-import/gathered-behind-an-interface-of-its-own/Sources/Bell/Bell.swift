import BellInterface

public struct Bell: Ringing { public init() {} }
