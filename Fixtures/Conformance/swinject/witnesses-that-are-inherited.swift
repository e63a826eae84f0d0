// A protocol's requirement is met by what a type has of that name, be it inherited from a class above or given by another protocol's
// extension; a default counts for types that have none of their own (The Swift Programming Language, "Protocols").
import Swinject

struct Rope {}
struct Chart {}
struct Compass {}
struct Whistle {}

protocol Part { func fill(_ box: Container) }
protocol Stowed {}

class RopeLocker {
  func fill(_ box: Container) { box.register(Rope.self) { _ in Rope() } }
}
final class BowLocker: RopeLocker, Part {}

extension Stowed {
  func fill(_ box: Container) { box.register(Chart.self) { _ in Chart() } }
}
struct ChartTable: Stowed, Part {}

protocol Fitting { static func fill(_ box: Container) }
enum CompassFitting: Fitting {
  static func fill(_ box: Container) { box.register(Compass.self) { _ in Compass() } }
}
enum SpareFitting: Fitting {
  static func fill(_ box: Container) {  // expect: unloaded-module (warning)
    box.register(Whistle.self) { _ in Whistle() }
  }
}

extension Container {
  // A value of `F.Type` is what `F` stands for.
  func fit<F: Fitting>(_ fitting: F.Type) { fitting.fill(self) }
}

// Each type has a container of its own: the default is nobody's.
protocol Boxed { var box: Container { get } }
extension Boxed {
  var box: Container { Container() }
  func look() { _ = box.resolve(Rope.self)! }
}
struct Cabin: Boxed {
  let box = Container { $0.register(Rope.self) { _ in Rope() } }
}

final class Boat {
  let box = Container()

  func load(_ part: Part) { part.fill(box) }
  func launch() {
    load(BowLocker())
    load(ChartTable())
    box.fit(CompassFitting.self)
    Cabin().look()
    _ = box.resolve(Rope.self)!
    _ = box.resolve(Chart.self)!
    _ = box.resolve(Compass.self)!
    _ = box.resolve(Whistle.self)!  // expect: missing-provider
  }
}

Boat().launch()
