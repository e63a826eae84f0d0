public struct Spoke { public init() {} }
