// Observed with 2.10.0 (and ContainerTests.TypeForwarding: incompatible types do not resolve). The entry is found, its factory
// runs, and the answer is nil. It hides a good registration that came before it; observed apart: it hides the parent's too.
import Swinject

protocol Swimming {}
protocol Flying {}
final class Duck: Swimming, Flying {}
final class Trout: Swimming {}

func start() {
  let pond = Container()
  pond.register(Flying.self) { _ in Duck() }
  pond.register(Swimming.self) { _ in Trout() }  // expect: duplicate-provider (warning)
    .implements(Flying.self)

  _ = pond.resolve(Swimming.self)!
  _ = pond.resolve(Flying.self)!  // expect: missing-provider
  if let flying = pond.resolve(Flying.self) { print(flying) }
}
