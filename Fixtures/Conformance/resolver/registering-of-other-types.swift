// The framework calls `registerAllServices` of `Resolver` alone, `(Resolver.root as Any) as? ResolverRegistering`, whatever else conforms:
// https://github.com/hmlongco/Resolver/blob/1.5.0/Sources/Resolver/Resolver.swift, `registrationCheck`.
// counts: needs=3
import Resolver

class Bell {}
class Rope {}
class Wheel {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Bell() }
    Hoist.registerAllServices()
  }
}

enum Tower {}
enum Hoist {}

extension Tower: ResolverRegistering {
  static func registerAllServices() { Resolver.register { Rope() } }
}

extension Hoist: ResolverRegistering {
  static func registerAllServices() { Resolver.register { Wheel() } }
}

@main struct Sexton {
  static func main() {
    let bell: Bell = Resolver.resolve()
    let rope: Rope = Resolver.resolve()  // expect: missing-provider
    let wheel: Wheel = Resolver.resolve()
    print(bell, rope, wheel, Tower.self)
  }
}
