/// What 0.9.1 to 1.3.1 have in common: builder, scope, registrations.
private let buildersInterface = """
  public protocol DIModule { func load(builder: DIContainerBuilder) }

  @container
  public final class DIScope {
    public func resolve<T>() throws -> T { return __need(T.self, required: true) }
    public func resolve<T>(_ type: T.Type) throws -> T { return __need(type, required: true) }
    public func resolve<T>(name: String) throws -> T { return __need(T.self, name: name, required: true) }
    public func resolve<T>(Name: String) throws -> T { return __need(T.self, name: Name, required: true) }
    public func resolve<T>(_ type: T.Type, name: String) throws -> T { return __need(type, name: name, required: true) }
    public func resolve<T>(_ type: T.Type, Name: String) throws -> T { return __need(type, name: Name, required: true) }
    public func resolve<T>(arg: Any...) throws -> T { return __need(T.self, required: true) }
    public func resolve<T>(name: String, arg: Any...) throws -> T { return __need(T.self, name: name, required: true) }
    public func resolve<T>(_ type: T.Type, arg: Any...) throws -> T { return __need(type, required: true) }
    public func resolve<T>(_ type: T.Type, name: String, arg: Any...) throws -> T { return __need(type, name: name, required: true) }
    public func resolve<T>(_ object: T) throws {}
    public func resolveMany<T>() throws -> [T] { return __many(__need(T.self)) }
    public func resolveMany<T>(_ type: T.Type) throws -> [T] { return __need(type, many: true) }
    public func lazyResolve<T>() throws -> DILazy<T> { return __need(DILazy<T>.self) }
    public func newLifeTimeScope() -> DIScope { return self }
  }

  prefix public func * <T>(scope: DIScope) throws -> T { return __need(T.self, of: scope, required: true) }
  prefix public func *! <T>(scope: DIScope) -> T { return __need(T.self, of: scope, required: true) }
  prefix public func *? <T>(scope: DIScope) -> T? { return __need(T.self, of: scope, optional: true) }
  prefix public func ** <T>(scope: DIScope) throws -> [T] { return __many(__need(T.self, of: scope)) }
  prefix public func **! <T>(scope: DIScope) -> [T] { return __many(__need(T.self, of: scope)) }
  prefix public func -* <T>(scope: DIScope) throws -> T { return __need(T.self, of: scope, required: true) }
  prefix public func -*! <T>(scope: DIScope) -> T { return __need(T.self, of: scope, required: true) }
  prefix public func -*? <T>(scope: DIScope) -> T? { return __need(T.self, of: scope, optional: true) }
  prefix public func -** <T>(scope: DIScope) -> T { return __many(__need(T.self, of: scope)) }
  @deferred public class DILazy<T> {}

  public final class DIRegistrationBuilder<Impl> {
    public func asSelf() -> DIRegistrationBuilder<Impl> { return __mark("own") }
    public func asType<T>(_ type: T.Type) -> DIRegistrationBuilder<Impl> { return __key(type, hides: true) }
    public func asName(_ name: String) -> DIRegistrationBuilder<Impl> { return __name(name) }
    public func asDefault() -> DIRegistrationBuilder<Impl> { return __mark("default") }
    public func initializer(_ maker: Maker<Impl>) -> DIRegistrationBuilder<Impl> {
      return __make(maker, hands: [__holder(DIScope.self)])
    }
    public func initializer(method: Maker<Impl>) -> DIRegistrationBuilder<Impl> { return initializer(method) }
    public func initializer(byNib type: Impl.Type) -> DIRegistrationBuilder<Impl> { return __mark("made") }
    public func initializer(byStoryboard: Any, identifier: String) -> DIRegistrationBuilder<Impl> { return __mark("made") }
    public func initializerDoesNotNeedToBe() -> DIRegistrationBuilder<Impl> { return __mark("elsewhere") }
    public func dependency(_ method: Maker<Void>) -> DIRegistrationBuilder<Impl> { return __after(method, hands: [__holder(DIScope.self)]) }
    public func lifetime(_ lifetime: DILifeTime) -> DIRegistrationBuilder<Impl> { return __lifetime(lifetime) }
    public func instanceSingle() -> DIRegistrationBuilder<Impl> { return __lifetime(DILifeTime.single) }
    public func instanceLazySingle() -> DIRegistrationBuilder<Impl> { return __lifetime(DILifeTime.lazySingle) }
    public func instancePerScope() -> DIRegistrationBuilder<Impl> { return __lifetime(DILifeTime.perScope) }
    public func instancePerDependency() -> DIRegistrationBuilder<Impl> { return __lifetime(DILifeTime.perDependency) }
    public func instancePerRequest() -> DIRegistrationBuilder<Impl> { return __lifetime(DILifeTime.perRequest) }
  }

  public enum DILifeTime {
    case single
    case lazySingle
    case perScope
    case perDependency
    case perRequest
  }
  public class DIScanned {}
  public class Bundle { public init(for type: Any) { return type } }
  public final class DIStoryboard {
    public init(name: String, bundle: Bundle? = nil, container: DIScope) {}
    public init(name: String, bundle: Bundle? = nil, builder: DIContainerBuilder) {}
    public init(name: String, bundle: Bundle? = nil, module: DIModule) {
      DIContainerBuilder().register(module: module)
    }
    public init(name: String, bundle: Bundle? = nil, modules: [DIModule]) {
      let builder = DIContainerBuilder()
      for module in modules { builder.register(module: module) }
    }
  }
  """

/// The builder; `extra` is what a generation's builder has beyond that.
private func builder(_ extra: String) -> String {
  """
  @container
  public final class DIContainerBuilder {
    public init() { return __create() }
    public var scope: DIScope { return self }
    public func build() throws -> DIScope { return self }

    public func register(module: DIModule) -> DIContainerBuilder {
      __include(module, as: "child", once: true) { $0.load(builder: self) }
      return self
    }
    public func registerModule(_ module: DIModule) -> DIContainerBuilder { return register(module: module) }
    public func register<T>(_ type: T.Type) -> DIRegistrationBuilder<T> { return __provide(type: type) }
    public func register<T>(vc type: T.Type) -> DIRegistrationBuilder<T> {
      return register(type).initializerDoesNotNeedToBe()
    }
    public func register<T>(file: String = "", line: Int = 0, initializer: Maker<T>) -> DIRegistrationBuilder<T> {
      return __provide(make: initializer, hands: [scope])
    }
  \(extra)
  }
  """
}

/// 0.9.3 to 1.3.1, the short-lived spellings of 0.9.3–0.9.6 among them.
let assembliesInterface =
  buildersInterface
    + """

    public enum DIModuleScope {
      case Public
      case Internal
    }
    public typealias DIModuleWithScope = (DIModule, DIModuleScope)
    public typealias DIDynamicDeclaration = (module: DIModule, for: DIDynamicAssembly)
    public protocol DIAssembly {}
    public protocol DIDynamicAssembly: DIAssembly {}
    extension DIAssembly {
      public var publicModules: [DIModule] { return [] }
      public var internalModules: [DIModule] { return [] }
      public var modules: [DIModule] { return [] }
      public var dependencies: [DIAssembly] { return [] }
      public var dynamicDeclarations: [DIDynamicDeclaration] { return [] }
      public func addDynamicModules() {}
      public func visit(builder: DIContainerBuilder) { builder.loadMembers(self, true) }
    }
    extension DIDynamicAssembly {
      public func add(module: DIModule) { __give(module, to: self) }
      public func addModule(_ module: DIModule) { __give(module, to: self) }
    }

    public class DIScanModule: DIModule {
      public init(predicateByName: (String) -> Bool, in bundle: Bundle? = nil) {
        return __scan(DIModule.self, marker: DIScanned.self, by: (name: predicateByName), in: bundle)
      }
      public init(predicateByType: (AnyClass) -> Bool, in bundle: Bundle? = nil) {
        return __scan(DIModule.self, marker: DIScanned.self, by: (type: predicateByType), in: bundle)
      }
    }
    public class DIScanAssembly: DIAssembly {
      public init(predicateByName: (String) -> Bool, in bundle: Bundle? = nil) {
        return __scan(DIAssembly.self, marker: DIScanned.self, by: (name: predicateByName), in: bundle)
      }
      public init(predicateByType: (AnyClass) -> Bool, in bundle: Bundle? = nil) {
        return __scan(DIAssembly.self, marker: DIScanned.self, by: (type: predicateByType), in: bundle)
      }
    }

    """
  + builder(
    """
      public func register(assembly: DIAssembly) -> DIContainerBuilder {
        declare(assembly)
        if __isList(assembly) { load(assembly, false, "child") } else { load(assembly, true, "child") }
        return self
      }
      public func registerAssembly(_ assembly: DIAssembly) -> DIContainerBuilder { return register(assembly: assembly) }

      func declare(_ assembly: DIAssembly) {
        assembly.addDynamicModules()
        for item in assembly.dynamicDeclarations {
          __give(item.module, to: item.for, for: self)
          __give(item.module, to: item.assembly, for: self)
          __give(item.0, to: item.1, for: self)
          __give(item.1, to: item.0, for: self)
        }
        for dependency in assembly.dependencies { declare(dependency) }
      }

      func load(_ assembly: DIAssembly, _ withInternal: Bool, _ kind: String) {
        __include(assembly, as: kind, once: true, byName: true) { self.loadMembers($0, withInternal) }
      }

      func loadMembers(_ assembly: DIAssembly, _ withInternal: Bool) {
        for module in __given(assembly, in: self) { include(module, "dynamic") }
        for module in assembly.publicModules { include(module, "public") }
        for item in assembly.modules { includeOld(item, withInternal) }
        __list(assembly.internalModules, as: "internal")
        if withInternal { for module in assembly.internalModules { include(module, "internal") } }
        for dependency in assembly.dependencies { load(dependency, false, "dependency") }
      }

      func include(_ module: DIModule, _ kind: String) {
        __include(module, as: kind, once: true, byName: true) { $0.load(builder: self) }
      }

      func includeOld(_ item: Any, _ withInternal: Bool) {
        if __isTuple(item) {
          if __isCase(item, "Public") { include(item.0, "public") } else {
            __list(item.0, as: "internal")
            if withInternal { include(item.0, "internal") }
          }
        } else {
          __list(item, as: "internal")
          if withInternal { include(item, "internal") }
        }
      }
    """)

/// 0.9.1 and 0.9.2.
let classAssembliesInterface =
  buildersInterface
    + """

    open class DIAssembly {
      public init() {}
      public func addModule(_ module: DIModule) { __give(module, to: self) }
      public func addModules(_ modules: DIModule...) { __give(modules, to: self) }
      public func addDependency(_ type: DIAssembly.Type) { __give(type, to: self, as: "dependency") }
      public func addDependencies(_ types: DIAssembly.Type...) { __give(types, to: self, as: "dependency") }
      public func addModule(_ module: DIModule, Into type: DIDynamicAssembly.Type) { __give(module, to: type, as: "dynamic") }
      public func build() throws -> DIAssembly {
        DIContainerBuilder(of: self).load(self, "child")
        for dependency in __given(self, as: "dependency") { DIContainerBuilder(of: dependency).load(dependency, "child") }
        return self
      }
      public var scope: DIScope { return DIContainerBuilder(of: self).scope }
      public func reset() {}
      public func resetAll() {}
      public func visit(builder: DIContainerBuilder) { builder.loadMembers(self) }
    }
    open class DIDynamicAssembly: DIAssembly {}

    """
  + builder(
    """
      public init(of assembly: Any) { return __create(of: assembly) }

      func load(_ assembly: Any, _ kind: String) {
        __include(assembly, as: kind, once: true) { self.loadMembers($0) }
      }

      func loadMembers(_ assembly: Any) {
        for module in __given(assembly) { include(module, "public") }
        for module in __given(assembly, as: "dynamic") { include(module, "dynamic") }
        for dependency in __given(assembly, as: "dependency") { load(dependency, "dependency") }
      }

      func include(_ module: DIModule, _ kind: String) { __include(module, as: kind, once: true) { $0.load(builder: self) } }
    """)
