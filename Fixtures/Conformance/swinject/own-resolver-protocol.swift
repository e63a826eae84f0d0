// How apps write it: the app's own protocol in front of the container.
import Swinject

struct Silk {}
struct Wool {}

protocol Locator { func locate<T>(_ type: T.Type) -> T }

final class ContainerLocator: Locator {
  private let container: Container
  init(container: Container) { self.container = container }
  func locate<T>(_ type: T.Type) -> T { container.resolve(type)! }
}

final class Tailor {
  let locator: Locator
  init(locator: Locator) { self.locator = locator }
  func sew() {
    _ = locator.locate(Silk.self)
    _ = locator.locate(Wool.self)  // expect: missing-provider
  }
}

let container = Container()
container.register(Silk.self) { _ in Silk() }
Tailor(locator: ContainerLocator(container: container)).sew()
