// In an extension of a generic type, its bare name is the type at hand, also where only a library knows which type parameters it has. A key that says
// none has those of what is made; where nothing says which, it may be any (Docs/Decisions).
// counts: opaque=2
import CargoKit
import Swinject

final class Salt {}
final class Rice {}
final class Tea {}

extension Crate {
  static func packed(_ label: String) -> Crate { Crate(label) }
  static var empty: Self { Crate("") }
}
final class HarborAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Crate.self) { _ in
      let label = "dry"
      return Crate<Salt>.packed(label)
    }
    container.register(Crate.self) { _ in Crate<Rice>.empty }
    container.register(Barrel.self) { _ in brew() }
  }
}

let harbor = Assembler([HarborAssembly()]).resolver
print(harbor.resolve(Crate<Salt>.self)!, harbor.resolve(Crate<Rice>.self)!)
let salted: Crate<Salt> = harbor.resolve(Crate.self)!
print(salted, harbor.resolve(Crate<Tea>.self)!)  // expect: missing-provider
print(harbor.resolve(Barrel<Tea>.self)!)  // expect: missing-provider (note)
