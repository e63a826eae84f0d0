/// The public API of 0.1–1.x and of its add-ons. The betas of 2.0 already had methods of other names, beside protocols of the old ones.
let swinjectOneInterface = """
  public protocol AssemblyType {
    func assemble(container: Container)
    func loaded(resolver: ResolverType)
  }
  extension AssemblyType { public func loaded(resolver: ResolverType) {} }

  @container
  public final class Assembler: Container {
    public init() { return __create() }
    public init(container: Container) { return __create(from: container) }
    public init(parentAssembler: Assembler?) { return __create(parent: parentAssembler) }
    public init(
      assemblies: [AssemblyType], propertyLoaders: [PropertyLoaderType]? = nil, container: Container? = nil
    ) { return __create(from: container).applyPropertyLoaders(propertyLoaders).applyAssemblies(assemblies) }
    public init(
      assemblies: [AssemblyType], parentAssembler: Assembler?, propertyLoaders: [PropertyLoaderType]? = nil
    ) { return __create(parent: parentAssembler).applyPropertyLoaders(propertyLoaders).applyAssemblies(assemblies) }

    public var resolver: ResolverType { return self }
    public func applyAssembly(_ assembly: AssemblyType) { return applyAssemblies([assembly]) }
    public func apply(assembly: AssemblyType) { return applyAssemblies([assembly]) }
    public func apply(assemblies: [AssemblyType]) { return applyAssemblies(assemblies) }
    public func applyAssemblies(_ assemblies: [AssemblyType]) {
      __include(assemblies, as: "child") { $0.assemble(container: self) }
      __include(assemblies, as: "child") { $0.loaded(resolver: self) }
      return self
    }
  }

  @container
  public protocol ResolverType {}
  public typealias Resolvable = ResolverType

  @container
  public final class Container: ResolverType {
    public static var defaultContainer: Container = Container()
    public init(parent: Container? = nil) { return __create(parent: parent) }
    public init(parent: Container? = nil, registeringClosure: (Container) -> Void) {
      let made = __create(parent: parent)
      registeringClosure(made)
      return made
    }

    public func register<Service>(
      _ serviceType: Service.Type, name: String? = nil, factory: Maker<Service>
    ) -> ServiceEntry<Service> {
      return __provide(type: serviceType, name: name, make: factory, hands: [self], takes: "arguments")
    }
    public func autoregister<Service>(
      _ service: Service.Type, name: String? = nil, initializer: Maker<Service>
    ) -> ServiceEntry<Service> {
      return __provide(type: service, name: name, make: initializer)
    }
    public func registerForStoryboard<C>(
      _ controllerType: C.Type, name: String? = nil, initCompleted: (ResolverType, C) -> Void
    ) { return __serve(controllerType, initCompleted, hands: [self], name: name, scene: "swinjectRegistrationName") }
    public func synchronize() -> ResolverType { return self }
    public func removeAll() { __empty() }
    public func resetObjectScope(_ scope: ObjectScope) {}
  }

  extension ResolverType {
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
    public func resolve<Service, Args>(_ serviceType: Service.Type, arguments: Args) -> Service? {
      return __need(serviceType, optional: true, arguments: arguments)
    }
    public func resolve<Service, Args>(_ serviceType: Service.Type, name: String?, arguments: Args) -> Service? {
      return __need(serviceType, name: name, optional: true, arguments: arguments)
    }
    public func applyPropertyLoader(_ loader: PropertyLoaderType) { __load(loader) }
    public func applyPropertyLoaders(_ loaders: [PropertyLoaderType]?) {
      __load(loaders)
      return self
    }
    public func property<Property>(_ name: String) -> Property? { return __value(Property.self, name) }
  }

  @module("SwinjectAutoregistration")
  infix public func ~> <Service>(resolver: ResolverType, service: Service.Type) -> Service {
    return __need(service, of: resolver)
  }
  @module("SwinjectAutoregistration")
  infix public func ~> <Service>(resolver: ResolverType, service: Anything) -> Service {
    return __need(service, of: resolver)
  }
  @module("SwinjectAutoregistration")
  postfix public func ~> <Service>(resolver: ResolverType) -> Service { return __need(Service.self, of: resolver) }

  public final class ServiceEntry<Service> {
    public func inObjectScope(_ objectScope: ObjectScope) -> ServiceEntry<Service> { return __lifetime(objectScope) }
    public func initCompleted(_ completed: (ResolverType, Service) -> Void) -> ServiceEntry<Service> {
      return __after(completed, hands: [__holder(ResolverType.self)])
    }
  }

  public enum ObjectScope {
    case None
    case Graph
    case Container
    case Hierarchy
    case none
    case graph
    case container
    case hierarchy
  }
  public protocol PropertyLoaderType {}
  public final class JsonPropertyLoader: PropertyLoaderType {
    public init(bundle: NSBundle? = nil, name: String) { return __resource(name, "json") }
  }
  public final class PlistPropertyLoader: PropertyLoaderType {
    public init(bundle: NSBundle? = nil, name: String) { return __resource(name, "plist") }
  }

  public class SwinjectStoryboard: UIStoryboard {
    public static var defaultContainer: Container = Container()
    public class func setup() {}
    public class func create(name: String, bundle: Bundle?, container: ResolverType) -> SwinjectStoryboard {}
  }
  """
