// The framework's own source stands in the project as a target of its own: the framework is known by its name all the same.
// (a stand-in of a few lines, not the framework's text)
import Foundation
public protocol ResolverRegistering { static func registerAllServices() }
public final class Resolver {
  public static var main = Resolver()
  public static var root = main
  public final class Options<T> { public func scope(_ x: Int) -> Self { self }; public func implements<P>(_ p: P.Type) -> Options<T> { self } }
  private var made: [String: () -> Any?] = [:]
  @discardableResult public static func register<T>(_ type: T.Type = T.self, factory: @escaping () -> T?) -> Options<T> { main.made["\(T.self)"] = factory; return Options() }
  public static func resolve<T>(_ type: T.Type = T.self) -> T { root.made["\(T.self)"]!() as! T }
}
@propertyWrapper public struct Injected<T> {
  private var value: T
  public init() { value = Resolver.resolve(T.self) }
  public var wrappedValue: T { value }
}
