import Features
import Swinject

final class WallClock: Clock {}

class AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in WallClock() }
  }
}
