/// What Swinject 2.x and the copies that other packages carry say alike: what asks late, and how long objects live.
let swinjectLifetimes = """

  @deferred public final class Lazy<Service> { public var instance: Service }
  @deferred public final class Provider<Service> { public var instance: Service }

  public enum ObjectScope {
    case transient
    case graph
    case container
    case weak
    public init(storageFactory: Maker<Any>, description: String = "", parent: ObjectScope? = nil) {}
  }
  public protocol Behavior {}

  """

/// Autoregistration and forwarding, which Swinject 2.x and its copies say alike.
///
/// - Parameter container: The name of the type whose objects register.
func swinjectAutoregistration(of container: String) -> String {
  """

  extension \(container) {
    public func autoregister<Service>(
      _ service: Service.Type, name: String? = nil, initializer: Maker<Service>
    ) -> ServiceEntry<Service> {
      return __provide(type: service, name: name, make: initializer)
    }
    public func autoregister<Service, Arg1>(
      _ service: Service.Type, name: String? = nil, argument: Arg1.Type, initializer: Maker<Service>
    ) -> ServiceEntry<Service> {
      return __provide(type: service, name: name, make: initializer, arguments: [argument])
    }
    public func autoregister<Service>(
      _ service: Service.Type, name: String? = nil, arguments: Any.Type..., initializer: Maker<Service>
    ) -> ServiceEntry<Service> {
      return __provide(type: service, name: name, make: initializer, arguments: arguments)
    }
    public func forward<T, Service>(_ type: T.Type, name: String? = nil, to entry: ServiceEntry<Service>) {
      return entry.implements(type, name: name)
    }
  }

  """
}
