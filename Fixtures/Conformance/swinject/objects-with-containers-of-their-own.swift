// Two objects of one class are two, and so is what each makes in its initializer (The Swift Programming Language, "Structures and Classes"):
// what one of them is told to load is not in the other (`Assembler.swift`: each has a container of its own).
// counts: needs=5 registrations=3 opaque=0
import Swinject

protocol Tea {}
struct Green: Tea {}
struct Black: Tea {}
final class Milk {}

final class Usual: Assembly {
  func assemble(container: Container) {
    container.register(Tea.self) { _ in Green() }
    container.register(Milk.self) { _ in Milk() }
  }
}
final class Strong: Assembly {
  func assemble(container: Container) { container.register(Tea.self) { _ in Black() } }
}

final class Kitchen {
  static let shared = Kitchen()
  static let strong = Kitchen(assemblies: [Strong()])
  static let usual = Kitchen(assemblies: [Usual()])
  private let assembler: Assembler
  private var resolver: any Resolver { assembler.resolver }

  private init() { assembler = Assembler([Usual()]) }
  init(assemblies: [any Assembly]) { assembler = Assembler(assemblies) }

  func serve<S>(_ type: S.Type) -> S { resolver.resolve(type)! }
}

func serveAll() {
  _ = Kitchen.shared.serve(Tea.self)
  _ = Kitchen.shared.serve(Milk.self)
  _ = Kitchen.strong.serve(Tea.self)
  _ = Kitchen.strong.serve(Milk.self)  // expect: missing-provider
  _ = Kitchen.usual.serve(Milk.self)
}
