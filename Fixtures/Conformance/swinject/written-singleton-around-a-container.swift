// How apps write it: an object around the container, with generic helpers of one name.
import Swinject
protocol A {}
final class AImpl: A { init(b: B) {} }
final class B {}
final class DI {
  static let shared = DI()
  private let container = Container()
  private init() { setup() }
  private func setup() {
    container.register(A.self) { r in AImpl(b: r.resolve(B.self)!) }
    container.register(B.self) { _ in B() }
  }
  func resolve<T>() -> T { container.resolve(T.self)! }
  func resolve<T>(_ t: T.Type) -> T { guard let x = container.resolve(t) else { fatalError() }; return x }
}
final class VC {
  let a: A = DI.shared.resolve()
  lazy var b = DI.shared.resolve(B.self)
  let c: String = DI.shared.resolve()  // expect: missing-provider
}
