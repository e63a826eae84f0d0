// The same from a library that is not in the sources (`import Then`): the closure is run with the receiver, whatever its name.
// counts: registrations>=3 needs>=4
import Swinject
import Then

struct Bow {}
struct Arrow {}
final class Archer { var bow: Bow!; init() {} }

final class RangeAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Bow.self) { _ in Bow() }
    container.register(Archer.self) { r in
      Archer().then { $0.bow = r.resolve(Bow.self)! }
    }
    container.register(Int.self) { r in
      Archer().do { _ = $0; _ = r.resolve(Arrow.self)! }  // expect: missing-provider
      return 3
    }
  }
}
final class AppDelegate {
  let container = Container().then { RangeAssembly().assemble(container: $0) }
  func start() {
    _ = container.resolve(Archer.self)!
    _ = container.resolve(Int.self)!
  }
}
