/// The public API of 2.0–2.x and of its add-ons. What plays no part in a graph is left out.
let swinjectTwoInterface = """
  public protocol Assembly {
    func assemble(container: Container)
    func loaded(resolver: Resolver)
  }
  extension Assembly { public func loaded(resolver: Resolver) {} }

  @container
  public final class Assembler: Container {
    public init(container: Container? = nil) { return __create(from: container) }
    public init(
      _ assemblies: [Assembly], container: Container? = nil
    ) { return __create(from: container).apply(assemblies: assemblies) }
    public init(
      _ assemblies: [Assembly], parent: Assembler?, defaultObjectScope: ObjectScope = .graph, behaviors: [Behavior] = []
    ) { return __create(parent: parent, lifetime: defaultObjectScope).apply(assemblies: assemblies) }
    public init(
      assemblies: [Assembly], container: Container? = nil
    ) { return __create(from: container).apply(assemblies: assemblies) }
    public init(
      assemblies: [Assembly], parentAssembler: Assembler?
    ) { return __create(parent: parentAssembler).apply(assemblies: assemblies) }
    public init(
      assemblies: [Assembly], propertyLoaders: [PropertyLoader], container: Container? = nil
    ) { return __create(from: container).apply(assemblies: assemblies).applyPropertyLoaders(propertyLoaders) }
    public init(
      assemblies: [Assembly], parentAssembler: Assembler?, propertyLoaders: [PropertyLoader]
    ) { return __create(parent: parentAssembler).apply(assemblies: assemblies).applyPropertyLoaders(propertyLoaders) }
    public init(parentAssembler: Assembler?, defaultObjectScope: ObjectScope = .graph, behaviors: [Behavior] = []) {
      return __create(parent: parentAssembler, lifetime: defaultObjectScope)
    }
    public init(parent: Assembler?, defaultObjectScope: ObjectScope = .graph, behaviors: [Behavior] = []) {
      return __create(parent: parent, lifetime: defaultObjectScope)
    }

    public var resolver: Resolver { return self }
    public func apply(assembly: Assembly) { return apply(assemblies: [assembly]) }
    public func apply(assemblies: [Assembly]) {
      __include(assemblies, as: "child") { $0.assemble(container: self) }
      __include(assemblies, as: "child") { $0.loaded(resolver: self) }
      return self
    }
  }

  @container
  public protocol Resolver {}

  @container
  public final class Container: Resolver {
    public init(
      parent: Container? = nil, defaultObjectScope: ObjectScope = .graph, behaviors: [Behavior] = [],
      registeringClosure: (Container) -> Void = { _ in }
    ) {
      let made = __create(parent: parent, lifetime: defaultObjectScope)
      registeringClosure(made)
      return made
    }
    public init(
      parent: Container? = nil, defaultObjectScope: ObjectScope = .graph, behaviors: [Behavior] = [],
      debugHelper: Any, registeringClosure: (Container) -> Void = { _ in }
    ) {
      let made = __create(parent: parent, lifetime: defaultObjectScope)
      registeringClosure(made)
      return made
    }

    public func register<Service>(
      _ serviceType: Service.Type, name: String? = nil, factory: Maker<Service>
    ) -> ServiceEntry<Service> {
      return __provide(type: serviceType, name: name, make: factory, hands: [self], takes: "arguments")
    }
    public func register<Service>(
      _ serviceType: Service.Type, name: String? = nil, mainActorFactory factory: Maker<Service>
    ) -> ServiceEntry<Service> {
      return __provide(type: serviceType, name: name, make: factory, hands: [self], takes: "arguments")
    }
    public func _register<Service>(
      _ serviceType: Service.Type, factory: Maker<Service>, name: String? = nil, option: ServiceKeyOption? = nil
    ) -> ServiceEntry<Service> {
      return __provide(type: serviceType, name: name, make: factory, hands: [self], takes: "arguments")
    }
    public func storyboardInitCompleted<C>(
      _ controllerType: C.Type, name: String? = nil, initCompleted: (Resolver, C) -> Void
    ) { return __serve(controllerType, initCompleted, hands: [self], name: name, scene: "swinjectRegistrationName") }

    public func registerForStoryboard<C>(
      _ controllerType: C.Type, name: String? = nil, initCompleted: (Resolver, C) -> Void
    ) { return __serve(controllerType, initCompleted, hands: [self], name: name, scene: "swinjectRegistrationName") }

    public func synchronize() -> Resolver { return self }
    public func removeAll() { __empty() }
    public func resetObjectScope(_ scope: ObjectScope) {}
    public func addBehavior(_ behavior: Behavior) {}
    public func hasAnyRegistration<Service>(of serviceType: Service.Type, name: String? = nil) -> Bool {}
  }

  extension Resolver {
    public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
      return __need(serviceType, optional: true)
    }
    public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
      return __need(serviceType, name: name, optional: true)
    }
    public func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service? {
      return __need(serviceType, optional: true, arguments: [argument])
    }
    public func resolve<Service, Arg1>(_ serviceType: Service.Type, name: String?, argument: Arg1) -> Service? {
      return __need(serviceType, name: name, optional: true, arguments: [argument])
    }
    public func resolve<Service>(_ serviceType: Service.Type, arguments: Any...) -> Service? {
      return __need(serviceType, optional: true, arguments: arguments)
    }
    public func resolve<Service>(_ serviceType: Service.Type, name: String?, arguments: Any...) -> Service? {
      return __need(serviceType, name: name, optional: true, arguments: arguments)
    }
    public func applyPropertyLoader(_ loader: PropertyLoader) { __load(loader) }
    public func applyPropertyLoaders(_ loaders: [PropertyLoader]?) {
      __load(loaders)
      return self
    }
    public func property<Property>(_ name: String) -> Property? { return __value(Property.self, name) }
  }

  @module("SwinjectAutoregistration")
  infix public func ~> <Service>(resolver: Resolver, service: Service.Type) -> Service {
    return __need(service, of: resolver)
  }
  @module("SwinjectAutoregistration")
  infix public func ~> <Service>(resolver: Resolver, service: Anything) -> Service {
    return __need(service, of: resolver)
  }
  @module("SwinjectAutoregistration")
  postfix public func ~> <Service>(resolver: Resolver) -> Service { return __need(Service.self, of: resolver) }

  public final class ServiceEntry<Service> {
    public func implements(_ type: Any.Type, name: String? = nil) -> ServiceEntry<Service> { return __key(type, name: name) }
    public func implements(_ type: Any.Type, _ second: Any.Type, _ others: Any.Type...) -> ServiceEntry<Service> {
      __key(type)
      __key(second)
      return __key(others)
    }
    public func inObjectScope(_ objectScope: ObjectScope) -> ServiceEntry<Service> { return __lifetime(objectScope) }
    public func initCompleted(_ completed: (Resolver, Service) -> Void) -> ServiceEntry<Service> {
      return __after(completed, hands: [__holder(Resolver.self)])
    }
  }

  public final class ServiceKeyOption {}
  public protocol PropertyLoader {}
  public final class JsonPropertyLoader: PropertyLoader {
    public init(bundle: Bundle? = nil, name: String) { return __resource(name, "json") }
  }
  public final class PlistPropertyLoader: PropertyLoader {
    public init(bundle: Bundle? = nil, name: String) { return __resource(name, "plist") }
  }

  open class SwinjectStoryboard: UIStoryboard {
    public static var defaultContainer: Container = Container()
    public class func setup() {}
    public class func create(name: String, bundle: Bundle?, container: Resolver) -> SwinjectStoryboard {}
  }
  """ + swinjectAutoregistration(of: "Container") + swinjectLifetimes
