// Up to 4.x a storyboard is registered and made by the framework; it injects into the controllers that come out of it, which
// are registered by metatype. The version comes from Package.resolved.
import DITranquillity
import UIKit

protocol Kitchen {}
final class HotKitchen: Kitchen {}
protocol Bill {}

final class OrderPresenter {
  weak var view: OrderViewController?
  let kitchen: Kitchen
  init(kitchen: Kitchen) {
    self.kitchen = kitchen
  }
}

final class OrderViewController: UIViewController {
  var presenter: OrderPresenter!
}

final class BillViewController: UIViewController {
  var bill: Bill = NoBill()
}

struct NoBill: Bill {}

final class ScreensPart: DIPart {
  static func load(container: DIContainer) {
    container.registerStoryboard(name: "Order", bundle: nil)
      .lifetime(.single)
    container.register(HotKitchen.init)
      .as(check: Kitchen.self) { $0 }
      .lifetime(.perRun(.strong))
    container.register(OrderPresenter.init)
      .injection(cycle: true, \.view)
      .lifetime(.objectGraph)
    container.register(OrderViewController.self)
      .injection(\.presenter)
      .lifetime(.objectGraph)
    container.register(BillViewController.self)
      .injection { $0.bill = $1 }  // expect: missing-provider
  }
}
