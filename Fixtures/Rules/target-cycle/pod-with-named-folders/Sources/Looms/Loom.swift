public struct Loom { public init() {} }
