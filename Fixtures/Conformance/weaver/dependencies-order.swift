// "The dependencies object must be declared and created prior to any other Weaver annotation": the documentation, `Declaration`.

final class Ship {
  @Weaver(.registration)  // expect: weaver-dependencies-order
  private var engine: Engine

  private let dependencies = MainDependencyContainer.shipDependencyResolver()
}

final class Boat {
  private let dependencies = MainDependencyContainer.boatDependencyResolver()

  @Weaver(.registration)
  private var engine: Engine
}

final class Engine {}
