import ShedInterface

public struct Shed: Keeping { public init() {} }
