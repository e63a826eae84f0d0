import LampInterface

public struct Lamp: LampSwitching { public init() {} }
