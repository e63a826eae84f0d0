// SwinjectContainer.getEntry since 1.6.0: "An entry from a parent container uses that same parent container as the source resolver",
// and that one is handed to the factory, while initCompleted gets the container that was asked (`completed(self, …)`). So what only a
// child registers is not there for its parent's factories, and what shadows a parent's registration in a child closes no ring. A
// collection is registered where its first element is (ServiceCollector), so that container alone makes it.
import Knit

protocol Tea {}
final class Green: Tea {}
final class Iced: Tea {
  init(cup: Cup) {}
}
final class Cup {
  init(tea: Tea) {}
}
final class Tray {
  init(spoon: Spoon) {}
}
final class Spoon {}
final class Fork {}
final class Knife {}
final class Plate {}
final class Bowl {}
protocol Pet {}
final class Cat: Pet {
  var bowl: Bowl?
}
final class Dog: Pet {}
final class Uncle: Guest {
  var plate: Plate?
}
final class Table {
  var fork: Fork?
}
protocol Guest {}
final class Aunt: Guest {
  init(knife: Knife) {}
}

struct KitchenAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Tea.self) { _ in Green() }
    container.register(Cup.self) { r in Cup(tea: r.unsafeResolver().resolve(Tea.self)!) }
    container.register(Tray.self) { r in Tray(spoon: r.unsafeResolver().resolve(Spoon.self)!) }  // expect: missing-provider
    container.register(Table.self) { _ in Table() }
      .initCompleted { r, table in table.fork = r.resolve(Fork.self)! }  // expect: missing-provider (warning)
    container.registerIntoCollection(Guest.self) { r in
      Aunt(knife: r.unsafeResolver().resolve(Knife.self)!)  // expect: missing-provider
    }
    container.registerIntoCollection(Guest.self) { _ in Uncle() }
      .initCompleted { r, guest in (guest as! Uncle).plate = r.resolve(Plate.self)! }  // expect: missing-provider
    container.registerIntoCollection(Pet.self) { _ in Cat() }
      .initCompleted { r, pet in (pet as! Cat).bowl = r.resolve(Bowl.self)! }  // expect: missing-provider (warning)
  }
}

struct TerraceAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Tea.self) { r in Iced(cup: r.unsafeResolver().resolve(Cup.self)!) }
    container.register(Spoon.self) { _ in Spoon() }
    container.register(Fork.self) { _ in Fork() }
    container.register(Knife.self) { _ in Knife() }
    container.register(Plate.self) { _ in Plate() }
    container.register(Bowl.self) { _ in Bowl() }
    container.registerIntoCollection(Pet.self) { _ in Dog() }
  }
}

let kitchen = ScopedModuleAssembler<Resolver>([KitchenAssembly()])
let terrace = ScopedModuleAssembler<Resolver>(parent: kitchen.internalAssembler, [TerraceAssembly()])
// Iced tea around a cup of green.
_ = terrace.internalAssembler.resolver.resolve(Tea.self)!
_ = terrace.internalAssembler.resolver.resolve(Tray.self)!
_ = terrace.internalAssembler.resolver.resolve(Table.self)!
_ = terrace.resolver.resolveCollection(Guest.self)
_ = terrace.resolver.resolveCollection(Pet.self)
