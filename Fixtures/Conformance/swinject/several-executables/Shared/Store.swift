// One static container in a shared module, one app and one demo: each executable has its own run of it.
import Swinject
public protocol Plants {}
public protocol Weather {}
public protocol Fence {}
public enum Store {
  public static let container = Container()
  public static func resolve<T>(_ type: T.Type) -> T { container.resolve(type)! }
}
public struct Bed {
  public init() {
    _ = Store.resolve(Plants.self)
  }
}
