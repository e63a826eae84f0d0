// An object keeps a list of assemblies, and it is made both by whoever is made first and by what that one is made in: the list is one of those that
// were seen, and a sum with it is one of theirs. `Assembler.apply(assemblies:)` runs each assembly of its list (`Assembler.swift`, 2.10).
// counts: registrations=2 needs=3 opaque=0
import Swinject

final class Oven {}
final class Piano {}

struct OvenAssembly: Assembly {
  func assemble(container: Container) { container.register(Oven.self) { _ in Oven() } }
}

protocol Pantry {
  func find<T>(_ type: T.Type) -> T
}
final class ResolvingPantry: Pantry {
  private let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func find<T>(_ type: T.Type) -> T { resolver.resolve(type)! }
}
struct PantryAssembly: Assembly {
  func assemble(container: Container) { container.register(Pantry.self) { ResolvingPantry(resolver: $0) } }
}

struct Opening {
  private var own: [Assembly] { [PantryAssembly()] }
  private let others: [Assembly]
  init(others: [Assembly]) { self.others = others }

  func open() -> Pantry {
    let assembler = Assembler()
    assembler.apply(assemblies: own + others)
    return assembler.resolver.resolve(Pantry.self)!
  }
}

final class Host {
  private let oven: Oven
  private let piano: Piano

  init() {
    let pantry = Opening(others: [OvenAssembly()]).open()
    oven = pantry.find(Oven.self)
    piano = pantry.find(Piano.self)  // expect: missing-provider
  }

  static func main() { _ = Host() }
}
