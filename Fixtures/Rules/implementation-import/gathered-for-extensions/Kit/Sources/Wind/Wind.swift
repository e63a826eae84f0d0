import WindInterface

public struct Wind: WindType { public init() {} }
