public struct Rim { public init() {} }
