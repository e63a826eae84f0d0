/// Assemblies and assemblers, which both generations share. `DependencyBuilder` loads depth first, what is found later before what
/// was found earlier, each assembly once, and none that a parent has.
private let knitAssemblies = """
  public protocol ModuleAssembly {
    associatedtype TargetResolver
  }
  extension ModuleAssembly {
    public static var resolverType: Any.Type { return TargetResolver.self }
    public static var replaces: [any ModuleAssembly.Type] { return [] }
    public static func scoped(_ dependencies: [any ModuleAssembly.Type]) -> [any ModuleAssembly.Type] {
      var fitting: [any ModuleAssembly.Type] = []
      for dependency in dependencies {
        if fits(dependency) { fitting.append(dependency) }
      }
      return fitting
    }
    public static func fits<M>(_ other: M.Type) -> Bool { return M.TargetResolver.self == Self.TargetResolver.self }
  }
  public protocol AutoInitModuleAssembly: ModuleAssembly { init() }
  public protocol AbstractAssembly: AutoInitModuleAssembly {}
  public protocol FakeAssembly: AutoInitModuleAssembly { associatedtype ReplacedAssembly }
  extension FakeAssembly {
    public static var replaces: [any ModuleAssembly.Type] { return [Self.ReplacedAssembly.self] }
    public static var dependencies: [any ModuleAssembly.Type] { return [] }
  }
  public protocol DefaultModuleAssemblyOverride: ModuleAssembly { associatedtype OverrideType }
  public protocol GeneratedModuleAssembly: ModuleAssembly {
    static var generatedDependencies: [any ModuleAssembly.Type] { get }
  }
  extension GeneratedModuleAssembly {
    public static var dependencies: [any ModuleAssembly.Type] { return scoped(generatedDependencies) }
  }
  public protocol KnitModule {
    static var assemblies: [any ModuleAssembly.Type] { get }
    static var moduleDependencies: [KnitModule.Type] { get }
  }
  extension KnitModule {
    public static var allAssemblies: [any ModuleAssembly.Type] {
      return moduleDependencies.flatMap { $0.assemblies } + assemblies
    }
  }
  public enum OverrideBehavior {
    case useDefaultOverrides
    case disableDefaultOverrides
    case defaultOverridesWhenTesting
  }
  public enum ConcurrencyAttribute {
    case unknown
    case nonisolated
    case MainActor
  }

  @container
  public class Loader<Target> {
    public func load(_ modules: [any ModuleAssembly], _ behavior: OverrideBehavior) {
      __include(modules, as: "child", once: true, new: true, ahead: true) {
        self.fill($0, type(of: $0), behavior)
      }
    }
    public func follow(_ types: [any ModuleAssembly.Type], _ behavior: OverrideBehavior) {
      if __isCase(behavior, "useDefaultOverrides") {
        __include(types.map { self.stand($0) }, as: "dependency", once: true, new: true, ahead: true) {
          self.fill($0.init(), $0, behavior)
        }
      } else {
        __include(types, as: "dependency", once: true, new: true, ahead: true) { self.fill($0.init(), $0, behavior) }
      }
    }
    public func stand<M>(_ type: M.Type) -> any ModuleAssembly.Type {
      if M.self is DefaultModuleAssemblyOverride.Type { return M.OverrideType.self }
      return M.self
    }
    public func fill<M>(_ assembly: M, _ type: M.Type, _ behavior: OverrideBehavior) {
      if M.self is ModuleAssembly.Type { self.check(M.self) }
      assembly.assemble(container: self.filled(M.self))
      if M.self is ModuleAssembly.Type {
        __drop(M.replaces, except: AbstractAssembly.self)
        self.follow(M.dependencies, behavior)
        for other in M.replaces { self.follow(other.dependencies, behavior) }
      }
    }
    public func check<M>(_ type: M.Type) {
      if Target.self != Any.self {
        __sign(
          "foreignContainer", unless: M.TargetResolver.self == Target.self, type: M.self, found: M.TargetResolver.self,
          expected: Target.self, each: true, alone: true)
      }
      if M.self is DefaultModuleAssemblyOverride.Type {
        __spare(M.self)
        self.compare(M.OverrideType.self, M.self)
      }
    }
    public func compare<O, M>(_ override: O.Type, _ original: M.Type) {
      var isFine = false
      for other in O.replaces {
        if other == M.self { isFine = true }
      }
      __sign("idleReplacement", unless: isFine, type: O.self, other: M.self, at: O.self, each: true)
    }
  }
  """

/// What 2.x adds: its own container, and the resolver below it.
let knitTwoInterface =
  knitAssemblies + """

    extension ModuleAssembly { public func assemble(container: Container<TargetResolver>) {} }

    @container
    public class ModuleAssembler: Loader<Any> {
      public init(
        parent: ModuleAssembler? = nil, _ modules: [any ModuleAssembly],
        overrideBehavior: OverrideBehavior = .defaultOverridesWhenTesting, assemblyValidation: Any? = nil,
        errorFormatter: Any? = nil, behaviors: [Behavior] = [], postAssemble: (SwinjectContainer) -> Void = { _ in }
      ) {
        let made = __create(parent: parent)
        made.load(modules, overrideBehavior)
        postAssemble(made.raw)
        return made
      }
      public var raw: SwinjectContainer { return __as(SwinjectContainer.self) }
      public var resolver: SwinjectResolver { return __as(SwinjectResolver.self) }
    }
    @container
    public class ScopedModuleAssembler<Target>: Loader<Target> {
      public init(
        parent: ModuleAssembler? = nil, _ modules: [any ModuleAssembly],
        overrideBehavior: OverrideBehavior = .defaultOverridesWhenTesting, errorFormatter: Any? = nil,
        behaviors: [Behavior] = [], postAssemble: (Container<Target>) -> Void = { _ in }
      ) {
        let made = __create(parent: parent)
        made.load(modules, overrideBehavior)
        postAssemble(made.whole)
        return made
      }
      public var whole: Container<Target> { return __as(Container<Target>.self) }
      public var internalAssembler: ModuleAssembler { return __as(ModuleAssembler.self) }
      public var resolver: Target { return __as(Target.self) }
    }
    extension Loader {
      public func filled<M>(_ type: M.Type) -> Container<M.TargetResolver> { return __as(Container<M.TargetResolver>.self) }
    }

    @container
    public protocol Resolver {}
    extension Resolver {
      public func unsafeResolver(file: Any? = nil, function: Any? = nil, line: Any? = nil) -> SwinjectResolver {
        return __as(SwinjectResolver.self)
      }
      public func resolveCollection<Service>(_ type: Service.Type) -> ServiceCollection<Service> {
        return __need(ServiceCollection<Service>.self, optional: true)
      }
      public func knitUnwrap<T>(
        _ value: T?, file: Any? = nil, function: Any? = nil, line: Any? = nil, callsiteFile: Any, callsiteFunction: Any,
        callsiteLine: Any
      ) -> T { return value! }
    }
    @container
    open class BaseResolver: Resolver {}

    @container
    public class Container<TargetResolver>: Resolver {
      public var resolver: TargetResolver { return __as(TargetResolver.self) }
      public func register<Service>(
        _ serviceType: Service.Type, name: String? = nil, factory: Maker<Service>
      ) -> ServiceEntry<Service> {
        return __provide(type: serviceType, name: name, make: factory, hands: [resolver], takes: "arguments")
      }
      public func register<Service>(
        _ serviceType: Service.Type, name: String? = nil, mainActorFactory: Maker<Service>
      ) -> ServiceEntry<Service> {
        return __provide(type: serviceType, name: name, make: mainActorFactory, hands: [resolver], takes: "arguments")
      }
      public func registerIntoCollection<Service>(
        _ service: Service.Type, factory: Maker<Service>
      ) -> ServiceEntry<Service> {
        let entry = __provide(type: ServiceCollection<Service>.self, make: factory, hands: [resolver])
        return entry.collected()
      }
      public func registerAbstract<Service>(
        _ serviceType: Service.Type, name: String? = nil, concurrency: ConcurrencyAttribute = .nonisolated, file: String = ""
      ) { __demand(serviceType, name: name) }
    }
    """ + swinjectCopy("SwinjectContainer", "SwinjectResolver")

/// What 1.x has: Swinject's own container and resolver, and additions to them.
let knitOneInterface =
  knitAssemblies + """

    extension ModuleAssembly { public func assemble(container: Container) {} }
    public protocol Assembly {
      func assemble(container: Container)
      func loaded(resolver: Resolver)
    }

    @container
    public class ModuleAssembler: Loader<Any> {
      public init(
        parent: ModuleAssembler? = nil, _ modules: [any ModuleAssembly],
        overrideBehavior: OverrideBehavior = .defaultOverridesWhenTesting, assemblyValidation: Any? = nil,
        errorFormatter: Any? = nil, behaviors: [Behavior] = [], postAssemble: (Container) -> Void = { _ in }
      ) {
        let made = __create(parent: parent)
        made.load(modules, overrideBehavior)
        postAssemble(made.whole)
        return made
      }
      public var whole: Container { return __as(Container.self) }
      public var _container: Container { return __as(Container.self) }
      public var resolver: Resolver { return __as(Resolver.self) }
    }
    @container
    public class ScopedModuleAssembler<Target>: Loader<Target> {
      public init(
        parent: ModuleAssembler? = nil, _ modules: [any ModuleAssembly],
        overrideBehavior: OverrideBehavior = .defaultOverridesWhenTesting, errorFormatter: Any? = nil,
        behaviors: [Behavior] = [], postAssemble: (Container) -> Void = { _ in }
      ) {
        let made = __create(parent: parent)
        made.load(modules, overrideBehavior)
        postAssemble(made.whole)
        return made
      }
      public var whole: Container { return __as(Container.self) }
      public var _container: Container { return __as(Container.self) }
      public var internalAssembler: ModuleAssembler { return __as(ModuleAssembler.self) }
      public var resolver: Target { return __as(Target.self) }
    }
    extension Loader {
      public func filled<M>(_ type: M.Type) -> Container { return __as(Container.self) }
    }
    extension Container {
      public func registerIntoCollection<Service>(
        _ service: Service.Type, factory: Maker<Service>
      ) -> ServiceEntry<Service> {
        let entry = __provide(type: ServiceCollection<Service>.self, make: factory, hands: [self])
        return entry.collected()
      }
      public func autoregisterIntoCollection<Service>(
        _ service: Service.Type, initializer: Maker<Service>
      ) -> ServiceEntry<Service> {
        let entry = __provide(type: ServiceCollection<Service>.self, make: initializer)
        return entry.collected()
      }
      public func registerAbstract<Service>(
        _ serviceType: Service.Type, name: String? = nil, concurrency: ConcurrencyAttribute = .nonisolated, file: String = ""
      ) { __demand(serviceType, name: name) }
    }

    @container
    public class Assembler: Container {
      public init(container: Container? = nil) { return __create(from: container) }
      public init(
        _ assemblies: [Assembly], container: Container? = nil
      ) { return __create(from: container).apply(assemblies: assemblies) }
      public init(
        _ assemblies: [Assembly], parent: Assembler?, defaultObjectScope: ObjectScope = .graph, behaviors: [Behavior] = []
      ) { return __create(parent: parent, lifetime: defaultObjectScope).apply(assemblies: assemblies) }
      public init(parentAssembler: Assembler?, defaultObjectScope: ObjectScope = .graph, behaviors: [Behavior] = []) {
        return __create(parent: parentAssembler, lifetime: defaultObjectScope)
      }
      public var resolver: Resolver { return self }
      public func apply(assembly: Assembly) { return apply(assemblies: [assembly]) }
      public func apply(assemblies: [Assembly]) {
        __include(assemblies, as: "child") { $0.assemble(container: self) }
        return self
      }
    }
    """ + swinjectCopy("Container", "Resolver")
