// Weak<Any> keeps no structure in the graph scope (Swinject InstanceStorage.swift, GraphStorage), so each answer is a new one. A function
// that is declared to answer a protocol makes what it makes.
import Swinject

protocol Badge {}

struct PaperBadge: Badge {
  var copy: Badge?
}

protocol Medal {}

final class TinMedal: Medal {
  var copy: Medal?
}

func makeBadge(_ resolver: Resolver) -> Badge { PaperBadge() }

func makeMedal(_ resolver: Resolver) -> Medal { TinMedal() }

let desk = Container()
desk.register(Badge.self) { r in makeBadge(r) }
  .initCompleted { r, object in
    var badge = object as! PaperBadge
    badge.copy = r.resolve(Badge.self)!  // expect: dependency-cycle
  }
desk.register(Medal.self) { r in makeMedal(r) }
  .initCompleted { r, object in
    let medal = object as! TinMedal
    medal.copy = r.resolve(Medal.self)!
  }
print(desk.resolve(Badge.self)!, desk.resolve(Medal.self)!)
