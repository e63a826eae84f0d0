import FactoryKit

public protocol Scale {}
public protocol Brake {}
public protocol Stamp {}

public final class Shelf {
  @Injected(\.scale) var scale
}
public final class Cart {
  @Injected(\.brake) var brake  // expect: missing-provider
}
public final class Desk {
  @Injected(\Office.stamp) var stamp
}
public final class Label {}

extension Container {
  public var scale: Factory<Scale?> { promised() }
  public var brake: Factory<Brake?> { promised() }
  public var shelf: Factory<Shelf> { self { Shelf() } }
  public var cart: Factory<Cart> { self { Cart() } }
  public var label: Factory<Label> { self { Label() } }
}

public final class Office: SharedContainer {
  public static let shared = Office()
  public let manager = ContainerManager()
}

extension Office {
  public var stamp: Factory<Stamp?> { promised() }
  public var desk: Factory<Desk> { self { Desk() } }
  public var note: Factory<Label> { self { Label() } }
}
