// The library's one file, copied: what it declares is known, whatever the module is called. Here only its heads stand.
public protocol ResolverRegistering { static func registerAllServices() }
public protocol Resolving {}
public final class Resolver {
  public static var main = Resolver()
  public func register<Service>(factory: @escaping () -> Service?) -> ResolverOptions<Service> { fatalError() }
}
public struct ResolverOptions<Service> {}
public final class ResolverRegistration<Service> {}
@propertyWrapper public struct Injected<Service> {
  public init() {}
  public var wrappedValue: Service { fatalError() }
}
