import FactoryKit

public protocol Tide {}
struct HighTide: Tide {}
public protocol Wind {}

extension Container {
  public var tide: Factory<Tide> { self { HighTide() } }
  public var wind: Factory<Wind?> { promised() }
}
