/// The public API of 4.x, and the words of the versions before that it replaced. What plays no part in a graph is left out.
let cleanseInterface = """
  public protocol Scope {}
  public struct Unscoped {}
  public struct Singleton: Scope {}
  public typealias UnscopedBinder = Binder<Unscoped>

  public protocol Module {
    associatedtype Scope = Unscoped
    static func configure(binder: Binder<Scope>)
  }

  public protocol ComponentBase {
    associatedtype Seed = Void
    associatedtype Root
    associatedtype Scope = Unscoped
    static func configure(binder: Binder<Scope>)
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>
  }
  public protocol Component: ComponentBase {}
  public protocol RootComponent: ComponentBase {}
  extension RootComponent { public static func comeToLife() { ComponentFactory.of(Self.self) } }
  extension Component { public static func comeToLife(binder: Binder<Unscoped>) { binder.fill(Self.self) } }

  @container
  public protocol BinderBase {}

  @container
  public struct Binder<S>: BinderBase {
    public init<C>(component: C.Type, parent: Any? = nil) {
      if C.Scope.self != Unscoped.self { return __create(parent: parent, of: component, scope: C.Scope.self) }
      return __create(parent: parent, of: component)
    }

    public func include<M>(module: M.Type) {
      __include(module, as: "child", once: true) { $0.configure(binder: self) }
    }
    public func install<M>(module: M.Type) { include(module: module) }
    public func install<C>(dependency: C.Type) {
      given(ComponentFactory<C>.self).made()
      let inner = Binder<Unscoped>(component: dependency, parent: self)
      inner.load(dependency)
    }
    public func load<C>(_ component: C.Type) { __include(component, as: "child", once: true) { self.fill($0) } }
    public func fill<C>(_ component: C.Type) {
      if C.Seed.self != Void.self { seed(C.Seed.self, component).made() }
      component.configure(binder: self)
      component.configureRoot(binder: bind(C.Root.self))
    }
    public func given<T>(_ type: T.Type) -> ReceiptBinder<T> { return __provide(type: type) }
    public func seed<T, C>(_ type: T.Type, _ component: C.Type) -> ReceiptBinder<T> {
      return __provide(type: type, at: component, member: "Seed")
    }

    public func bindPropertyInjectionOf<Element>(_ class: Element.Type) -> PropertyInjectionReceiptBinder<Element> {
      return __provide(type: PropertyInjector<Element>.self, later: true)
    }
    public func bindFactory<Element>(_ class: Element.Type) -> AssistedInjectionBindingBuilder<Element> {
      return __provide(type: Factory<EmptySeed<Element>>.self, later: true)
    }
  }

  extension BinderBase {
    public func bind<Element>(_ type: Element.Type) -> ReceiptBinder<Element> { return __provide(type: type, later: true) }
    public func bind<Element>() -> ReceiptBinder<Element> { return __provide(later: true) }
  }

  public final class ReceiptBinder<Element> {
    public func tagged<T>(with tag: T.Type) -> ReceiptBinder<Element> { return __key(TaggedProvider<T>.self, instead: true) }
    public func intoCollection() -> ReceiptBinder<Element> { return __mark("collected") }
    public func made() -> ReceiptBinder<Element> { return __mark("made") }
    public func asSingleton() -> ReceiptBinder<Element> { return __lifetime(.sharedInScope) }
    public func scoped<S>(in scope: S.Type) -> ReceiptBinder<Element> { return __lifetime(.sharedInScope) }
    public func sharedInScope() -> ReceiptBinder<Element> { return __lifetime(.sharedInScope) }

    public func to<Constant>(
      value: Constant, file: String = "", line: Int = 0, function: String = ""
    ) -> BindingReceipt<Element> {
      __make({ value })
      return __done()
    }
    public func to(
      file: String = "", line: Int = 0, function: String = "", factory: Maker<Element>
    ) -> BindingReceipt<Element> {
      __make(factory)
      return __done()
    }
    public func configured(with configure: Maker<BindingReceipt<Element>>) -> BindingReceipt<Element> {
      return configure(self)
    }
    public func propertyInjector(configuredWith configure: Maker<BindingReceipt<Element>>) -> BindingReceipt<Element> {
      return configure(__as(PropertyInjectionReceiptBinder<Element.Object>.self))
    }
  }

  public final class PropertyInjectionReceiptBinder<Element> {
    public func to(
      file: String = "", line: Int = 0, function: String = "", injector: Maker<Void>
    ) -> BindingReceipt<PropertyInjector<Element>> {
      __inject(injector, into: Element.self)
      __mark("made")
      return __done()
    }
  }

  public final class AssistedInjectionBindingBuilder<Element> {
    public func with<S>(_ seed: S.Type) -> AssistedInjectionBindingBuilder<Element> {
      return __key(Factory<S>.self, instead: true)
    }
    public func to(
      file: String = "", line: Int = 0, function: String = "", factory: Maker<Element>
    ) -> BindingReceipt<Element> {
      __make(factory, first: Assisted<Element>.self)
      return __done()
    }
  }

  @container
  public final class ComponentFactory<C> {
    public static func of<Made>(
      _ componentType: Made.Type, validate: Bool = true, serviceLoader: Any? = nil
    ) -> ComponentFactory<Made> {
      __hazard("unvalidated", unless: validate, type: componentType)
      let binder = Binder<Unscoped>(component: componentType)
      binder.load(componentType)
      return binder
    }
    public func build(_ seed: Any = ()) -> C.Root { return __need(C.Root.self, apart: true) }
  }

  public final class BindingReceipt<Element> {}
  public struct PropertyInjector<Element> {
    public typealias Object = Element
    public func injectProperties(into instance: Element) {}
  }
  public struct Factory<Tag> {}
  public protocol Tag {}
  public protocol AssistedFactory: Tag {}
  public struct EmptySeed<E> {}

  @deferred public struct Provider<Element> {}
  @weak public struct WeakProvider<Element> {}
  @argument public struct Assisted<E> {}
  @provider public struct TaggedProvider<Tag> {}
  public final class CleanseServiceLoader {}
  """
