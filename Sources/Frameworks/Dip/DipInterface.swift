/// The public API of 4.0–7.1 and of Dip-UI. Factories are asked for by their arguments' types and by tags, which are names here.
let dipInterface = """
  public protocol DependencyTagConvertible {}
  extension String: DependencyTagConvertible {}
  extension Int: DependencyTagConvertible {}
  public protocol Resolvable {}
  public protocol AutoInjectedPropertyBox {}
  public protocol StoryboardInstantiatable {
    func didInstantiateFromStoryboard(_ container: DependencyContainer, tag: DependencyContainer.Tag?)
  }
  extension StoryboardInstantiatable {
    public func didInstantiateFromStoryboard(_ container: DependencyContainer, tag: DependencyContainer.Tag?) {
      container.resolveDependencies(of: self, tag: tag)
    }
    @scene("dipTag", demanded: true, but: "WKInterfaceController") func setDipTag(_ tag: DependencyContainer.Tag?) {
      didInstantiateFromStoryboard(__among(DependencyContainer.uiContainers), tag: tag)
    }
    @scene(of: "WKInterfaceController") func awakeOnWatch() {
      didInstantiateFromStoryboard(__among(DependencyContainer.uiContainers), tag: nil)
    }
  }

  @container
  public final class DependencyContainer {
    public static var uiContainers: [DependencyContainer]
    public init(
      autoInjectProperties: Bool = true, threadSafe: Bool = true, configBlock: (DependencyContainer) -> Void = { _ in }
    ) {
      let made = __create()
      __fill(autoInjectProperties, of: made)
      configBlock(made)
      return made
    }
    public func bootstrap() { __close() }
    public func reset() { __empty() }
    public func remove<T>(_ definition: Definition<T>, tag: DependencyTagConvertible? = nil) { __empty(one: true) }
    public func validate(_ arguments: Any...) {}
    public func collaborate(with containers: DependencyContainer...) { __join(containers, mutual: true) }
    public func collaborate(with containers: [DependencyContainer]) { __join(containers, mutual: true) }

    public func register<T>(
      _ scope: ComponentScope = .shared, tag: DependencyTagConvertible? = nil, factory: Maker<T>
    ) -> Definition<T> {
      let made = __provide(make: factory, hands: [], name: tag, takes: "arguments")
      return made.inScope(scope)
    }
    public func register<T>(
      _ scope: ComponentScope = .shared, type: T.Type, tag: DependencyTagConvertible? = nil, factory: Maker<T>
    ) -> Definition<T> {
      let made = __provide(type: type, make: factory, hands: [], name: tag, takes: "arguments")
      return made.inScope(scope)
    }
    public func register<T>(
      tag: DependencyTagConvertible? = nil, _ scope: ComponentScope = .shared, factory: Maker<T>
    ) -> Definition<T> {
      let made = __provide(make: factory, hands: [], name: tag, takes: "arguments")
      return made.inScope(scope)
    }
    public func register<T>(
      scope: ComponentScope, type: T.Type, tag: DependencyTagConvertible?, factory: Maker<T>, numberOfArguments: Int,
      autoWiringFactory: (DependencyContainer, DependencyTagConvertible?) -> T
    ) -> Definition<T> {
      let made = __provide(type: type, make: factory, hands: [], name: tag, takes: "arguments")
      return made.inScope(scope)
    }
    public func register<T>(storyboardType type: T.Type, tag: DependencyTagConvertible? = nil) -> Definition<T> {
      let made = __provide(type: type, make: { __plain(type) }, hands: [], name: tag)
      return made.inScope(.unique)
    }
    public func register<T>(_ definition: Definition<T>, tag: DependencyTagConvertible? = nil) { __again(definition, name: tag) }
    public func register<T, F>(
      _ definition: Definition<T>, type: F.Type, tag: DependencyTagConvertible? = nil
    ) -> Definition<F> { return definition.implements(type, tag: tag) }

    public func resolve<T>(tag: DependencyTagConvertible? = nil) -> T { return __need(T.self, name: tag) }
    public func resolve<T>(_ type: T.Type, tag: DependencyTagConvertible? = nil) -> T { return __need(type, name: tag) }
    public func resolve<T>(tag: DependencyTagConvertible? = nil, arguments: Any...) -> T {
      return __need(T.self, name: tag, arguments: arguments)
    }
    public func resolve<T>(_ type: T.Type, tag: DependencyTagConvertible? = nil, arguments: Any...) -> T {
      return __need(type, name: tag, arguments: arguments)
    }
    public func resolve<T, Handed>(tag: DependencyTagConvertible? = nil, builder: (Any) -> T) -> T {
      return __need(T.self, name: tag, arguments: __plain(Handed.self))
    }
    public func resolve<T, Handed>(_ type: T.Type, tag: DependencyTagConvertible? = nil, builder: (Any) -> T) -> T {
      return __need(type, name: tag, arguments: __plain(Handed.self))
    }
    public func resolveDependencies<T>(of instance: T, tag: DependencyTagConvertible? = nil) {
      __need(T.self, name: tag)
    }

    public struct Tag: DependencyTagConvertible, ExpressibleByStringLiteral {
      public static func String(_ text: Swift.String) -> DependencyContainer.Tag { return text }
      public static func Int(_ number: Swift.Int) -> DependencyContainer.Tag { return number }
    }
    public struct Context { public var tag: DependencyContainer.Tag? }
    public var context: Context
  }

  public final class Definition<T> {
    public func inScope(_ scope: ComponentScope) -> Definition<T> { return __lifetime(scope) }
    public func implements<F>(_ type: F.Type, tag: DependencyTagConvertible? = nil) -> Definition<T> {
      return __key(type, name: tag)
    }
    public func implements<F>(
      _ type: F.Type, tag: DependencyTagConvertible? = nil, resolvingProperties block: (DependencyContainer, F) -> Void
    ) -> Definition<T> {
      __key(type, name: tag)
      return __after(block, hands: [__holder(DependencyContainer.self)])
    }
    public func implements<A, B>(_ a: A.Type, _ b: B.Type) -> Definition<T> {
      __key(a)
      return __key(b)
    }
    public func implements<A, B, C>(_ a: A.Type, _ b: B.Type, _ c: C.Type) -> Definition<T> {
      __key(a)
      __key(b)
      return __key(c)
    }
    public func implements<A, B, C, D>(_ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type) -> Definition<T> {
      __key(a)
      __key(b)
      __key(c)
      return __key(d)
    }
    public func resolvingProperties(_ block: (DependencyContainer, T) -> Void) -> Definition<T> {
      return __after(block, hands: [__holder(DependencyContainer.self)])
    }
    public func resolveDependencies(_ block: (DependencyContainer, T) -> Void) -> Definition<T> {
      return __after(block, hands: [__holder(DependencyContainer.self)])
    }
    public func resolvingProperty<Root, V>(
      _ keyPath: ReferenceWritableKeyPath<Root, V>, tag: DependencyTagConvertible? = nil
    ) -> Definition<T> { return __inject(keyPath, name: tag) }
    public func resolvingProperty<Root, V>(
      _ keyPath: ReferenceWritableKeyPath<Root, V>, as type: Any.Type, tag: DependencyTagConvertible? = nil
    ) -> Definition<T> {
      return __after({ (c: DependencyContainer) in c.resolve(type, tag: tag) }, hands: [__holder(DependencyContainer.self)])
    }
    public func resolvingProperty<Root, V>(
      _ keyPath: ReferenceWritableKeyPath<Root, V>, factory: (DependencyContainer) -> V
    ) -> Definition<T> { return __after(factory, hands: [__holder(DependencyContainer.self)]) }
    public func autoInjectingProperties(_ shouldAutoInject: Bool = true) -> Definition<T> { return __fill(shouldAutoInject) }
  }
  public typealias DefinitionOf<T, F> = Definition<T>

  public enum ComponentScope {
    case unique
    case shared
    case singleton
    case eagerSingleton
    case weakSingleton
    case Prototype
    case ObjectGraph
    case Singleton
    case Unique
    case Shared
    case EagerSingleton
    case WeakSingleton
  }

  @weak public final class Weakly<T> {}

  @propertyWrapper public struct Injected<T>: AutoInjectedPropertyBox {
    public init(required: Bool = true, didInject: (T) -> Void = { _ in }) {
      __owned(T.self, required: required)
    }
    public init(required: Bool = true, tag: DependencyTagConvertible?, didInject: (T) -> Void = { _ in }) {
      __owned(T.self, required: required, name: tag)
    }
    public init(wrappedValue: T?) { __owned(T.self, required: true) }
    public var wrappedValue: T?
    public var value: T?
  }
  @propertyWrapper public struct InjectedWeak<T>: AutoInjectedPropertyBox {
    public init(required: Bool = true, didInject: (T) -> Void = { _ in }) {
      __owned(Weakly<T>.self, required: required)
    }
    public init(required: Bool = true, tag: DependencyTagConvertible?, didInject: (T) -> Void = { _ in }) {
      __owned(Weakly<T>.self, required: required, name: tag)
    }
    public init(wrappedValue: T?) { __owned(Weakly<T>.self, required: true) }
    public var wrappedValue: T?
    public var value: T?
  }
  """
