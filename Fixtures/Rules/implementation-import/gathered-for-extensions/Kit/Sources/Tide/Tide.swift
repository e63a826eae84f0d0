import TideInterface

public struct Tide: TideType { public init() {} }
