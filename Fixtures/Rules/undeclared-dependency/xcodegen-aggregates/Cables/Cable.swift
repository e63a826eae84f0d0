public struct Cable { public init() {} }
