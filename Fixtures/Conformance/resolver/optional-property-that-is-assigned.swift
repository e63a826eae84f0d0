// The property is an optional, so that is what `resolve` is asked for (run with 1.5).
import Resolver

final class Rain {}
final class Garden { var rain: Rain? }

Resolver.register { Rain() }
Resolver.register { Garden() }.resolveProperties { r, garden in
  garden.rain = r.resolve()  // expect: missing-provider
}
_ = Resolver.resolve(Garden.self)
