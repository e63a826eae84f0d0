// Docs, "Registrations": `register` takes the place of the factory's own closure, and is no second factory.
import FactoryKit

protocol Bird {}
final class Owl: Bird {}
final class Paper: Bird {}

extension Container {
  var bird: Factory<Bird> { self { Owl() } }
}

Container.shared.bird.register { Paper() }
_ = Container.shared.bird()
