// "A dependency using a setter has to be set manually before being accessed": the documentation, `Configuration Attributes`.

final class Ship {
  private let dependencies: ShipDependencyResolver

  // weaver: engine = Engine
  // weaver: engine.setter = true

  // weaver: anchor = Anchor // expect: weaver-unset-setter (warning)
  // weaver: anchor.setter = true

  init(injecting dependencies: ShipDependencyResolver) {
    self.dependencies = dependencies
    dependencies.setEngine(Engine())
  }
}

final class Engine {}
final class Anchor {}
