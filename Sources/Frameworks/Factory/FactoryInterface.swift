/// The public API of 1.0–3.x. A container is its type: what extensions of it declare is there wherever one of its objects is.
let factoryInterface =
  """
    @container @typed
    public protocol ManagedContainer {}
    public protocol SharedContainer: ManagedContainer {}
    public protocol AutoRegistering {
      func autoRegister()
      static func registerAllServices()
    }
    public protocol Resolving: ManagedContainer {}
    public final class ContainerManager {
      @promise public var promiseTriggersError: Bool
      public init() {}
    }

    public final class Container: SharedContainer {
      public static var shared: Container
      public init() {}
    }

    extension ManagedContainer {
      public func callAsFunction<T>(_ factory: () -> T) -> Factory<T> {
        return __provide(type: __declared(T.self), make: factory, hands: [], name: __entry(), of: self)
      }
      public func callAsFunction<P, T>(_ factory: (P) -> T) -> ParameterFactory<P, T> {
        return __provide(type: __declared(T.self), make: factory, hands: [__plain(P.self)], name: __entry(), of: self)
      }
      public func callAsFunction<T>(key: String, _ factory: () -> T) -> Factory<T> { return self(factory) }
      public func callAsFunction<P, T>(key: String, _ factory: (P) -> T) -> ParameterFactory<P, T> { return self(factory) }
      @promise public func promised<T>(key: String? = nil) -> Factory<T?> {}
      @promise public func promised<P, T>(key: String? = nil) -> ParameterFactory<P, T?> {}
      public func reset(options: FactoryResetOptions = .all) {}
      public func decorator(_ decorator: (Any) -> Void) {}
      public func with(_ transform: (Self) -> Void) -> Self { transform(self) }
    }
    extension SharedContainer {
      public func callAsFunction(_ transform: (Self) -> Void) { transform(self) }
      public func preview(_ transform: (Self) -> Void) { transform(self) }
    }
    extension Resolving {
      public func register<T>(_ type: T.Type = T.self, factory: () -> T) -> Factory<T> {
        return __provide(type: type, make: factory, hands: [])
      }
      public func resolve<T>(_ type: T.Type = T.self) -> T? { return __need(type, optional: true) }
      public func factory<T>(_ type: T.Type = T.self) -> Factory<T>? {
        __need(type, optional: true)
        return Factory<T>()
      }
    }

    @entry public struct Factory<T> {
      public var container: ManagedContainer
      public var name: String
      public var vouched: Bool
      public init(_ container: ManagedContainer, key: String? = nil, _ factory: () -> T) {
        return __provide(type: __declared(T.self), make: factory, hands: [], name: __entry(), of: container)
      }
      public init(scope: Scope? = nil, factory: () -> T) {
        let made = __provide(type: __declared(T.self), make: factory, hands: [], name: __entry(), of: __home())
        return made.scope(scope)
      }
      public func callAsFunction() -> T { return __need(T.self, of: container, name: name, vouched: vouched) }
      public func resolve() -> T { return __need(T.self, of: container, name: name, vouched: vouched) }
      public func resolveOnMainActor() -> T { return __need(T.self, of: container, name: name, vouched: vouched) }
      public func resolveOnGlobalActor(_ isolation: Actor) -> T { return __need(T.self, of: container, name: name, vouched: vouched) }
      public func register(factory: () -> T) -> Factory<T> {
        __replace(T.self, make: factory, of: container, name: name)
        return self
      }
      public func callAsFunction(factory: () -> T) { __replace(T.self, make: factory, of: container, name: name) }
    }
    @entry public struct ParameterFactory<P, T> {
      public var container: ManagedContainer
      public var name: String
      public var vouched: Bool
      public init(_ container: ManagedContainer, key: String? = nil, _ factory: (P) -> T) {
        return __provide(type: __declared(T.self), make: factory, hands: [__plain(P.self)], name: __entry(), of: container)
      }
      public init(scope: Scope? = nil, factory: (P) -> T) {
        let made = __provide(type: __declared(T.self), make: factory, hands: [__plain(P.self)], name: __entry(), of: __home())
        return made.scope(scope)
      }
      public func callAsFunction(_ parameters: P) -> T { return __need(T.self, of: container, name: name, vouched: vouched) }
      public func resolve(_ parameters: P) -> T { return __need(T.self, of: container, name: name, vouched: vouched) }
      public func resolveOnMainActor(_ parameters: P) -> T { return __need(T.self, of: container, name: name, vouched: vouched) }
      public func resolveOnGlobalActor(_ isolation: Actor, parameters: P) -> T {
        return __need(T.self, of: container, name: name, vouched: vouched)
      }
      public func register(factory: (P) -> T) -> ParameterFactory<P, T> {
        __replace(T.self, make: factory, of: container, name: name)
        return self
      }
      public func callAsFunction(factory: (P) -> T) { __replace(T.self, make: factory, of: container, name: name) }
    }
  """ + factoryModifiers(of: "Factory<T>", making: "() -> T") + factoryModifiers(of: "ParameterFactory<P, T>", making: "(P) -> T")
  + factoryWrappers

/// What may be said of a factory, which both kinds say alike.
private func factoryModifiers(of type: String, making maker: String) -> String {
  let name = type.prefix { $0 != "<" }
  let scopes = ["singleton", "cached", "shared", "graph", "unique"].map {
    "public var \($0): \(type) { return __lifetime(.\($0)) }"
  }
  // What tests and previews alone make is made by no program that runs.
  let contexts = ["onTest", "onPreview"].map {
    "@elsewhere public func \($0)(factory: @escaping \(maker)) -> \(type) { return self }"
  }
  // The others stand in for what is registered, in some builds (`Registrations.swift`, `factoryForCurrentContext`). A promise stops debug builds
  // alone.
  let stand = "__replace(T.self, make: factory, of: container, name: name, aside: true)"
  let builds = [
    ("onDebug", "DEBUG", "if vouched {} else { \(stand) }"), ("onSimulator", "targetEnvironment(simulator)", ""),
    ("onDevice", "!targetEnvironment(simulator)", ""),
  ].map { name, build, anyway in
    """
    public func \(name)(factory: @escaping \(maker)) -> \(type) {
        \(anyway)
        #if \(build)
        \(stand)
        #endif
        return self
      }
    """
  }
  return """

    extension \(name) {
      \((scopes + contexts + builds).joined(separator: "\n  "))
      public func scope(_ scope: Scope) -> \(type) { return __lifetime(scope) }
      public func custom(scope: Scope) -> \(type) { return __lifetime(scope) }
      public func timeToLive(_ seconds: Double) -> \(type) { return self }
      public func scopeOnParameters() -> \(type) { return self }
      public var scopeOnParameters: \(type) { return self }
      public func decorator(_ decorator: @escaping (T) -> Void) -> \(type) { return __after(decorator, hands: []) }
      @elsewhere public func onArg(_ argument: String, factory: @escaping \(maker)) -> \(type) { return self }
      @elsewhere public func onArgs(_ arguments: [String], factory: @escaping \(maker)) -> \(type) { return self }
      public func context(_ contexts: FactoryContextType..., factory: @escaping \(maker)) -> \(type) {
        for context in contexts {
          switch context {
          case .debug: self.onDebug(factory: factory)
          case .simulator: self.onSimulator(factory: factory)
          case .device: self.onDevice(factory: factory)
          default: break
          }
        }
        return self
      }
      @elsewhere public func preview(factory: @escaping \(maker)) {}
      public func once() -> \(type) { return self }
      public func reset(_ options: FactoryResetOptions = .all) -> \(type) { return self }
    }
    """
}

private let factoryWrappers = """

  public enum FactoryResetOptions {
    case all
    case none
    case registration
    case context
    case scope
  }
  public enum FactoryContextType {
    case arg(String)
    case args([String])
    case preview
    case test
    case debug
    case simulator
    case device
  }
  public enum Scope {
    case singleton
    case cached
    case shared
    case graph
    case unique
  }
  public final class Cached { public init() {} }
  extension Scope {
    public final class Cached { public init() {} }
    public final class Shared { public init() {} }
    public final class Singleton { public init() {} }
  }
  @weak public final class Weakly<T> {}

  public typealias VoidFactoryType<T> = () -> T
  public typealias ParameterFactoryType<P, T> = (P) -> T
  public typealias FactoryAutoRegistering = AutoRegistering
  public typealias FactoryContainer = Container
  public typealias FactoryContainerManager = ContainerManager
  public typealias FactoryManagedContainer = ManagedContainer
  public typealias FactoryResolving = Resolving
  public typealias FactoryScope = Scope
  public typealias FactorySharedContainer = SharedContainer

  public func dependency<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T { return __at(keyPath, Container.self).resolve() }
  public func dependency<T, P>(_ keyPath: KeyPath<Container, ParameterFactory<P, T>>, parameter: P) -> T {
    return __at(keyPath, Container.self).resolve(parameter)
  }
  public func resolve<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T { return __at(keyPath, Container.self).resolve() }

  @propertyWrapper public struct Injected<T> {
    public var entry: Factory<T>
    public init(_ keyPath: KeyPath<Container, Factory<T>>) {
      self.entry = __at(keyPath, Container.self)
      __at(keyPath, Container.self).resolve()
    }
    public init(_ factory: Factory<T>) {
      self.entry = factory
      factory.resolve()
    }
    public var wrappedValue: T
    public var projectedValue: Injected<T> { return self }
    public var factory: Factory<T> { return entry }
  }
  @propertyWrapper public struct InjectedObject<T> {
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { __at(keyPath, Container.self).resolve() }
    public var wrappedValue: T
  }
  @propertyWrapper public struct InjectedObservable<T> {
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { __at(keyPath, Container.self).resolve() }
    public var wrappedValue: T
  }
  @propertyWrapper public struct InjectedStateObject<T> {
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { __at(keyPath, Container.self).resolve() }
    public var wrappedValue: T
  }
  @propertyWrapper public struct InjectedType<T> {
    public init() { __need(T.self, of: Container.shared, optional: true) }
    public init(_ container: ManagedContainer) { __need(T.self, of: container, optional: true) }
    public var wrappedValue: T?
  }
  @propertyWrapper public struct InjectedContainer<C> {
    public init() {}
    public init(_ type: C.Type) {}
    public var wrappedValue: C
  }
  @propertyWrapper public struct LazyInjected<T> {
    public var entry: Factory<T>
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.entry = __at(keyPath, Container.self) }
    public init(_ factory: Factory<T>) { self.entry = factory }
    public var wrappedValue: T { return entry.resolve() }
    public var projectedValue: LazyInjected<T> { return self }
    public var factory: Factory<T> { return entry }
    public func resolve(reset options: FactoryResetOptions = .none) { entry.resolve() }
  }
  @propertyWrapper public struct WeakLazyInjected<T> {
    public var entry: Factory<T>
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.entry = __at(keyPath, Container.self) }
    public init(_ factory: Factory<T>) { self.entry = factory }
    public var wrappedValue: T? { return __need(Weakly<T>.self, of: entry.container, name: entry.name, vouched: entry.vouched) }
    public var projectedValue: WeakLazyInjected<T> { return self }
    public var factory: Factory<T> { return entry }
    public func resolve(reset options: FactoryResetOptions = .none) {
      __need(Weakly<T>.self, of: entry.container, name: entry.name, vouched: entry.vouched)
    }
  }
  @propertyWrapper public struct DynamicInjected<T> {
    public var entry: Factory<T>
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.entry = __at(keyPath, Container.self) }
    public var wrappedValue: T { return entry.resolve() }
    public var projectedValue: Factory<T> { return entry }
  }
  """
