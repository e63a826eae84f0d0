// A wrapper that fails through the app's own function that never answers makes its need required.
import Swinject
final class Gap {}
final class Soft {}
func crash(_ text: String) -> Never { fatalError(text) }
enum DI { static let container = Container() }
@propertyWrapper struct Needed<T> {
  let wrappedValue: T
  init() {
    guard let value = DI.container.resolve(T.self) else { crash("no \(T.self)") }
    wrappedValue = value
  }
}
@propertyWrapper struct Wanted<T> {
  let wrappedValue: T?
  init() { wrappedValue = DI.container.resolve(T.self) }
}
final class View {
  @Needed var gap: Gap  // expect: missing-provider
  @Wanted var soft: Soft?
}
func start() { DI.container.register(Int.self) { _ in 3 } }
