/// The public API of `NeedleFoundation`.
let needleInterface = """
  public protocol Dependency: AnyObject {}
  public protocol EmptyDependency: AnyObject {}
  public protocol PluginExtension: AnyObject {}
  public protocol Scope: AnyObject {
    var path: [String] { get }
    var parent: Scope { get }
  }
  public protocol PluginizedScope: Scope {}
  public protocol NonCoreScope: AnyObject {}

  open class Component<DependencyType>: Scope {
    public let parent: Scope
    public var path: [String]
    public var dependency: DependencyType
    public init(parent: Scope) {}
    public final func shared<T>(__function: String = "", _ factory: () -> T) -> T {
      __shared(__function, factory)
      return factory()
    }
  }

  open class BootstrapComponent: Component<EmptyDependency> {
    public init() {}
  }

  open class PluginizedComponent<DependencyType, PluginExtensionType, NonCoreComponent>:
    Component<DependencyType>, PluginizedScope
  {
    public var pluginExtension: PluginExtensionType
    public var nonCoreComponent: AnyObject
    public init(parent: Scope) {}
    public func bind(to observable: PluginizedScopeLifecycleObservable) {}
  }

  open class NonCoreComponent<DependencyType>: Component<DependencyType>, NonCoreScope {
    public init(parent: Scope) {}
  }
  public protocol PluginizedScopeLifecycleObservable: AnyObject {}
  """
