// Swift: an argument for `@autoclosure () -> T` is written as a `T`, and what it says is asked when the closure runs, once.
// counts: needs=7 opaque=0 registrations=5
import Swinject

extension Resolver {
  func get<Service>() -> Service! { resolve(Service.self) }
}

protocol Flour {}
final class Rye: Flour {}
protocol Yeast {}
protocol Salt {}
final class SeaSalt: Salt {}

protocol Recipe { associatedtype Parts }
final class Oven<R: Recipe> {
  private let parts: () -> R.Parts
  init(parts: @autoclosure @escaping () -> R.Parts) { self.parts = parts }
}
final class Bread: Recipe {
  struct Parts {
    let flour: Flour
    let yeast: Yeast
  }
}
final class Tray {
  struct Parts { let salt: Salt }
  init(parts: @autoclosure () -> Parts, flour: @autoclosure () -> Flour) {}
}

final class BakeryAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Flour.self) { _ in Rye() }
    container.register(Salt.self) { _ in SeaSalt() }
    container.register(Oven<Bread>.self) { r in
      Oven<Bread>(parts: .init(flour: r.get(), yeast: r.get()))  // expect: missing-provider
    }
    container.register(Tray.self) { r in Tray(parts: Tray.Parts(salt: r.get()), flour: r.resolve(Flour.self)!) }
    container.register(Oven<Tray.Parts>.self) { _ in Oven<Tray.Parts>(parts: 1) }
  }
}

extension Tray.Parts: Recipe { typealias Parts = Int }

let assembler = Assembler([BakeryAssembly()])
print(assembler.resolver.resolve(Oven<Bread>.self)!, assembler.resolver.resolve(Tray.self)!)
print(assembler.resolver.resolve(Oven<Tray.Parts>.self)!)
