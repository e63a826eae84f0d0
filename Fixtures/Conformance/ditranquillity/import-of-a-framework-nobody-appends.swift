// Observed with 6.0.0. Importing loads nothing, and the framework does not say so.
import DITranquillity

final class Lighthouse {}

final class CoastFramework: DIFramework {  // expect: unloaded-module (warning)
  static func load(container: DIContainer) {
    container.register(Lighthouse.init)
  }
}

final class HarbourFramework: DIFramework {
  static func load(container: DIContainer) {
    container.import(CoastFramework.self)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: HarbourFramework.self)
}
