// As in `lists-kept-by-several-objects.swift`, but the lists are gone through: `Assembler.apply(assembly:)` runs one assembly (`Assembler.swift`, 2.10).
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
  private let first: [Assembly]
  private let then: [Assembly]
  init(first: [Assembly], then: [Assembly]) { (self.first, self.then) = (first, then) }

  func open() -> Pantry {
    let assembler = Assembler()
    for assembly in first { assembler.apply(assembly: assembly) }
    then.forEach { assembler.apply(assembly: $0) }
    return assembler.resolver.resolve(Pantry.self)!
  }
}

final class Host {
  private let oven: Oven
  private let piano: Piano

  init() {
    let pantry = Opening(first: [OvenAssembly()], then: [PantryAssembly()]).open()
    oven = pantry.find(Oven.self)
    piano = pantry.find(Piano.self)  // expect: missing-provider
  }

  static func main() { _ = Host() }
}
