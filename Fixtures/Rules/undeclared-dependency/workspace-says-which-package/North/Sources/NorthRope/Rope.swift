public struct NorthRope { public init() {} }
