import FactoryKit

extension Container {
  var tail: Factory<Tail> { self { Cord() } }
}
