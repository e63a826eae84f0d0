// A factory of an optional that makes nil says that there may be nothing.
import FactoryKit

protocol Bird {}

extension Container {
  var bird: Factory<Bird?> { self { nil } }
}

let bird = Container.shared.bird()
