public struct Knife { public init() {} }
