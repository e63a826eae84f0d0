public struct Plank { public init() {} }
