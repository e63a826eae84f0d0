/// The public API of 2.0–2.3.3.
let modulesInterface = """
  public enum DIComponentScope {
    case `public`
    case `internal`
  }
  public protocol DIComponent { func load(builder: DIContainerBuilder) }
  public protocol DIModule {}
  extension DIComponent { public var scope: DIComponentScope { return DIComponentScope.internal } }
  extension DIModule {
    public var components: [DIComponent] { return [] }
    public var dependencies: [DIModule] { return [] }
    public func visit(builder: DIContainerBuilder) { builder.loadMembers(self) }
  }
  public class DIScanned {}
  public typealias DIType = Any.Type
  public class Bundle { public init(for type: Any) { return type } }
  public final class DIStoryboard { public init(name: String, bundle: Bundle? = nil, container: DIContainer) {} }
  public final class DIScanComponent: DIComponent {
    public init(predicateByName: (String) -> Bool, in bundle: Bundle? = nil) {
      return __scan(DIComponent.self, marker: DIScanned.self, by: (name: predicateByName), in: bundle)
    }
    public init(predicateByType: (AnyClass) -> Bool, in bundle: Bundle? = nil) {
      return __scan(DIComponent.self, marker: DIScanned.self, by: (type: predicateByType), in: bundle)
    }
  }
  public final class DIScanModule: DIModule {
    public init(predicateByName: (String) -> Bool, in bundle: Bundle? = nil) {
      return __scan(DIModule.self, marker: DIScanned.self, by: (name: predicateByName), in: bundle)
    }
    public init(predicateByType: (AnyClass) -> Bool, in bundle: Bundle? = nil) {
      return __scan(DIModule.self, marker: DIScanned.self, by: (type: predicateByType), in: bundle)
    }
  }

  @container
  public final class DIContainerBuilder {
    public init() { return __create() }
    var container: DIContainer { return self }
    public func build(f: String = "", l: Int = 0) throws -> DIContainer { return self }

    public func register(module: DIModule) -> DIContainerBuilder {
      load(module, "child")
      return self
    }
    func load(_ module: DIModule, _ kind: String) { __include(module, as: kind, once: true) { self.loadMembers($0) } }
    func loadMembers(_ module: DIModule) {
      for component in module.components { register(component: component) }
      for dependency in module.dependencies { load(dependency, "dependency") }
    }
    public func register(component: DIComponent) {
      if __isList(component) { for item in component { include(item) } } else { include(component) }
    }
    func include(_ component: DIComponent) { __include(component, as: component.scope, once: true) { $0.load(builder: self) } }
    public func register<T>(protocol type: T.Type, file: String = "", line: Int = 0) { return __announce(type) }

    public func register<T>(file: String = "", line: Int = 0, type: T.Type) -> DIRegistrationBuilder<T> { return __provide(type: type) }
    public func register<T>(vc type: T.Type, file: String = "", line: Int = 0) -> DIRegistrationBuilder<T> {
      return register(type: type).initialNotNecessary()
    }
    public func register<T>(file: String = "", line: Int = 0, type maker: Maker<T>) -> DIRegistrationBuilder<T> {
      return __provide(make: maker, offers: container)
    }
    public func register<T>(file: String = "", line: Int = 0, _ maker: Maker<T>) -> DIRegistrationBuilder<T> {
      return __provide(make: maker, offers: container)
    }
  }

  @container
  public final class DIContainer {
    public func resolve<T>() throws -> T { return __need(T.self, required: true) }
    public func resolve<T>(_ type: T.Type) throws -> T { return __need(type, required: true) }
    public func resolve<T>(name: String) throws -> T { return __need(T.self, name: name, required: true) }
    public func resolve<T>(_ type: T.Type, name: String) throws -> T { return __need(type, name: name, required: true) }
    public func resolve<T>(tag: Any) throws -> T { return __need(T.self, name: tag, required: true) }
    public func resolve<T>(_ type: T.Type, tag: Any) throws -> T { return __need(type, name: tag, required: true) }
    public func resolve<T>(arg: Any...) throws -> T { return __need(T.self, required: true) }
    public func resolve<T>(_ type: T.Type, arg: Any...) throws -> T { return __need(type, required: true) }
    public func resolve<T>(name: String, arg: Any...) throws -> T { return __need(T.self, name: name, required: true) }
    public func resolve<T>(_ type: T.Type, name: String, arg: Any...) throws -> T { return __need(type, name: name, required: true) }
    public func resolve<T>(_ object: T) throws {}
    public func resolveMany<T>() throws -> [T] { return __many(__need(T.self)) }
    public func resolveMany<T>(_ type: T.Type) throws -> [T] { return __need(type, many: true) }
    public func newLifeTimeScope() -> DIContainer { return self }
    public func useScope(from container: DIContainer) {}
  }
  prefix public func * <T>(container: DIContainer) throws -> T { return __need(T.self, of: container, required: true) }
  prefix public func *! <T>(container: DIContainer) -> T { return __need(T.self, of: container, required: true) }
  prefix public func *? <T>(container: DIContainer) -> T? { return __need(T.self, of: container, optional: true) }
  prefix public func ** <T>(container: DIContainer) throws -> [T] { return __many(__need(T.self, of: container)) }
  prefix public func **! <T>(container: DIContainer) -> [T] { return __many(__need(T.self, of: container)) }

  public class DIRegistrationAlternativeType<Impl, Parent> {
    public func check(_ validator: (Impl) -> Parent) -> DIRegistrationBuilder<Impl> { return __key(Parent.self, hides: true) }
    public func unsafe() -> DIRegistrationBuilder<Impl> { return __key(Parent.self, hides: true) }
  }
  public enum DIAsSelf { case `self` }
  public enum DISetDefault { case `default` }
  public enum DIInjectionOptional { case optional }
  public enum DIInjectionManual { case manual }
  public enum DILifeTime {
    case single
    case lazySingle
    case weakSingle
    case perScope
    case perDependency
  }

  public final class DIRegistrationBuilder<Impl> {
    public func `as`(_ own: DIAsSelf) -> DIRegistrationBuilder<Impl> { return __mark("own") }
    public func `as`<Parent>(_ type: Parent.Type) -> DIRegistrationAlternativeType<Impl, Parent> { return self }
    public func `as`<Parent>(_ type: Parent.Type, check: (Impl) -> Parent) -> DIRegistrationBuilder<Impl> {
      return __key(type, hides: true)
    }
    public func set(name: String) -> DIRegistrationBuilder<Impl> { return __name(name) }
    public func set(tag: Any) -> DIRegistrationBuilder<Impl> { return __name(tag) }
    public func set(_ mark: DISetDefault) -> DIRegistrationBuilder<Impl> { return __mark("default") }
    public func lifetime(_ lifetime: DILifeTime) -> DIRegistrationBuilder<Impl> { return __lifetime(lifetime) }
    public func initial(_ maker: Maker<Impl>) -> DIRegistrationBuilder<Impl> {
      return __make(maker, offers: __holder(DIContainer.self))
    }
    public func initialWithArg(_ maker: Maker<Impl>) -> DIRegistrationBuilder<Impl> {
      return __make(maker, hands: [__holder(DIContainer.self)])
    }
    public func initial(nib type: Impl.Type) -> DIRegistrationBuilder<Impl> { return __mark("made") }
    public func initial(name: String, bundle: Bundle?) -> DIRegistrationBuilder<Impl> { return __mark("made") }
    public func initial(useStoryboard: Any, identifier: String) -> DIRegistrationBuilder<Impl> { return __mark("made") }
    public func initialNotNecessary() -> DIRegistrationBuilder<Impl> { return __mark("elsewhere") }
    public func injection(_ method: Maker<Void>) -> DIRegistrationBuilder<Impl> { return __inject(method, required: true) }
    public func injection(_ how: DIInjectionOptional, _ method: Maker<Void>) -> DIRegistrationBuilder<Impl> {
      return __inject(method, tolerant: true)
    }
    public func injection(_ how: DIInjectionManual, _ method: Maker<Void>) -> DIRegistrationBuilder<Impl> {
      return __after(method, hands: [__holder(DIContainer.self)])
    }
    public func postInit(_ method: Maker<Void>) -> DIRegistrationBuilder<Impl> {
      return __after(method, hands: [__holder(DIContainer.self)])
    }
    public func useAutoPropertyInjection() -> DIRegistrationBuilder<Impl> {}
  }
  """
