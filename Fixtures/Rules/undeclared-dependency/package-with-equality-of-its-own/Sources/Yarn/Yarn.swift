public struct Yarn { public init() {} }
