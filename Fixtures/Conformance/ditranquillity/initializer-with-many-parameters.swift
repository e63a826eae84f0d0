// Upstream: DITranquillityTests_MoreParameters (6.0.0). Since 4.6 an initializer may have any number of parameters; every one
// of them needs a provider.
import DITranquillity

final class Flute {}
final class Oboe {}
final class Clarinet {}
final class Bassoon {}
final class Horn {}
final class Trumpet {}
final class Tuba {}
final class Drum {}
final class Violin {}
final class Viola {}
final class Cello {}
final class Bass {}
final class Harp {}

final class Orchestra {
  init(
    _ flute: Flute, _ oboe: Oboe, _ clarinet: Clarinet, _ bassoon: Bassoon, _ horn: Horn, _ trumpet: Trumpet, _ tuba: Tuba,
    _ drum: Drum, _ violin: Violin, _ viola: Viola, _ cello: Cello, _ bass: Bass, _ harp: Harp
  ) {}
}

func start() {
  let container = DIContainer()
  container.register(Flute.init)
  container.register(Oboe.init)
  container.register(Clarinet.init)
  container.register(Bassoon.init)
  container.register(Horn.init)
  container.register(Trumpet.init)
  container.register(Tuba.init)
  container.register(Drum.init)
  container.register(Violin.init)
  container.register(Viola.init)
  container.register(Cello.init)
  container.register(Bass.init)
  container.register(Orchestra.init)  // expect: missing-provider
}
