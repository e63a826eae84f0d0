// Documentation, "Circular dependencies" (6.0.0): what is shared by one resolution is found when the ring comes back to it. The program begins at the
// pane; the keeper is made for the teller alone, whichever shared member comes first. What somebody asks for besides is a copy that closes nothing.
import DITranquillity

final class Pane {
  var teller: Teller?
}
final class Teller {
  var keeper: Keeper?
  weak var pane: Pane?
  init(pane: Pane) { self.pane = pane }
}
final class Keeper {
  weak var teller: Teller?
}

final class Gate {
  var guardian: Guardian?
}
final class Guardian {
  var lantern: Lantern?
  init(gate: Gate) {}
}
final class Lantern {
  weak var guardian: Guardian?
}

func start() {
  let container = DIContainer()
  container.register(Pane.init)
    .lifetime(.objectGraph)
    .injection(cycle: true, \.teller)
  container.register(Teller.init)
    .lifetime(.objectGraph)
    .injection(cycle: true, \.keeper)  // expect: dependency-cycle (note)
  container.register(Keeper.init)
    .lifetime(.prototype)
    .injection(cycle: true, \.teller)
  let pane: Pane = container.resolve()
  print(pane)

  container.register(Gate.init)
    .lifetime(.objectGraph)
    .injection(cycle: true, \.guardian)
  container.register(Guardian.init)
    .lifetime(.objectGraph)
    .injection(cycle: true, \.lantern)  // expect: dependency-cycle (warning)
  container.register(Lantern.init)
    .lifetime(.prototype)
    .injection(cycle: true, \.guardian)
  let gate: Gate = container.resolve()
  let lantern: Lantern = container.resolve()
  print(gate, lantern)
}
