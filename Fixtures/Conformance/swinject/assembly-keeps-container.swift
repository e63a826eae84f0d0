// Assembler.swift, run(assemblies:): each assembly is handed the container, then the resolver.
// An assembly keeps the container it was handed and asks it later.
import Swinject

struct Rope {}
struct Hook {}
struct Climb { let rope: Rope }

final class GearAssembly: Assembly {
  private var container: Container?
  private var resolver: Resolver!
  func assemble(container: Container) {
    self.container = container
    container.register(Rope.self) { _ in Rope() }
    registerClimb()
  }
  func loaded(resolver: Resolver) { self.resolver = resolver }
  private func registerClimb() {
    container?.register(Climb.self) { [unowned self] _ in Climb(rope: self.container!.resolve(Rope.self)!) }
  }
  func climb() -> Climb { container!.resolve(Climb.self)! }
  func hook() -> Hook { resolver.resolve(Hook.self)! }  // expect: missing-provider
}
final class AppDelegate {
  let gear = GearAssembly()
  func launch() {
    let assembler = Assembler([gear])
    _ = assembler
    _ = gear.climb()
    _ = gear.hook()
  }
}
