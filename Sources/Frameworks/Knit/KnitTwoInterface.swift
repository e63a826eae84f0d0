/// What 2.x adds: its own container, and the resolver below it.
let knitTwoInterface =
  knitAssemblies
  + knitAssemblers(container: "SwinjectContainer", resolver: "SwinjectResolver", filled: { "Container<\($0)>" })
    + """

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
    }
    """ + swinjectCopy("SwinjectContainer", "SwinjectResolver")
