// A container that is inherited from a class outside the sources: what it holds is unknown, so needs of it are unknown, never missing, and counted.
// counts: registrations>=1 needs>=2
import Swinject
import CoreKit

struct Boat {}
struct Oar {}

final class HarbourCoordinator: BaseCoordinator {
  func start() {
    container.register(Boat.self) { r in _ = r.resolve(Oar.self)!; return Boat() }
    _ = container.resolve(Boat.self)!
    _ = resolver.resolve(Oar.self)!
  }
}
