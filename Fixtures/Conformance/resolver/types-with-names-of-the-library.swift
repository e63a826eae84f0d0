// Types of the program's own that are called like some of the library's are not the library.
// counts: opaque=0
public final class Resolver {
  public static let main = Resolver()
  public func resolve<Service>(_ type: Service.Type) -> Service { fatalError() }
}
public protocol ResolverRegistering { static func registerAllServices() }
public struct ResolverOptions<Service> {}

final class Gull {}

_ = Resolver.main.resolve(Gull.self)
