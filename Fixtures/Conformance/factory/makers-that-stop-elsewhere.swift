// counts: needs=10 registrations=11
// What a maker calls ends the program as well as what it says itself (`Registrations.swift`: `resolve` calls the factory that was registered, else the
// one that the property gives). Contexts hold in previews, in tests and with an argument of the command line (`Contexts.swift`), so that a program
// as users start it asks the property's own closure.
import FactoryKit

protocol Bird {}
struct Owl: Bird {}
protocol Tree {}
protocol Fish {}
struct Pike: Fish { init() { fatalError("no pike yet") } }
protocol Moss {}
protocol Fern {}
struct Bracken: Fern {}
protocol Crab {}
struct Hermit: Crab {}
protocol Wren {}
struct Jenny: Wren {}
protocol Swan {}
protocol Newt {}
struct Eft: Newt {
  init(isOld: Bool) {}
  init(name: String) { fatalError("newts have no names") }
}
protocol Toad {}

func later() -> Bird { fatalError("register a bird") }
func unset<T>(_ what: String) -> T {
  print("nobody registered", what)
  fatalError(what)
}
func some() -> Swan { unset("swan") }

class Pool {
  func toad() -> Toad { fatalError("a pool of what?") }
}
class Bog: Pool {
  struct Natterjack: Toad {}
  override func toad() -> Toad { Natterjack() }
}

extension Container {
  static func plant() -> Tree { preconditionFailure("plant one") }
  var bird: Factory<Bird> { self { later() } }
  var tree: Factory<Tree> { self { Self.plant() }.singleton }
  var fish: Factory<Fish> { self { Pike() } }
  var moss: Factory<Moss> { self { unset("moss") as Moss } }
  var fern: Factory<Fern> { self { fatalError("not in previews") }.onPreview { Bracken() } }
  var crab: Factory<Crab> { self { fatalError("not in tests") }.singleton.onTest { Hermit() }.onArg("crab") { Hermit() } }
  // A debug build may be all there is.
  var wren: Factory<Wren> { self { fatalError("not in releases") }.onDebug { Jenny() } }
  var swan: Factory<Swan> { self { some() } }
  var newt: Factory<Newt> { self { Eft(isOld: true) } }
  var toad: Factory<Toad> { self { Bog().toad() } }
}

func start() {
  _ = Container.shared.bird()  // expect: missing-provider
  _ = Container.shared.tree()  // expect: missing-provider
  _ = Container.shared.fish()  // expect: missing-provider
  _ = Container.shared.moss()  // expect: missing-provider
  _ = Container.shared.fern()  // expect: missing-provider
  _ = Container.shared.crab()  // expect: missing-provider
  _ = Container.shared.wren()
  _ = Container.shared.swan()  // expect: missing-provider
  _ = Container.shared.newt()
  _ = Container.shared.toad()
}
start()
