public struct Lamp { public init() {} }
