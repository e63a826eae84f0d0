// Sources/Resolver, `register<Service>(factory: @escaping ResolverFactory<Service>)`: `Service` is what the type of the function says. The Swift Programming Language,
// Types: a function keeps to the type of the place in which it arrived, whatever it makes.
// counts: registrations=4 needs=5 opaque=0
import Resolver

protocol Clock {}
final class SystemClock: Clock {}
protocol Bell {}
final class IronBell: Bell {}
protocol Tide {}
final class SpringTide: Tide {}
final class Mast {}
typealias Make<T> = () -> T
func makeBell() -> IronBell { IronBell() }

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    let clock: () -> Clock = { SystemClock() }
    register(factory: clock)
    let bell: Make<Bell> = makeBell
    register(factory: bell)
    let tide: Make<Tide?> = { SpringTide() }
    add(tide)
    register { Mast() }
  }

  static func add<T>(_ make: @escaping Make<T?>) { register(factory: make) }
}

func start() {
  let clock: Clock = Resolver.resolve()
  let bell: Bell = Resolver.resolve()
  let tide: Tide = Resolver.resolve()
  let mast: Mast = Resolver.resolve()
  let iron: IronBell = Resolver.resolve()  // expect: missing-provider
  _ = (clock, bell, tide, mast, iron)
}
start()
