public struct Fork { public init() {} }
