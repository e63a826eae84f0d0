public struct Weft { public init() {} }
