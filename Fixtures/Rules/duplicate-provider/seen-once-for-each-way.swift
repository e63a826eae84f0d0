// One call that registers is one registration, on however many ways it may be made; here on none, since `season` never changes (Swift: a `let` is
// what it was given). What is registered by two calls is told of (Resolver: `register` puts the later registration in the place of the earlier,
// Resolver.swift, `registrations[key] = registration`).
// counts: opaque=0 registrations>=3
import Resolver

protocol Heater {}
final class Stove: Heater {}
protocol Window {}
final class Skylight: Window {}

extension Resolver { static let winter = Resolver() }

enum Season { case warm, cold }
let season: Season = .warm

final class HeaterModule {
  func fill(_ resolver: Resolver) { resolver.register { Stove() as Heater } }
}
final class RoomModule {
  func fill(_ resolver: Resolver) {
    resolver.register { Skylight() as Window }
    HeaterModule().fill(.winter)
  }
}
extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    switch season {
    case .cold: RoomModule().fill(.main)
    case .warm: break
    }
    register { Skylight() as Window }
    register { Skylight() as Window }  // expect: duplicate-provider (warning)
  }
}
@main struct House {
  static func main() { print(Resolver.resolve(Window.self)) }
}
