public struct Window { public init() {} }
