import Pantry

public protocol Wine {}
public struct Inputs {
  public init(stock: Sugar, item: Wine) {}
  public func furnish() {}
}
