public struct Tide { public init() {} }
