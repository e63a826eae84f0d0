// Container.swift, `register`. A library that has the container provides what it declares, and nothing of the program's, which it does not know. A container that no
// library has, none fills.
// counts: registrations=2 needs=6
import Berths
import Swinject

protocol Anchor {}
final class Pilot { init(master: BerthMaster, anchor: Anchor) {} }
final class Cook { init(master: BerthCook) {} }

func start() {
  let chest = Container()
  Berths.shared.fill(chest)
  chest.register(Pilot.self) { r in
    Pilot(
      master: r.resolve(BerthMaster.self)!,
      anchor: r.resolve(Anchor.self)!)  // expect: missing-provider
  }
  _ = chest.resolve(Pilot.self)!
  _ = chest.resolve(BerthMaster.self)!
}

func stay() {
  let crate = Container()
  crate.register(Cook.self) { r in Cook(master: r.resolve(BerthCook.self)!) }  // expect: missing-provider
  _ = crate.resolve(Cook.self)!
}
