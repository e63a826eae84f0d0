public struct Tides { public let number = 1; public init() {} }
