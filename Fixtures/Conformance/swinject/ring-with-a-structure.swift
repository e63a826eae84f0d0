// Observed with 2.10.0 (ContainerTests: structs ignore scopes). A structure is shared neither in one resolution nor weakly: the
// ring never closes and the framework stops the app ("Infinite recursive call"). Kept by its container, it closes.
import Swinject

protocol Ebb {}
protocol Bay {}
struct LowEbb: Ebb { var flow: Flow? }
struct WideBay: Bay { var fish: Fish? }
final class Flow { init(ebb: Ebb) {} }
final class Fish { init(bay: Bay) {} }

func start() {
  let sea = Container()
  sea.register(Ebb.self) { _ in LowEbb() }.initCompleted { r, _ in _ = r.resolve(Flow.self)! }  // expect: dependency-cycle
  sea.register(Flow.self) { r in Flow(ebb: r.resolve(Ebb.self)!) }
  sea.register(Bay.self) { _ in WideBay() }.inObjectScope(.container).initCompleted { r, _ in _ = r.resolve(Fish.self)! }
  sea.register(Fish.self) { r in Fish(bay: r.resolve(Bay.self)!) }

  _ = sea.resolve(Flow.self)!
  _ = sea.resolve(Bay.self)!
}
