// A function of which only the type is known may register anything in the container that it is handed: Swinject's `Container` is a class
// (Container.swift), whoever has it fills it. One that only asks, through `Resolver`, cannot.
// counts: opaque=1
import Swinject

struct Oar {}
struct Sail {}
struct Setup {
  let fill: (Container) -> Void
  let ask: (Resolver) -> Void
}
func decoded() -> Setup { try! JSONDecoder().decode(Setup.self, from: Data()) }

let boat = Container()
decoded().fill(boat)
_ = boat.resolve(Oar.self)!  // expect: missing-provider (note)

let raft = Container()
decoded().ask(raft)
_ = raft.resolve(Sail.self)!  // expect: missing-provider
