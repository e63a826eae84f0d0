public struct Wick { public init() {} }
