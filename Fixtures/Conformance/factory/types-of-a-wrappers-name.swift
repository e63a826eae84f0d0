// counts: needs=2 opaque=0
// Only a type marked as a property wrapper can be an attribute of a property (The Swift Programming Language, "Attributes", propertyWrapper).
import Factory

protocol Injected {}
struct LazyInjected { var name: String }

protocol Crew {}
final class Rowers: Crew {}
final class Race {
  @Injected(\.crew) var crew  // expect: missing-provider
  @LazyInjected(\.spare) var spare
}

extension Container {
  var crew: Factory<Crew> { self { fatalError("no crew yet") } }
  var spare: Factory<Crew> { self { Rowers() } }
}

print(Race())
