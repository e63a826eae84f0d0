// A typealias of a generic type that leaves out the type's parameters has the same ones (The Swift Programming Language, Declarations, "Type Alias
// Declaration"): what is declared by it is a factory.
// counts: registrations=2 needs=4
import Factory

typealias Part = Factory

final class Oar {}
final class Sail {}

extension Container {
  var oar: Part<Oar> { self { Oar() } }
  var sail: Part<Sail> { self { fatalError("no sail yet") } }
}
final class Boat {
  @Injected(\.oar) var oar
  @Injected(\.sail) var sail  // expect: missing-provider
}
final class Raft {
  let oar = Container.shared.oar()
  let other = Container.shared.oar.resolve()
}
let fleet = (Boat(), Raft())
