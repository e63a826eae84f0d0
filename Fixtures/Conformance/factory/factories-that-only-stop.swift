// counts: needs=9 registrations=13
// A factory whose closure never returns makes nothing: whoever asks first ends the program (`Registrations.swift`: `resolve` calls the
// factory that was registered, else the one that the property gives). So it is a promise, which `register` keeps. One that stops on one way
// only makes something on the other.
import FactoryKit

protocol Bird {}
final class Owl: Bird {}
protocol Tree {}
protocol Fish {}
protocol Moss {}
protocol Fern {}
protocol Crab {}
protocol Wren {}
protocol Swan {}
protocol Newt {}
struct Pike: Fish {}
struct Hair: Moss {}
struct Bracken: Fern {}
struct Teal: Swan {}

func missing(_ what: String) -> Never { fatalError("register a \(what) first") }
func isWet() -> Bool { true }

extension Container {
  var bird: Factory<Bird> { self { fatalError("must be provided by a higher layer") } }
  var tree: Factory<Tree> { Factory(self) { preconditionFailure() }.singleton }
  var crab: ParameterFactory<Int, Crab> { self { _ in missing("crab") } }
  var wren: Factory<Wren> {
    self {
      print("no wren")
      fatalError()
    }.cached
  }
  var fish: Factory<Fish> {
    self {
      if isWet() { return Pike() }
      fatalError("too dry")
    }
  }
  var moss: Factory<Moss> {
    self {
      guard isWet() else { fatalError("too dry") }
      return Hair()
    }
  }
  var fern: Factory<Fern> { self { fatalError() }.onSimulator { Bracken() }.onDevice { Bracken() } }
  var swan: Factory<Swan> { self { fatalError("kept below") } }
  var newt: Factory<Newt> { self { isWet() ? fatalError() : fatalError() } }
}

func start() {
  Container.shared.bird.register { Owl() }
  _ = Container.shared.bird()
  _ = Container.shared.tree()  // expect: missing-provider
  _ = Container.shared.crab(3)  // expect: missing-provider
  _ = Container.shared.wren()  // expect: missing-provider
  _ = Container.shared.fish()
  _ = Container.shared.moss()
  _ = Container.shared.fern()
  Container.shared.swan.register { Teal() }
  _ = Container.shared.swan()
  _ = Container.shared.newt()
}
start()
