/// The part of Swinject's API that the package holds as a copy, under the names that its version has for container and resolver.
func swinjectCopy(_ container: String, _ resolver: String) -> String {
  let isOwn = resolver == "Resolver"
  return """

    @container
    public protocol \(resolver) {}

    @container
    public class \(container): \(resolver) {
      public init(
        parent: \(container)? = nil, defaultObjectScope: ObjectScope = .graph, behaviors: [Behavior] = [],
        registeringClosure: (\(container)) -> Void = { _ in }
      ) {
        let made = __create(parent: parent, lifetime: defaultObjectScope)
        registeringClosure(made)
        return made
      }
      public func register<Service>(
        _ serviceType: Service.Type, name: String? = nil, factory: Maker<Service>
      ) -> ServiceEntry<Service> {
        return __provide(type: serviceType, name: name, make: factory, hands: [self], takes: "arguments")
      }
      public func register<Service>(
        _ serviceType: Service.Type, name: String? = nil, mainActorFactory: Maker<Service>
      ) -> ServiceEntry<Service> {
        return __provide(type: serviceType, name: name, make: mainActorFactory, hands: [self], takes: "arguments")
      }
      public func synchronize() -> \(resolver) { return self }
      public func removeAll() { __empty() }
      public func resetObjectScope(_ scope: ObjectScope) {}
      public func addBehavior(_ behavior: Behavior) {}
      public func hasAnyRegistration<Service>(of serviceType: Service.Type, name: String? = nil) -> Bool {}
    }

    extension \(resolver) {
      public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
        return __need(serviceType, optional: true)
      }
      public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
        return __need(serviceType, name: name, optional: true)
      }
      public func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service? {
        return __need(serviceType, optional: true, arguments: [argument])
      }
      public func resolve<Service, Arg1>(_ serviceType: Service.Type, name: String?, argument: Arg1) -> Service? {
        return __need(serviceType, name: name, optional: true, arguments: [argument])
      }
      public func resolve<Service>(_ serviceType: Service.Type, arguments: Any...) -> Service? {
        return __need(serviceType, optional: true, arguments: arguments)
      }
      public func resolve<Service>(_ serviceType: Service.Type, name: String?, arguments: Any...) -> Service? {
        return __need(serviceType, name: name, optional: true, arguments: arguments)
      }
    \(isOwn ? "" : "//")  public func unsafeResolver(file: Any? = nil, function: Any? = nil, line: Any? = nil) -> Resolver { return self }
      public func resolveCollection<Service>(_ type: Service.Type) -> ServiceCollection<Service> {
        return __need(ServiceCollection<Service>.self, optional: true)
      }
      public func knitUnwrap<T>(
        _ value: T?, file: Any? = nil, function: Any? = nil, line: Any? = nil, callsiteFile: Any? = nil,
        callsiteFunction: Any? = nil, callsiteLine: Any? = nil
      ) -> T { return value! }
    }

    public final class ServiceEntry<Service> {
      public func implements(_ type: Any.Type, name: String? = nil) -> ServiceEntry<Service> { return __key(type, name: name) }
      public func implements(_ type: Any.Type, _ second: Any.Type, _ others: Any.Type...) -> ServiceEntry<Service> {
        __key(type)
        __key(second)
        return __key(others)
      }
      public func inObjectScope(_ objectScope: ObjectScope) -> ServiceEntry<Service> { return __lifetime(objectScope) }
      public func initCompleted(_ completed: (\(resolver), Service) -> Void) -> ServiceEntry<Service> {
        return __after(completed, hands: [__holder(\(resolver).self)])
      }
      public func collected() -> ServiceEntry<Service> { return __mark("collected") }
    }

    public struct ServiceCollection<T> {
      public var entries: [T]
      public var allEntries: [T]
    }
    """ + swinjectAutoregistration(of: container) + swinjectLifetimes
}
