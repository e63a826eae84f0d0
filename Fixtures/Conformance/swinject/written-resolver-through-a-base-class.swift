// How apps write it: a container made in a closure, a resolver handed through initializers to a base class.
import Swinject
class AppDelegate {
  let container: Container = {
    let container = Container()
    container.register(String.self) { _ in "" }
    container.register(VM.self) { (r, id: String) in VM(id: id, n: r.resolve(String.self)!) }
    return container
  }()
  func start() { Coordinator(resolver: container).go() }
}
class VM { init(id: String, n: String) {} }
class BaseCoordinator { let resolver: Resolver; init(resolver: Resolver) { self.resolver = resolver } }
class Coordinator: BaseCoordinator {
  func go() {
    let vm = resolver.resolve(VM.self, argument: "x")!
    let w = resolver.resolve(VM.self)!  // expect: missing-provider
  }
}
