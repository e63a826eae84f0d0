import RadioInterface

public struct Radio: RadioSwitching { public init() {} }
