// What is legal and worth a look: an answer under another name (`Inspector.resolveRegistration`), and a registration for nobody.

protocol Lamp {}
final class Lantern: Lamp {}

final class Ship {
  private let dependencies: ShipDependencyResolver

  // weaver: lamp = Lantern <- Lamp
  // weaver: engine = Engine
  // weaver: anchor = Anchor // expect: weaver-unused-registration (note)
  // weaver: bridge = Bridge

  init(injecting dependencies: ShipDependencyResolver) {
    self.dependencies = dependencies
    dependencies.engine.start()
    dependencies.bridge.man()
  }
}

final class Bridge {
  // weaver: light <- Lamp // expect: weaver-renamed (note)

  func man() {}
}

final class Engine {
  func start() {}
}
final class Anchor {}
