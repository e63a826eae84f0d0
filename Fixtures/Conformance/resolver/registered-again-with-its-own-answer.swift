// Resolver 1.5, Registrations: who registers the object again that was answered under the same key says more of it, and loses nothing. Another object loses the
// first one, and so does one that was asked for under another name.
import Resolver

final class Oven {
  var bread: Bread!
}
final class Bread {}
final class Mill {}
final class Sack {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Oven() }
    register { Mill() }
    register { Sack() }
    register(name: "big") { Sack() }
    let oven: Oven = resolve()
    register { oven }.resolveProperties { resolver, oven in oven.bread = resolver.optional() }
    register { Bread() }
    let mill = Mill()
    register { mill }  // expect: duplicate-provider (warning)
    let sack: Sack = resolve(name: "big")
    register { sack }  // expect: duplicate-provider (warning)
  }
}

print(Resolver.resolve() as Oven, Resolver.resolve() as Mill, Resolver.resolve() as Sack)
// counts: opaque=0 needs>=5
