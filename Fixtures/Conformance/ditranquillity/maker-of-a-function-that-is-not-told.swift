// `register(_:)` of 6.0.0 keeps what its maker answers, under that type. A maker that answers a closure registers a function, whatever that answers: it may be the one
// that the navigator needs, and is no clock.
// counts: needs=4 registrations>=3 opaque=1
import DITranquillity
import UIKit
import Walls

struct Order {}
struct Surroundings {}
protocol Clock {}
final class Face { init(clock: Clock) {} }
final class Page: UIViewController {
  init(order: Order, surroundings: Surroundings) { super.init(nibName: nil, bundle: nil) }
}
extension UIViewController { var erased: UIViewController { self } }
struct Navigator { let page: (Order) -> UIViewController }

final class AppFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Surroundings.init)
    container.register(Navigator.init)  // expect: missing-provider (note)
    container.register { surroundings in
      { (order: Order) in WallController(rootViewController: Page(order: order, surroundings: surroundings)).erased }
    }
    container.register(Face.init)  // expect: missing-provider
  }
}

let container: DIContainer = {
  let container = DIContainer()
  container.append(framework: AppFramework.self)
  return container
}()
let face: Face = container.resolve()
