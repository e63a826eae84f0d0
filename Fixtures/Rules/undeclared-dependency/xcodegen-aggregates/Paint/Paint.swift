public struct Paint { public init() {} }
