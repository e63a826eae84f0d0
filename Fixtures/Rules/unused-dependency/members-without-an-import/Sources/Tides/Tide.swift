import Factory

public struct Tide {
  public init() {}
}

extension Container {
  public var tide: Factory<Tide> { self { Tide() } }
}
