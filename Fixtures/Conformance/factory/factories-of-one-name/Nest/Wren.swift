import FactoryKit

public func sing() { _ = Container.shared.depth() }

extension Container {
  public var depth: Factory<Float> { self { 1 } }
  var dug: Factory<Float?> { promised() }
}
