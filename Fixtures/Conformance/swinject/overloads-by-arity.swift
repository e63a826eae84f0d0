// counts: opaque=0
// An app's own `register` beside the framework's: a closure's parameters rule overloads out.
import Swinject
final class A {}
final class B { init(a: A, n: Int) {} }
final class C { init(a: A, n: Int, s: String) {} }
extension Container {
  @discardableResult
  func register<S>(_ type: S.Type, name: String? = nil, mainActorFactory: @escaping @MainActor (Resolver) -> S) -> ServiceEntry<S> {
    register(type, name: name, factory: { r in MainActor.assumeIsolated { mainActorFactory(r) } })
  }
}
struct AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(A.self) { _ in A() }
    container.register(B.self) { r, n in B(a: r.resolve(A.self)!, n: n) }
    container.register(C.self) { C(a: $0.resolve(A.self)!, n: $1, s: $2) }
  }
}
let assembler = Assembler([AppAssembly()])
func start() {
  _ = assembler.resolver.resolve(B.self, argument: 3)!
  _ = assembler.resolver.resolve(C.self, arguments: 3, "s")!
  _ = assembler.resolver.resolve(B.self)!  // expect: missing-provider
}
