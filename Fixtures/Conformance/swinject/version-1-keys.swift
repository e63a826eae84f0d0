// ContainerSpec of 1.1: names and argument types are part of the key, several arguments are handed over as a tuple; containers have
// parents; `.Hierarchy` and `.Container` are scopes.
import Swinject

struct Sail {}
struct Boat { let length: Int }
struct Crew {}

class BoatAssembly: AssemblyType {
  func assemble(container: Container) {
    container.register(Sail.self, name: "red") { _ in Sail() }.inObjectScope(.Hierarchy)
    container.register(Boat.self) { (_: ResolverType, length: Int) in Boat(length: length) }
    container.register(Boat.self) { (_: ResolverType, length: Int, name: String) in Boat(length: length) }
  }
}

let boats = try! Assembler(assemblies: [BoatAssembly()])
_ = boats.resolver.resolve(Sail.self, name: "red")!
_ = boats.resolver.resolve(Sail.self)!  // expect: missing-provider
_ = boats.resolver.resolve(Boat.self, argument: 7)!
_ = boats.resolver.resolve(Boat.self, arguments: (7, "Anna"))!
_ = boats.resolver.resolve(Boat.self, arguments: ("Anna", 7))!  // expect: missing-provider
let harbour = Container()
let pier = Container(parent: harbour) { c in c.register(Crew.self) { _ in Crew() } }
harbour.register(Sail.self) { _ in Sail() }.inObjectScope(.Container)
_ = pier.resolve(Sail.self)!
_ = harbour.resolve(Crew.self)!  // expect: missing-provider
