// What a maker has a static function of a type make asks for it: in the builds that register it, and nowhere else. What code asks for by itself it asks for
// in every build.
import Swinject

protocol Yarn {}
struct WoolYarn: Yarn {}
protocol Dye {}
struct RedDye: Dye {}

@propertyWrapper struct Spun<Thing> {
  let wrappedValue: Thing
  init() { wrappedValue = Mill.container.resolve(Thing.self)! }
}

enum Mill { static let container = Container() }

final class Loom {
  static var looms: [String: Loom] = [:]
  static func shared(named name: String) -> Loom {
    if let known = looms[name] { return known }
    let made = Loom()
    looms[name] = made
    return made
  }
  @Spun var yarn: Yarn
}
final class Vat {
  static func shared(named name: String) -> Vat { Vat() }
  @Spun var dye: Dye  // expect: missing-provider
}

@main struct MillApp {
  static func main() {
    #if !SKETCH
      Mill.container.register(Yarn.self) { _ in WoolYarn() }
      Mill.container.register(Dye.self) { _ in RedDye() }
      Mill.container.register(Loom.self) { _, name in Loom.shared(named: name) }
    #endif
    print(Mill.container.resolve(Loom.self, argument: "big") as Any, Vat.shared(named: "small"))
  }
}
