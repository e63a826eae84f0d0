// A container of Swinject lives on behind factories: both frameworks call their container `Container`, each file imports one of them.
import Swinject

protocol Clock {}
final class Quartz: Clock {}
protocol Calendar {}
final class Gregorian: Calendar {
  init(clock: Clock) {}
}

final class Old {
  static let shared = Old()
  let container = Container()

  init() {
    container.register(Clock.self) { _ in Quartz() }
    container.register(Calendar.self) { r in Gregorian(clock: r.resolve(Clock.self)!) }
  }

  func give<T>(_ type: T.Type) -> T { container.resolve(type)! }
}
