import LampInterface

public struct Lamp: Shining { public init() {} }
