// One helper, two calls in one function, each with its own T: two needs.
import Swinject

struct Fork {}
struct Knife {}
struct Spoon {}

extension Resolver {
  func get<T>() -> T { resolve(T.self)! }
}
final class TableAssembly: Assembly {
  func assemble(container: Container) { container.register(Fork.self) { _ in Fork() } }
}
final class Waiter {
  let resolver = Assembler([TableAssembly()]).resolver
  func lay() {
    let fork: Fork = resolver.get()
    let knife: Knife = resolver.get()  // expect: missing-provider
    serve(resolver.get(), resolver.get())  // expect: missing-provider
    _ = (fork, knife)
  }
  func serve(_ fork: Fork, _ spoon: Spoon) {}
}
