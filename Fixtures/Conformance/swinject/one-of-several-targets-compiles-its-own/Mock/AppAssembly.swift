import Features
import Swinject

final class PaperClock: Clock {}

class AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in PaperClock() }
  }
}
