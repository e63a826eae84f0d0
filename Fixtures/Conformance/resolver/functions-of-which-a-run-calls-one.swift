// Swift: of functions of which a run calls one or the other, a container has what one of them registers. Who registers again on some ways only stands in for
// what was there before; who does so on all replaces it.
import Resolver

protocol Soup: AnyObject {}
final class Leek: Soup {}
final class Pea: Soup {}
protocol Bun: AnyObject {}
final class Rye: Bun {}
final class Oat: Bun {}
protocol Pie: AnyObject {}
final class Plum: Pie {}
final class Pear: Pie {}
protocol Jam: AnyObject {}
final class Fig: Jam {}
final class Lime: Jam {}

enum Season { case summer, winter }
var season = Season.summer

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    if season == .summer { registerPea() } else { registerLeek() }
    registerJam()
    switch season {
    case .summer: registerOat()
    case .winter: registerOtherJam()
    }
    registerPie()
    registerOtherPie()
    guard season == .summer else {
      registerRye()
      return
    }
  }

  static func registerPea() { register { Pea() as Soup } }
  static func registerLeek() { register { Leek() as Soup } }
  static func registerOat() { register { Oat() as Bun } }
  static func registerRye() { register { Rye() as Bun } }  // expect: duplicate-provider (warning)
  static func registerPie() { register { Plum() as Pie } }
  static func registerOtherPie() { register { Pear() as Pie } }  // expect: duplicate-provider (warning)
  static func registerJam() { register { Fig() as Jam } }
  static func registerOtherJam() { register { Lime() as Jam } }
}

print(Resolver.resolve() as Soup, Resolver.resolve() as Bun, Resolver.resolve() as Pie, Resolver.resolve() as Jam)
// counts: needs=4 opaque=0
