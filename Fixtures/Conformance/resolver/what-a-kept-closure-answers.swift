// What a closure that is handed over or kept makes is registered as what it is declared to answer, whatever its body makes.
// counts: opaque=0 needs>=3
import Resolver

protocol Tide {}
final class Moon: Tide {}
protocol Wind {}
final class Breeze: Wind {}

func moor<Service>(_ type: Service.Type, _ make: @escaping () -> Service) { Resolver.register { make() } }

struct Berth<Service> {
  let make: () -> Service
  func fill() { Resolver.register { make() } }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    moor(Tide.self) { Moon() }
    Berth<Wind> { Breeze() }.fill()
  }
}

final class Boat {
  @Injected var tide: Tide
  @Injected var wind: Wind
  @Injected var moon: Moon  // expect: missing-provider
}

_ = Boat()
