public struct Ebb { public init() {} }
