// Docs, "Troubleshooting": a factory holds its container, so a container that stores one is never set free.
import FactoryKit

final class Owl {}

extension Container {
  var owl: Factory<Owl> { self { Owl() } }
}

public final class Forest: SharedContainer {
  public static var shared = Forest()  // expect: factory-replaceable-container (warning)
  public let manager = ContainerManager()
  lazy var kept: Factory<Owl> = self { Owl() }  // expect: factory-stored-factory
}

// Nobody but this module sees the next two: one is assigned, one never.
final class Meadow: SharedContainer {
  static var shared = Meadow()  // expect: factory-replaceable-container (warning)
  let manager = ContainerManager()
}
final class Marsh: SharedContainer {
  static var shared = Marsh()
  let manager = ContainerManager()
}

func mow() {
  Meadow.shared = Meadow()
  print(Marsh.shared)
}
