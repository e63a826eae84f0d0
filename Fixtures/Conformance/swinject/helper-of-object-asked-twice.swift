// The helper belongs to the object that asks, which is reached through a protocol.
import Swinject

struct Fork {}
struct Knife {}
protocol Resolving { var resolver: Resolver { get } }
extension Resolving {
  func get<T>(_ type: T.Type = T.self) -> T { resolver.resolve(type)! }
}
final class TableAssembly: Assembly {
  func assemble(container: Container) { container.register(Fork.self) { _ in Fork() } }
}
final class Waiter: Resolving {
  let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func lay() {
    let fork: Fork = get()
    let knife: Knife = get()  // expect: missing-provider
    let other = get(Int.self)  // expect: missing-provider
    _ = (fork, knife, other)
  }
}
func start() { Waiter(resolver: Assembler([TableAssembly()]).resolver).lay() }
