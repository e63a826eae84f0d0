import Pantry

public protocol Lamp {}
public struct Inputs {
  public init(stock: Flour, item: Lamp) {}
  public func furnish() {}
}
public final class AtticRoom { public init() {} }
