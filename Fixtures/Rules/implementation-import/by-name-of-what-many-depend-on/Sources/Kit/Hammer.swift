import KitInterface

public struct Hammer: Tool { public init() {} }
