public struct Rope { public init() {} }
