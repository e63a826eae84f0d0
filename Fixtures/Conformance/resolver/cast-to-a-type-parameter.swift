// Swift's language reference, "Type-Casting Operators": `as T` says that the answer is a `T`, whatever more general type takes it. Resolver's
// Resolver.swift: `resolve()` asks for what its answer is used as.
import Resolver
import UIKit

final class Harbour: UIViewController {}
final class Pier: UIViewController {}

enum Injector {
  static func resolve<S>() -> S { Resolver.resolve() }
}

protocol Resetting: AnyObject {
  var controllers: [UIViewController] { get set }
  func reset<T>(to _: T.Type) where T: UIViewController
}

extension Resetting {
  func reset<T>(to _: T.Type) where T: UIViewController {
    controllers = [Injector.resolve() as T]
  }
}

final class Navigator: Resetting {
  var controllers: [UIViewController] = []
  func show<T: UIViewController>() -> T {
    let controller = Resolver.resolve() as T
    return controller
  }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Harbour() }
  }
}

@main
struct App {
  static func main() {
    let navigator = Navigator()
    let resetting: any Resetting = navigator
    resetting.reset(to: Harbour.self)
    let pier: Pier = navigator.show()  // expect: missing-provider
    print(pier)
  }
}
