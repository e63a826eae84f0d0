public struct Handle { public init() {} }
