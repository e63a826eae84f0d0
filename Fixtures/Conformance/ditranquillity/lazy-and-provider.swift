// Upstream: DITranquillityTests_SwiftLazy.test01_Lazy to test04_ProviderMany, test08_LazyOptional, test09_LazyInject,
// test10_ProviderInject, test12_provider_init, and its tests with threads (6.0.0). Whatever is asked for later needs a provider too: valid.
import DITranquillity

protocol Bird {}
final class Robin: Bird {}
final class Wren: Bird {}
final class Nest {}

final class Aviary {
  var first: Lazy<Nest>!
  var next: Provider<Nest>!
}

final class Guide {
  let nest: Nest
  init(_ nests: Provider<Nest>) {
    nest = nests.value
  }
}

func start() {
  let container = DIContainer()
  container.register(Robin.init)
    .as(Bird.self)
  container.register(Wren.init)
    .as(Bird.self)
  container.register(Nest.init)
  container.register(Aviary.init)
    .injection { $0.first = $1 }
    .injection { $0.next = $1 }
  container.register(Guide.init)

  let nest: Lazy<Nest> = container.resolve()
  let maybe: Lazy<Nest?> = container.resolve()
  let nests: Provider<Nest> = container.resolve()
  let birds: Lazy<[Bird]> = Lazy { many(container.resolve()) }
  let flock: Provider<[Bird]> = Provider { many(container.resolve()) }
  let aviary: Aviary = container.resolve()
  let guide: Guide = container.resolve()
  _ = (nest, maybe, nests, birds, flock, aviary, guide)
}
