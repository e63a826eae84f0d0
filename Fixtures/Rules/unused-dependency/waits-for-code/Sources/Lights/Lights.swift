public struct Lights { public let number = 1; public init() {} }
