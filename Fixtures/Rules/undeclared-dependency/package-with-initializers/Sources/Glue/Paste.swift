public struct Paste { public init() {} }
