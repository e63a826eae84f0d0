public struct Charts { public let number = 1; public init() {} }
