import FactoryKit

extension Container {
  var depth: Factory<Float?> { promised() }
  var width: Factory<Double?> { promised() }
}

public func sing() {
  _ = Container.shared.depth()
  _ = Container.shared.width()  // expect: missing-provider
}
