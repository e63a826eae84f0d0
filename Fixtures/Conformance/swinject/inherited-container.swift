// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": a container that is inherited from a class outside the sources may
// hold whatever that declares, which is nothing that only the program declares.
// counts: registrations>=1 needs>=2
import Swinject
import CoreKit

struct Boat {}
struct Oar {}

final class HarbourCoordinator: BaseCoordinator {
  func start() {
    container.register(Boat.self) { r in _ = r.resolve(Oar.self)!; return Boat() }  // expect: missing-provider
    _ = container.resolve(Boat.self)!
    _ = resolver.resolve(Oar.self)!
  }
}
