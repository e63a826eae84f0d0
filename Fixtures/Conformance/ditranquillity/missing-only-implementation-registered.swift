// Upstream: DITranquillityTests_Build.test01_RegistrateOnlyRealization (6.0.0). The implementation is there, the protocol is
// not: invalid.
import DITranquillity

protocol Compass {}
final class MagneticCompass: Compass {}

final class Navigator {
  init(compass: Compass) {}
}

func start() {
  let container = DIContainer()
  container.register(MagneticCompass.init)
  container.register(Navigator.init)  // expect: missing-provider
}
