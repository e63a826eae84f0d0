// Upstream: DITranquillityTests_SwiftLazy.test08_LazyOptionalNil (6.0.0). `Lazy<T?>` may stay empty: valid.
import DITranquillity

protocol Anchor {}
final class Rope {}

final class Ferry {
  init(anchor: Lazy<Anchor?>) {}
}

func start() {
  let container = DIContainer()
  container.register(Ferry.init)
  let rope: Lazy<Rope?> = container.resolve()
  _ = rope
}
