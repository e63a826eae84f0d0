// An object with `@dynamicMemberLookup` has the members of another: its subscript is handed the key path that leads to the factory.
// counts: registrations=1 needs=2 opaque=0
import FactoryKit

@dynamicMemberLookup struct Deps {
  subscript<T>(dynamicMember path: KeyPath<Container, Factory<T>>) -> T {
    Container.shared[keyPath: path]()  // expect: missing-provider
  }
}

final class Lamp {}
final class Shade {}

extension Container {
  var lamp: Factory<Lamp> { self { Lamp() } }
  var shade: Factory<Shade?> { promised() }
}

let deps = Deps()
print(deps.lamp)
print(deps.shade as Any)
