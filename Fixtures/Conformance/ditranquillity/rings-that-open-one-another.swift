// Documentation, "Circular dependencies" (6.0.0): a prototype is made anew whenever the ring comes back to it. Each router opens the other screen when it
// is used: that enters the other ring from outside, at the screen that is shared, so both close.
import DITranquillity

final class Harbour {
  var pilot: HarbourPilot!
}

final class HarbourPilot {
  let container: DIContainer
  init(harbour: Harbour, container: DIContainer) { self.container = container }
  func leave() -> Sea { container.resolve() }
}

final class Sea {
  var pilot: SeaPilot!
}

final class SeaPilot {
  let container: DIContainer
  init(sea: Sea, container: DIContainer) { self.container = container }
  func land() -> Harbour { container.resolve() }
}

func start() {
  let container = DIContainer()
  container.register(Harbour.init)
    .lifetime(.objectGraph)
    .injection(cycle: true, \.pilot)  // expect: dependency-cycle (note)
  container.register(HarbourPilot.init)
    .lifetime(.prototype)
  container.register(Sea.init)
    .lifetime(.objectGraph)
    .injection(cycle: true, \.pilot)  // expect: dependency-cycle (note)
  container.register(SeaPilot.init)
    .lifetime(.prototype)

  let harbour: Harbour = container.resolve()
  print(harbour)
}
