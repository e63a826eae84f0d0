// SwinjectAutoregistration's README, "Usage": `autoregister(Service.self, initializer: Service.init)` asks for the parameters of the
// initializer, which Swift infers from the service to be that of `Pool<SpringTide>`.
import Swinject
import SwinjectAutoregistration

protocol Tide {}
final class SpringTide: Tide {}
final class NeapTide: Tide {}
final class Sand {}

final class Pool<Water: Tide> {
  init(water: Water, sand: Sand) {}
}

@main
struct Shore {
  static func main() {
    let container = Container()
    container.register(Sand.self) { _ in Sand() }
    container.register(NeapTide.self) { _ in NeapTide() }
    container.autoregister(Pool<SpringTide>.self, initializer: Pool.init)  // expect: missing-provider
    container.autoregister(Pool<NeapTide>.self, initializer: Pool.init)
    print(container.resolve(Pool<SpringTide>.self)!, container.resolve(Pool<NeapTide>.self)!)
  }
}
