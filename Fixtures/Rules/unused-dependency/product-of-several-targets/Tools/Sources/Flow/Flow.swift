public struct Flow { public init() {} }
