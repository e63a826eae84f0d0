// Docs, "Troubleshooting": a factory holds its container, so a container that stores one is never set free.
import FactoryKit

final class Owl {}

extension Container {
  var owl: Factory<Owl> { self { Owl() } }
}

final class Forest: SharedContainer {
  static var shared = Forest()  // expect: factory-replaceable-container (warning)
  let manager = ContainerManager()
  lazy var kept: Factory<Owl> = self { Owl() }  // expect: factory-stored-factory
}
