// Upstream: DITranquillityTests_Resolve.test16_ResolveCircularDoubleOneDependency2_WithoutCycle (6.0.0). A method that takes
// two dependencies cannot be marked: invalid.
import DITranquillity

final class Tower {
  func hang(upper: Bell!, lower: Bell!) {}
}

final class Bell {
  init(tower: Tower) {}
}

func start() {
  let container = DIContainer()
  container.register(Tower.init)
    .lifetime(.objectGraph)
    .injection { $0.hang(upper: $1, lower: $2) }  // expect: dependency-cycle
  container.register(Bell.init)
    .lifetime(.objectGraph)
}
