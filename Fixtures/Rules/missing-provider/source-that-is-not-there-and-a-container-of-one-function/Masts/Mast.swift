public struct Mast { public init() {} }
