import FactoryKit
import Nest

public func dig() {
  _ = Container.shared.depth()
  _ = Container.shared.dug()
}

extension Container {
  public var depth: Factory<Float> { self { 2 } }
  var dug: Factory<Float?> { promised() }
}

func fill() { Container.shared.dug.register { 1 } }
