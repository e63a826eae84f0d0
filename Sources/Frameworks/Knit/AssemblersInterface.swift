/// Assemblies and assemblers, which both generations share. `__gather` goes the way of `DependencyBuilder`: `gatherDependencies`,
/// `RegistrationCache`, `instantiate`.
let knitAssemblies = """
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
      if __isCase(behavior, "useDefaultOverrides") { __placehold() }
      __gather(
        modules, needs: { self.needs($0) }, replaces: { self.replaced($0) }, stands: { self.stand($0, behavior) },
        staying: AbstractAssembly.self, checking: { self.check($0) }, tests: { self.test($0) },
        makes: { self.fill($0.init(), $0) }
      ) { self.fill($0, type(of: $0)) }
    }
    public func needs<M>(_ type: M.Type) -> [any ModuleAssembly.Type] {
      return M.dependencies + M.replaces.flatMap { $0.dependencies }
    }
    public func replaced<M>(_ type: M.Type) -> [any ModuleAssembly.Type] { return M.replaces }
    public func stand<M>(_ type: M.Type, _ behavior: OverrideBehavior) -> any ModuleAssembly.Type {
      if __isCase(behavior, "useDefaultOverrides") {
        if M.self is DefaultModuleAssemblyOverride.Type { return M.OverrideType.self }
      }
      return M.self
    }
    public func fill<M>(_ assembly: M, _ type: M.Type) { assembly.assemble(container: self.filled(M.self)) }
    public func check<M>(_ type: M.Type) {
      if Target.self != Any.self {
        __hazard(
          "foreignContainer", unless: M.TargetResolver.self == Target.self, type: M.self, found: M.TargetResolver.self,
          expected: Target.self, each: true, alone: true)
      }
    }
    public func test<M>(_ type: M.Type) {
      if M.self is DefaultModuleAssemblyOverride.Type {
        __mayStayUnloaded(M.self)
        self.compare(M.OverrideType.self, M.self)
      }
    }
    public func compare<O, M>(_ override: O.Type, _ original: M.Type) {
      var isFine = false
      for other in O.replaces {
        if other == M.self { isFine = true }
      }
      __hazard("idleReplacement", unless: isFine, type: O.self, other: M.self, at: O.self, each: true)
    }
  }
  """

/// The assemblers, and what both generations say of a container in one way.
///
/// - Parameters:
///   - container: The type of the container below everything.
///   - resolver: The type of its resolver.
///   - filled: The type of the container that is filled for a resolver, by the name of that.
func knitAssemblers(container: String, resolver: String, filled: (String) -> String) -> String {
  """

  extension ModuleAssembly { public func assemble(container: \(filled("TargetResolver"))) {} }

  @container
  public class ModuleAssembler: Loader<Any> {
    public init(
      parent: ModuleAssembler? = nil, _ modules: [any ModuleAssembly],
      overrideBehavior: OverrideBehavior = .defaultOverridesWhenTesting, assemblyValidation: Any? = nil,
      errorFormatter: Any? = nil, behaviors: [Behavior] = [], postAssemble: (\(container)) -> Void = { _ in }
    ) {
      let made = __create(parent: parent)
      made.load(modules, overrideBehavior)
      postAssemble(made.whole)
      return made
    }
    public var whole: \(container) { return __as(\(container).self) }
    public var resolver: \(resolver) { return __as(\(resolver).self) }
  }
  @container
  public class ScopedModuleAssembler<Target>: Loader<Target> {
    public init(
      parent: ModuleAssembler? = nil, _ modules: [any ModuleAssembly],
      overrideBehavior: OverrideBehavior = .defaultOverridesWhenTesting, errorFormatter: Any? = nil,
      behaviors: [Behavior] = [], postAssemble: (\(filled("Target"))) -> Void = { _ in }
    ) {
      let made = __create(parent: parent)
      made.load(modules, overrideBehavior)
      postAssemble(made.whole)
      return made
    }
    public var whole: \(filled("Target")) { return __as(\(filled("Target")).self) }
    public var internalAssembler: ModuleAssembler { return __as(ModuleAssembler.self) }
    public var resolver: Target { return __as(Target.self) }
  }
  extension Loader {
    public func filled<M>(_ type: M.Type) -> \(filled("M.TargetResolver")) { return __as(\(filled("M.TargetResolver")).self) }
  }
  extension Container {
    public func registerAbstract<Service>(
      _ serviceType: Service.Type, name: String? = nil, concurrency: ConcurrencyAttribute = .nonisolated, file: String = ""
    ) { __demand(serviceType, name: name) }
  }

  """
}
