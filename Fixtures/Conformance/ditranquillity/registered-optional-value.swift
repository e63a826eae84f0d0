// Upstream: DITranquillityTests_Resolve.test27_crashLogNilRegister (6.0.0). A closure that returns `T?` provides `T`: valid.
import DITranquillity

protocol Badge {}
final class Star: Badge {}

func start() {
  let container = DIContainer()
  let badge: Badge? = Star()
  container.register { badge }

  let sure = container.resolve() as Badge
  let maybe = container.resolve() as Badge?
  _ = (sure, maybe)
}
