// "The Swift Programming Language", Default Parameter Values: whoever leaves an argument out gets what stands there. An initializer that nobody here is seen to
// call may be called by who is handed the type; where all that call one hand the argument over, what stands there is asked by nobody.
// counts: opaque=0 needs>=3
import PierKit
import Swinject

final class Lamp {}
final class Tide {}
final class Kite {}

enum Pier {
  static let container: Container = {
    let container = Container()
    container.register(Lamp.self) { _ in Lamp() }
    return container
  }()
}
final class Quay: PierPart {
  let lamp: Lamp
  let tide: Tide
  init(
    lamp: Lamp = Pier.container.resolve(Lamp.self)!,
    tide: Tide = Pier.container.resolve(Tide.self)!  // expect: missing-provider
  ) {
    self.lamp = lamp
    self.tide = tide
  }
}
/// Handed over by each caller.
final class Jetty {
  let kite: Kite
  init(kite: Kite = Pier.container.resolve(Kite.self)!) { self.kite = kite }
}
struct Mole {
  let kite: Kite
  let name: String
  init(_ name: String, kite: Kite = Pier.container.resolve(Kite.self)!) { (self.kite, self.name) = (kite, name) }
  /// It leaves nothing to the other.
  init() { self.init("mole", kite: Kite()) }
}
final class Dolphin {
  let kite: Kite
  init(kite: Kite = Pier.container.resolve(Kite.self, name: "dolphin")!) { self.kite = kite }  // expect: missing-provider
}
PierTool.open(Quay.self)
print(Jetty(kite: Kite()), Mole(), Dolphin())
