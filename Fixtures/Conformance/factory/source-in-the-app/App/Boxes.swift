// The first generation's one file in the app's own module, heads alone: nothing imports it.
open class SharedContainer {
  open class Scope {}
  fileprivate func box<T>(_ instance: T) {}
}
public class Container: SharedContainer {}
public protocol AutoRegistering { static func registerAllServices() }
public struct Factory<T> {
  public init(scope: SharedContainer.Scope? = nil, factory: @escaping () -> T) {}
  public func callAsFunction() -> T { fatalError() }
}
public struct ParameterFactory<P, T> {}
@propertyWrapper public struct Injected<T> {
  public init(_ factory: Factory<T>) {}
  public var wrappedValue: T { fatalError() }
}
@propertyWrapper public struct LazyInjected<T> { public var wrappedValue: T { fatalError() } }
@propertyWrapper public struct WeakLazyInjected<T> { public var wrappedValue: T? { nil } }
