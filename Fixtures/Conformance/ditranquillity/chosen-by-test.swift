// Upstream: DITranquillityTests_Build.test02_MultiplyRegistrateTypeWithTest (6.0.0). `.test()` decides: valid.
import DITranquillity

protocol Clock {}
final class WallClock: Clock {}
final class FrozenClock: Clock {}

final class Alarm {
  init(clock: Clock) {}
}

func start() {
  let container = DIContainer()
  container.register(FrozenClock.init)
    .as(check: Clock.self) { $0 }
    .test()
  container.register(WallClock.init)
    .as(check: Clock.self) { $0 }
  container.register(Alarm.init)
}
