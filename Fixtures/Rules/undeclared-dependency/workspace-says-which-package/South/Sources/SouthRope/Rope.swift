public struct SouthRope { public init() {} }
