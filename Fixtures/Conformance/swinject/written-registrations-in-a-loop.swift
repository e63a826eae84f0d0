// How apps write it: names from a list, helpers of the assembly, a resolver behind a static of a protocol.
import Swinject
public protocol Injection { static var resolver: Resolver { get } }
enum App: Injection {
  static let assembler = Assembler([Core()])
  static var resolver: Resolver { assembler.resolver }
}
class Core: Assembly {
  func assemble(container: Container) {
    for name in ["a", "b"] { container.register(String.self, name: name) { _ in name } }
    registerMore(container)
  }
  private func registerMore(_ c: Container) {
    c.register(Int.self) { r in r.resolve(String.self, name: "a")!.count }
    c.register(Double.self) { r in Double(r.resolve(String.self, name: "c")!.count) }  // expect: missing-provider
  }
}
class Q { let i = App.resolver.resolve(Int.self)!; let s = App.resolver.resolve(String.self, name: "b")! }
