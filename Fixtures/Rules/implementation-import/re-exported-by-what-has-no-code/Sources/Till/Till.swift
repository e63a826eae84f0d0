import TillInterface

public struct Till: Counting { public init() {} }
