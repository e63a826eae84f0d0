public struct Wind { public init() {} }
