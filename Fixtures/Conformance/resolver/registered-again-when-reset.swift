// `Resolver.reset()` takes all out of the main container: what is registered again behind it is no duplicate (Resolver, "Resetting Resolver"). What is
// registered twice before it is one.
// counts: opaque=0 needs=2
import Resolver

class Tent {}
final class WetTent: Tent {}
class Stake {}
final class BentStake: Stake {}

enum Camp {
  static func pitch() {
    Resolver.register { Stake() }
    Resolver.register { BentStake() as Stake }  // expect: duplicate-provider (warning)
    Resolver.register { Tent() }
    print(Resolver.resolve(Stake.self))
    Resolver.reset()
    Resolver.register { WetTent() as Tent }
    print(Resolver.resolve(Tent.self))
  }
}

@main
struct Trip {
  static func main() { Camp.pitch() }
}
