// A type parameter stands for what its caller hands over (Sources/Resolver.swift: `resolve<Service>(_ serviceType: Service.Type)`),
// whatever the answer is used as.
import Swinject
import UIKit

class ListController: UIViewController {}
class GridController: UIViewController {}

func show(_ controller: UIViewController) {}

class Router {
  let container = Container()

  func go() {
    container.register(ListController.self) { _ in ListController() }
    open(ListController.self)
    open(GridController.self)  // expect: missing-provider
  }

  private func open<T: UIViewController>(_ type: T.Type) {
    present { container.resolve(type)! }
    show(container.resolve(T.self)!)
  }

  private func present<T: UIViewController>(_ make: () -> T) {
    let controller = make()
    show(controller)
  }
}
