public struct Spoon { public init() {} }
