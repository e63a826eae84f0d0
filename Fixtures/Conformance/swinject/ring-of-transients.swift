// ContainerSpec.Circularity: where no member is shared, not even `initCompleted` ends the ring.
import Swinject

final class Day { init(night: Night) {} }
final class Night { var day: Day? }

let container = Container()
container.register(Day.self) { r in Day(night: r.resolve(Night.self)!) }.inObjectScope(.transient)  // expect: dependency-cycle
container.register(Night.self) { _ in Night() }
  .inObjectScope(.transient)
  .initCompleted { r, night in night.day = r.resolve(Day.self)! }
_ = container.resolve(Day.self)!
