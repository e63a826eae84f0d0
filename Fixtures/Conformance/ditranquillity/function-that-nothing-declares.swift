// Sources/DITranquillity/API/DIContainer.register.swift (4.x to 6.0.0): `register(_ c: @escaping (P0, …) -> Impl)`; `Impl` is whatever the closure answers, and a
// function is a type like any other. The compiler infers it from the written types and from where the parameters arrive (The Swift Programming Language,
// "Closure Expressions").
// counts: needs=6 registrations=5 opaque=0
import DITranquillity
import UIKit

struct Order { let number: Int }
struct Guest {}
final class Kitchen {}
final class Waiter {}

final class OrderScreen: UIViewController {
  init(order: Order, kitchen: Kitchen) { super.init(nibName: nil, bundle: nil) }
}
final class GuestScreen: UIViewController {
  init(guest: Guest, waiter: Waiter) { super.init(nibName: nil, bundle: nil) }
}
extension UIViewController {
  var erased: UIViewController { self }
}

final class Router {
  init(
    order: @escaping (Order) -> UIViewController,
    guest: @escaping (Guest) -> UIViewController,
    bill: @escaping (Order, Guest) -> UIViewController
  ) {}
}

func start() {
  let container = DIContainer()
  container.register(Kitchen.init)
  container.register(Waiter.init)
  container.register { kitchen in { (order: Order) in OrderScreen(order: order, kitchen: kitchen).erased } }
  container.register { waiter in { guest in GuestScreen(guest: guest, waiter: waiter).erased } }
  container.register(Router.init)  // expect: missing-provider
  let router: Router = container.resolve()
}
