// SwinjectContainer.getEntry since 1.6.0: "An entry from a parent container uses that same parent container as the source resolver",
// and that one is handed to the factory, while initCompleted gets the container that was asked (`completed(self, …)`). So what only a
// child registers is not there for its parent's factories, and what shadows a parent's registration in a child closes no ring.
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
  }
}

let kitchen = ScopedModuleAssembler<Resolver>([KitchenAssembly()])
let terrace = ScopedModuleAssembler<Resolver>(parent: kitchen.internalAssembler, [TerraceAssembly()])
// Iced tea around a cup of green.
_ = terrace.internalAssembler.resolver.resolve(Tea.self)!
_ = terrace.internalAssembler.resolver.resolve(Tray.self)!
_ = terrace.internalAssembler.resolver.resolve(Table.self)!
_ = terrace.resolver.resolveCollection(Guest.self)
