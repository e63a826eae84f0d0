// Observed with 2.10.0. The transient takes its partner after it was made, while the partner waits in its factory: nothing is
// kept yet, each turn makes a new transient, and the framework stops the app ("Infinite recursive call"), whichever is asked.
import Swinject

final class Sun { var moon: Moon? }
final class Moon { init(sun: Sun) {} }

let container = Container()
container.register(Sun.self) { _ in Sun() }.inObjectScope(.transient).initCompleted { r, sun in sun.moon = r.resolve(Moon.self)! }  // expect: dependency-cycle
container.register(Moon.self) { r in Moon(sun: r.resolve(Sun.self)!) }
_ = container.resolve(Moon.self)!
