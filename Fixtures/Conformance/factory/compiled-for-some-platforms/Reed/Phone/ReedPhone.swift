import FactoryKit

extension Container {
  var stem: Factory<Stem> { self { Thin() } }
  var leaf: Factory<Leaf> { self { Leaf() } }
}
