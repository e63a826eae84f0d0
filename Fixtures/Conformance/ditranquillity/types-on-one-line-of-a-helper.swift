// Observed with 6.0.0. A generic helper registers several types on one line: they are several registrations: valid.
import DITranquillity

final class Spade {}
final class Rake {}

final class Gardener {
  init(spade: Spade, rake: Rake) {}
}

func addTool<Tool>(_ container: DIContainer, _ make: @escaping () -> Tool) {
  container.register(make).lifetime(.perContainer(.strong))
}

func start() {
  let container = DIContainer()
  addTool(container, Spade.init)
  addTool(container, Rake.init)
  container.register(Gardener.init)
}
