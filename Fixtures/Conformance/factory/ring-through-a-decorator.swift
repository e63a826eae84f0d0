// `Registrations.swift`, `resolve`: a decorator is called with each object before it is answered, also with one that is kept, so what it asks for
// comes before whoever asked.
import FactoryKit

final class Owl {}
final class Nest { init(owl: Owl) {} }
final class Elm {}
final class Leaf {}

extension Container {
  var owl: Factory<Owl> { self { Owl() }.decorator { _ in print(Container.shared.nest()) } }  // expect: dependency-cycle
  var nest: Factory<Nest> { self { Nest(owl: self.owl()) } }
  var elm: Factory<Elm> { self { Elm() }.decorator { print($0, self.leaf()) } }
  var leaf: Factory<Leaf> { self { Leaf() } }
}

print(Container.shared.owl(), Container.shared.elm())
