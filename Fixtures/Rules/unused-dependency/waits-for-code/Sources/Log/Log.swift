public struct Log { public let number = 1; public init() {} }
