// Swinject 2.10, `Container(parent: Container? = nil, …)`, `Assembler(parent: Assembler?, …)`: with nil nothing is asked above.
// Whether a function or an object passes on a nil of its caller makes no difference. Observed with 2.10.0.
// counts: needs=10 opaque=0
import Swinject

final class Oak {}
final class Elm {}
final class Ash {}
final class Fir {}
final class Yew {}

func grove(below parent: Container?) -> Container { Container(parent: parent) }
func wood(below parent: Assembler?) -> Assembler { Assembler([], parent: parent) }
func glade(below parent: Container? = nil) -> Container { Container(parent: parent) }

final class Forester {
  private let parent: Container?
  init(parent: Container?) { self.parent = parent }
  func plant() -> Container { Container(parent: parent) }
}

final class Ranger {
  let own: Container
  init(above parent: Container?) { own = Container(parent: parent) }
}

func start() {
  let nursery = Container()
  nursery.register(Oak.self) { _ in Oak() }
  nursery.register(Elm.self) { _ in Elm() }
  nursery.register(Ash.self) { _ in Ash() }
  nursery.register(Fir.self) { _ in Fir() }
  nursery.register(Yew.self) { _ in Yew() }
  let trees = Assembler(container: nursery)

  let bare = grove(below: nil)
  _ = bare.resolve(Oak.self)!  // expect: missing-provider
  let young = wood(below: nil)
  _ = young.resolver.resolve(Elm.self)!  // expect: missing-provider
  let open = glade()
  _ = open.resolve(Ash.self)!  // expect: missing-provider
  let stumps = Forester(parent: nil).plant()
  _ = stumps.resolve(Fir.self)!  // expect: missing-provider

  let wild = Ranger(above: nil)
  _ = wild.own.resolve(Yew.self)!  // expect: missing-provider

  _ = grove(below: nursery).resolve(Oak.self)!
  _ = wood(below: trees).resolver.resolve(Elm.self)!
  _ = glade(below: nursery).resolve(Ash.self)!
  let tended = Ranger(above: nursery)
  _ = tended.own.resolve(Yew.self)!
}

// Nobody calls this one here, so its parent is any.
func clearing(below parent: Container?) {
  _ = Container(parent: parent).resolve(Oak.self)!
}
