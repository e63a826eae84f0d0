public struct Dye { public init() {} }
