/// The public API of 3.0–6.x. What is deprecated, and what plays no part in a graph, is left out.
let partsInterface = """
  public protocol DIPart { static func load(container: DIContainer) }
  public protocol DIFramework { static func load(container: DIContainer) }
  public protocol DIScanned {}
  public typealias DIAType = Any.Type
  public typealias DITag = Any.Type
  public class Bundle { public init(for type: Any) { return type } }
  public struct Predicate {
    public static func name(_ test: (String) -> Bool) -> Predicate { return (name: test) }
    public static func type(_ test: (AnyClass) -> Bool) -> Predicate { return (type: test) }
  }
  open class DIScanPart: DIPart {
    open class var predicate: Predicate? { return nil }
    open class var bundle: Bundle? { return nil }
    public static func load(container: DIContainer) {
      for part in __scan(DIPart.self, marker: DIScanned.self, by: Self.predicate, in: Self.bundle, types: true) {
        container.append(part: part)
      }
    }
  }
  open class DIScanFramework: DIFramework {
    open class var predicate: Predicate? { return nil }
    public static func load(container: DIContainer) {
      for framework in __scan(DIFramework.self, marker: DIScanned.self, by: Self.predicate, types: true) {
        container.append(framework: framework)
      }
    }
  }

  @container
  public final class DIContainer {
    public init(parent: DIContainer? = nil) { return __create(parent: parent) }

    public func append(part: DIPart.Type) -> DIContainer {
      __include(part, as: "child", once: true) { $0.load(container: self) }
      return self
    }
    public func append(framework: DIFramework.Type) -> DIContainer {
      __sees(framework)
      __include(framework, as: "child", once: true) { $0.load(container: self) }
      return self
    }
    public func `import`(_ framework: DIFramework.Type) { __sees(framework) }

    public func register<Impl>(_ type: Impl.Type, file: String = "", line: Int = 0) -> DIComponentBuilder<Impl> {
      return __provide(type: type)
    }
    public func register<Impl>(file: String = "", line: Int = 0, _ maker: Maker<Impl>) -> DIComponentBuilder<Impl> {
      return __provide(make: maker)
    }
    public func register<Impl, P>(
      file: String = "", line: Int = 0, _ maker: Maker<Impl>, modificator: Maker<P>
    ) -> DIComponentBuilder<Impl> {
      return __provide(make: maker, modify: modificator)
    }
    public func register<Impl>(file: String = "", line: Int = 0, main maker: Maker<Impl>) -> DIComponentBuilder<Impl> {
      return __provide(make: maker)
    }
    public func register<Impl, P>(
      file: String = "", line: Int = 0, main maker: Maker<Impl>, modificator: Maker<P>
    ) -> DIComponentBuilder<Impl> {
      return __provide(make: maker, modify: modificator)
    }
    public func register1<Impl>(file: String = "", line: Int = 0, _ maker: Maker<Impl>) -> DIComponentBuilder<Impl> {
      return __provide(make: maker)
    }
    public func registerStoryboard(
      name: String, bundle: Bundle? = nil, file: String = "", line: Int = 0
    ) -> DIComponentBuilder<UIStoryboard> {
      let builder = __provide(make: { UIStoryboard(name: name) })
      return builder.as(UIStoryboard.self, name: name)
    }

    public func resolve<T>(
      sync: Void = (), from framework: DIFramework.Type? = nil, arguments: AnyArguments? = nil
    ) -> T { return __need(T.self, from: framework) }
    public func resolve<T>(sync: Void = (), from framework: DIFramework.Type? = nil, args: Any?...) -> T {
      return __need(T.self, from: framework, supplies: true)
    }
    public func resolve<T>(sync: Void = (), from framework: DIFramework.Type? = nil, arg: Any?...) -> T {
      return __need(T.self, from: framework, supplies: true)
    }
    public func resolve<T, Tag>(
      sync: Void = (), tag: Tag.Type, from framework: DIFramework.Type? = nil, arguments: AnyArguments? = nil
    ) -> T { return __need(T.self, tag: tag, from: framework) }
    public func resolve<T>(
      sync: Void = (), name: String, from framework: DIFramework.Type? = nil, arguments: AnyArguments? = nil
    ) -> T { return __need(T.self, name: name, from: framework) }
    public func resolveMany<T>(
      sync: Void = (), from framework: DIFramework.Type? = nil, arguments: AnyArguments? = nil
    ) -> [T] { return __many(__need(T.self, from: framework)) }

    public func extensions<T>(for type: T.Type) -> DIExtensions? {
      __supply(type)
      return DIExtensions()
    }
    public func inject<T>(into object: T, from framework: DIFramework.Type? = nil) { __supply(T.self, below: true) }
    public func initializeSingletonObjects() {}
    public func initializeObjectsForScope(_ scope: DIScope) {}
    public func makeGraph() -> DIGraph {}
    public func valid() -> Bool {}
    public func validate(checkGraphCycles: Bool = false) -> Bool {}
    public func clean() {}
  }

  public func resolve<T>(_ container: DIContainer) -> T { return __need(T.self, of: container) }
  prefix public func * <T>(container: DIContainer) -> T { return __need(T.self, of: container) }

  public func many<T>(_ object: [T]) -> [T] { return __many(object) }
  public func manyInFramework<T>(_ object: [T]) -> [T] { return __many(object) }
  public func by<Tag, T>(tag: Tag.Type, on object: T) -> T { return __tagged(object, tag: tag) }
  public func by<A, B, T>(tags: A.Type, _ second: B.Type, on object: T) -> T { return __tagged(object, tag: [tags, second]) }
  public func by<A, B, C, T>(tags: A.Type, _ second: B.Type, _ third: C.Type, on object: T) -> T {
    return __tagged(object, tag: [tags, second, third])
  }
  public func arg<T>(_ object: T) -> T { return __argument(object) }

  @deferred public final class Lazy<Value> { public init(_ maker: () -> Value) {}; public var value: Value }
  @deferred public final class Provider<Value> { public init(_ maker: () -> Value) {}; public var value: Value }
  @deferred @supplying public final class Provider1<Value, A> {}
  @deferred @supplying public final class Provider2<Value, A, B> {}
  @deferred @supplying public final class Provider3<Value, A, B, C> {}
  @deferred @supplying public final class Provider4<Value, A, B, C, D> {}
  @deferred @supplying public final class Provider5<Value, A, B, C, D, E> {}
  @deferred @supplying public final class ProviderArgs<Value> {}
  @deferred public final class AsyncLazy<Value> {}
  @deferred public final class AsyncProvider<Value> {}
  @deferred @supplying public final class AsyncProvider1<Value, A> {}
  @deferred @supplying public final class AsyncProvider2<Value, A, B> {}
  @deferred @supplying public final class AsyncProvider3<Value, A, B, C> {}
  @deferred @supplying public final class AsyncProvider4<Value, A, B, C, D> {}
  @deferred @supplying public final class AsyncProvider5<Value, A, B, C, D, E> {}
  @deferred @supplying public final class AsyncProviderArgs<Value> {}

  public final class DIComponentBuilder<Impl> {
    public func `as`<Parent>(_ type: Parent.Type) -> DIComponentBuilder<Impl> { return __key(type) }
    public func `as`<Parent>(_ type: Parent.Type, name: String) -> DIComponentBuilder<Impl> { return __key(type, name: name) }
    public func `as`<Parent, Tag>(_ type: Parent.Type, tag: Tag.Type) -> DIComponentBuilder<Impl> { return __key(type, tag: tag) }
    public func `as`<Parent>(check type: Parent.Type, _ validator: (Impl) -> Parent) -> DIComponentBuilder<Impl> {
      return __key(type)
    }
    public func `as`<Parent>(check type: Parent.Type, name: String, _ validator: (Impl) -> Parent) -> DIComponentBuilder<Impl> {
      return __key(type, name: name)
    }
    public func `as`<Parent, Tag>(
      check type: Parent.Type, tag: Tag.Type, _ validator: (Impl) -> Parent
    ) -> DIComponentBuilder<Impl> { return __key(type, tag: tag) }

    public func lifetime(_ lifetime: DILifeTime) -> DIComponentBuilder<Impl> { return __lifetime(lifetime) }
    public func `default`() -> DIComponentBuilder<Impl> { return __mark("default") }
    public func test() -> DIComponentBuilder<Impl> { return __mark("test") }
    public func root() -> DIComponentBuilder<Impl> { return __mark("entry") }
    public func unused() -> DIComponentBuilder<Impl> { return __mark("unused") }

    public func injection(
      name: String? = nil, cycle: Bool = false, _ method: Maker<Void>
    ) -> DIComponentBuilder<Impl> { return __inject(method, name: name, cycle: cycle) }
    public func injection<Property>(
      name: String? = nil, cycle: Bool = false, _ keyPath: ReferenceWritableKeyPath<Impl, Property>
    ) -> DIComponentBuilder<Impl> { return __inject(keyPath, name: name, cycle: cycle) }
    public func injection<P, Property>(
      name: String? = nil, cycle: Bool = false, _ keyPath: ReferenceWritableKeyPath<Impl, P>, _ modificator: (Property) -> P
    ) -> DIComponentBuilder<Impl> { return __inject(keyPath, name: name, cycle: cycle, modify: modificator) }
    public func postInit(_ method: (Impl) -> Void) -> DIComponentBuilder<Impl> { return __after(method) }
    public func autoInjectToSubviews() -> DIComponentBuilder<Impl> {}
  }

  public final class DIStoryboard: UIStoryboard {
    public class func create(
      name: String, bundle: Bundle? = nil, framework: DIFramework.Type? = nil, container: DIContainer
    ) -> DIStoryboard {}
  }
  public final class AnyArguments {
    public init() {}
    public init<T>(for type: T.Type, args: Any?...) { __supply(type) }
    public func addArgs<T>(for type: T.Type, args: Any?...) -> AnyArguments {
      __supply(type)
      return self
    }
  }
  public final class DIExtensions {
    public func setArgs(args: Any?...) {}
  }
  public final class DIScope {}
  public final class DIGraph { public func checkIsValid(checkGraphCycles: Bool = true) -> Bool {} }
  public enum DILifeTime {
    case single
    case perRun(ReferenceCounting)
    case perContainer(ReferenceCounting)
    case objectGraph
    case prototype
    case custom(DIScope)
    case lazySingle
    case weakSingle
    public enum ReferenceCounting {
      case strong
      case weak
    }
  }
  """
