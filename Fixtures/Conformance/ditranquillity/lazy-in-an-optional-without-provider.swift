// Observed with 4.6.0 and 6.0.0. `Lazy<T>?` and `Provider<T>!` are filled whatever there is (`Resolver.makeDelayMakerIfCan`):
// the first `value` stops the app. The validation takes them for optional. Only `Lazy<T?>` may stay empty.
import DITranquillity

protocol Anchor {}
protocol Rope {}
protocol Flag {}

final class Ferry {
  var anchor: Lazy<Anchor>?
  var rope: Provider<Rope>!
  var flag: Lazy<Flag?>?
}

func start() {
  let container = DIContainer()
  container.register(Ferry.init)
    .injection(\.anchor)  // expect: missing-provider
    .injection { $0.rope = $1 }  // expect: missing-provider
    .injection(\.flag)

  let ferry: Ferry = container.resolve()
  _ = ferry.anchor?.value
}
