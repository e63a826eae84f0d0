// Upstream: DITranquillityTests_Build.test01_RegistrateWithOptional (6.0.0). An optional parameter may stay empty: valid.
import DITranquillity

protocol Garnish {}

final class Soup {
  init(garnish: Garnish?) {}
}

func start() {
  let container = DIContainer()
  container.register(Soup.init)
}
