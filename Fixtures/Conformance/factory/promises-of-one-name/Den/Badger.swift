import FactoryKit

extension Container {
  var depth: Factory<Float?> { promised() }
  var width: Factory<Int?> { promised() }
}

public func dig() { _ = Container.shared.depth() }

public func fill() {
  Container.shared.depth.register { 1 }
  Container.shared.width.register { 2 }
}
