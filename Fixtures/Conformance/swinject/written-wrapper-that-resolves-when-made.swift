// How apps write it: a property wrapper that resolves in its initializer from a container made in a closure.
import Swinject
struct S {}
struct T {}
class Services {
  static var container: Container = {
    let c = Container()
    c.register(S.self) { _ in S() }.inObjectScope(.container)
    return c
  }()
}
@propertyWrapper struct Dep<T> {
  private var value: T
  init() { value = Services.container.resolve(T.self)! }
  var wrappedValue: T { get { value } mutating set { value = newValue } }
}
class V {
  @Dep var s: S
  @Dep private var t: T  // expect: missing-provider
}
