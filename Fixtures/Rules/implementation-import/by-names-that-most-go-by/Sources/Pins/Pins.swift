import PinsInterface

public struct Pins: PinsOpening { public init() {} }
