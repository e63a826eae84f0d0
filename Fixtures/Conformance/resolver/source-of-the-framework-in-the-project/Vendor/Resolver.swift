// A project may bring the framework as source: a target that makes the module is the framework, whose interface is known
// (README of Resolver, "Installation": Sources/Resolver may be added to the project by hand).
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
