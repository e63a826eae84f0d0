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
  lazy var unsaid = Factory(self) { Owl() }  // expect: factory-stored-factory
  lazy var named = Factory<Owl>(self) { Owl() }  // expect: factory-stored-factory
  lazy var owls = [Owl()]
  lazy var others: Factory<Owl> = Container.shared.owl
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

// All see this one, and nobody but its own file can assign it.
public final class Bog: SharedContainer {
  public private(set) static var shared = Bog()
  public let manager = ContainerManager()
}
public final class Fen: SharedContainer {
  public private(set) static var shared = Fen()  // expect: factory-replaceable-container (warning)
  public let manager = ContainerManager()

  public static func drain() { shared = Fen() }
}

// No container holds this one.
final class Hunter {
  lazy var owl: Factory<Owl> = Container.shared.owl
}

func mow() {
  Meadow.shared = Meadow()
  print(Marsh.shared)
}
