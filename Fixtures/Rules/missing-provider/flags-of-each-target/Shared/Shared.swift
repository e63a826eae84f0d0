// SWIFT_ACTIVE_COMPILATION_CONDITIONS (Xcode, "Build settings reference"): each target has its own `#if` flags. What each configuration of a
// target sets holds in its program, and what none does while another target of the project sets it does not; what only some set may hold.
import Swinject

protocol Map {}
protocol Chart {}
protocol Radio {}
protocol Horn {}
final class Paper: Map {}
final class Sheet: Chart {}
final class Set: Radio {}
final class Brass: Horn {}

func fill(_ container: Container) {
  #if !POCKET
  container.register(Map.self) { _ in Paper() }
  #endif
  #if POCKET
  container.register(Chart.self) { _ in Sheet() }
  #endif
  #if STAGING
  container.register(Radio.self) { _ in Set() }
  #endif
  #if LOUD
  container.register(Horn.self) { _ in Brass() }
  #endif
}

func sound(_ container: Container) {
  #if POCKET
  _ = container.resolve(Chart.self)!
  #else
  _ = container.resolve(Map.self)!
  #endif
}
