/// The public API of 1.0–1.5. Its containers are asked for themselves first, then for those below them, depth first.
let resolverInterface = """
  @own public protocol ResolverRegistering { static func registerAllServices() }
  public protocol Resolving {}
  extension Resolving { public var resolver: Resolver { return Resolver.root } }
  public protocol StoryboardResolving: Resolving { func resolveViewController() }

  @container
  public final class Resolver {
    public static var main: Resolver = Resolver()
    public static var root: Resolver = main
    public static var defaultScope: ResolverScope = .graph
    public static var application: ResolverScope { return .application }
    public static var cached: ResolverScope { return .cached }
    public static var graph: ResolverScope { return .graph }
    public static var shared: ResolverScope { return .shared }
    public static var unique: ResolverScope { return .unique }

    public init() { return __create() }
    public init(child: Resolver?) { return __create(parent: child) }
    public init(parent: Resolver?) { return __create(parent: parent) }
    public func add(child: Resolver) { __join(child) }
    public static func reset() { __empty(of: main) }
    public static func registerServices() {}
    public func registerServices() {}

    public static func register<Service>(
      name: Resolver.Name? = nil, factory: Maker<Service>
    ) -> ResolverOptions<Service> { return main.register(name: name, factory: factory) }
    public static func register<Service>(
      _ type: Service.Type, name: Resolver.Name? = nil, factory: Maker<Service>
    ) -> ResolverOptions<Service> { return main.register(type, name: name, factory: factory) }
    public func register<Service>(name: Resolver.Name? = nil, factory: Maker<Service>) -> ResolverOptions<Service> {
      return __provide(make: factory, hands: [self, Resolver.Args()], name: name)
    }
    public func register<Service>(
      _ type: Service.Type, name: Resolver.Name? = nil, factory: Maker<Service>
    ) -> ResolverOptions<Service> {
      return __provide(type: type, make: factory, hands: [self, Resolver.Args()], name: name)
    }

    public static func resolve<Service>(_ type: Service.Type = Service.self, name: Resolver.Name? = nil) -> Service {
      return __need(type, of: root, name: name)
    }
    public static func resolve<Service>(
      _ type: Service.Type = Service.self, name: Resolver.Name? = nil, args: Any?
    ) -> Service { return __need(type, of: root, name: name, supplies: true, supplied: args) }
    public func resolve<Service>(_ type: Service.Type = Service.self, name: Resolver.Name? = nil) -> Service {
      return __need(type, name: name)
    }
    public func resolve<Service>(
      _ type: Service.Type = Service.self, name: Resolver.Name? = nil, args: Any?
    ) -> Service { return __need(type, name: name, supplies: true, supplied: args) }
    public static func optional<Service>(
      _ type: Service.Type = Service.self, name: Resolver.Name? = nil
    ) -> Service? { return __need(type, of: root, name: name, optional: true) }
    public static func optional<Service>(
      _ type: Service.Type = Service.self, name: Resolver.Name? = nil, args: Any?
    ) -> Service? { return __need(type, of: root, name: name, optional: true, supplies: true, supplied: args) }
    public func optional<Service>(_ type: Service.Type = Service.self, name: Resolver.Name? = nil) -> Service? {
      return __need(type, name: name, optional: true)
    }
    public func optional<Service>(
      _ type: Service.Type = Service.self, name: Resolver.Name? = nil, args: Any?
    ) -> Service? { return __need(type, name: name, optional: true, supplies: true, supplied: args) }

    public struct Name: ExpressibleByStringLiteral {
      public init(_ rawValue: String) { return rawValue }
      public static func name(fromString string: String?) -> Resolver.Name? { return string }
    }
    public struct Args {
      public func callAsFunction<T>() -> T { return __taken(T.self) }
      public func callAsFunction<T>(_ key: String) -> T { return __taken(T.self, key: key) }
      public func get<T>() -> T { return __taken(T.self) }
      public func get<T>(_ key: String) -> T { return __taken(T.self, key: key) }
      public func optional<T>() -> T? {}
      public func optional<T>(_ key: String) -> T? {}
    }
  }

  public typealias ResolverFactory<Service> = () -> Service?
  public typealias ResolverFactoryResolver<Service> = (Resolver) -> Service?
  public typealias ResolverFactoryArguments<Service> = (Resolver, Any?) -> Service?
  public typealias ResolverFactoryArgumentsN<Service> = (Resolver, Resolver.Args) -> Service?
  public typealias ResolverFactoryAnyArguments<Service> = (Resolver, Any?) -> Service?
  public typealias ResolverFactoryMutator<Service> = (Resolver, Service) -> Void
  public typealias ResolverFactoryMutatorArguments<Service> = (Resolver, Service, Any?) -> Void
  public typealias ResolverFactoryMutatorArgumentsN<Service> = (Resolver, Service, Resolver.Args) -> Void

  public struct ResolverOptions<Service> {
    public func implements<P>(_ type: P.Type, name: Resolver.Name? = nil) -> ResolverOptions<Service> {
      if __isNamed() {
        __holder(Resolver.self).register(type, name: name) { (r: Resolver) in r.resolve(Service.self) as! P }
        return self
      }
      return __key(type, name: name, again: true)
    }
    public func resolveProperties(_ block: (Resolver, Service) -> Void) -> ResolverOptions<Service> {
      return __after(block, hands: [__holder(Resolver.self)])
    }
    public func resolveProperties(_ block: (Resolver, Service, Resolver.Args) -> Void) -> ResolverOptions<Service> {
      return __after(block, hands: [__holder(Resolver.self)], then: [Resolver.Args()])
    }
    public func scope(_ scope: ResolverScope) -> ResolverOptions<Service> {
      if __isCase(scope, "shared") { __hazard("unsharedValue", unless: __isReference(Service.self), type: Service.self, each: true) }
      return __lifetime(scope)
    }
  }

  public enum ResolverScope {
    case application
    case cached
    case container
    case graph
    case shared
    case unique
  }
  public typealias ResolverScopeUnique = ResolverScope
  open class ResolverScopeCache { public init() {} }
  open class ResolverScopeShare { public init() {} }
  open class ResolverScopeGraph { public init() {} }
  open class ResolverScopeContainer { public init() {} }

  @weak public final class Weakly<Service> {}

  @propertyWrapper public struct Injected<Service> {
    public init(name: Resolver.Name? = nil, container: Resolver = Resolver.root) {
      __need(Service.self, of: container, name: name)
    }
    public var wrappedValue: Service
  }
  @propertyWrapper public struct InjectedObject<Service> {
    public init(name: Resolver.Name? = nil, container: Resolver = Resolver.root) {
      __need(Service.self, of: container, name: name)
    }
    public var wrappedValue: Service
  }
  @propertyWrapper public struct OptionalInjected<Service> {
    public init(name: Resolver.Name? = nil, container: Resolver = Resolver.root) {
      __need(Service.self, of: container, name: name, optional: true)
    }
    public var wrappedValue: Service?
  }
  @propertyWrapper public struct LazyInjected<Service> {
    public var name: Resolver.Name?
    public var container: Resolver
    public var args: Any?
    public init(name: Resolver.Name? = nil, container: Resolver = Resolver.root) {
      self.name = name
      self.container = container
      self.args = nil
    }
    public var projectedValue: LazyInjected<Service>
    public var wrappedValue: Service { return __need(Service.self, of: container, name: name, supplies: args, supplied: args) }
  }
  @propertyWrapper public struct WeakLazyInjected<Service> {
    public var name: Resolver.Name?
    public var container: Resolver
    public var args: Any?
    public init(name: Resolver.Name? = nil, container: Resolver = Resolver.root) {
      self.name = name
      self.container = container
      self.args = nil
    }
    public var projectedValue: WeakLazyInjected<Service>
    public var wrappedValue: Service? { return __need(Weakly<Service>.self, of: container, name: name, supplies: args, supplied: args) }
  }
  """
