// Documentation, "Circular dependencies" (6.0.0): a prototype is made anew whenever the ring comes back to it. Whoever asks for the bell first gets one that hangs in no tower: the tower makes others. That somebody else begins at the
// tower does not help.
import DITranquillity

final class Tower {
  var bell: Bell!
}

final class Bell {
  let tower: Tower
  init(tower: Tower) { self.tower = tower }
}

final class Ringer {
  init(bell: Bell) {}
}

func start() {
  let container = DIContainer()
  container.register(Tower.init)
    .lifetime(.objectGraph)
    .injection(cycle: true, \.bell)  // expect: dependency-cycle (warning)
  container.register(Bell.init)
    .lifetime(.prototype)
  container.register(Ringer.init)
    .lifetime(.prototype)

  let tower: Tower = container.resolve()
  let ringer: Ringer = container.resolve()
  print(tower, ringer)
}
