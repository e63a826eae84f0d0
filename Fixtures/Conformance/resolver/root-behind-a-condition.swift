// Resolver 1.5.1, Sources/Resolver/Resolver.swift, `public static var root: Resolver = .main`: see root-behind-a-switch. A condition that no constant rules out
// may hold, and so does one that a constant demands.
// counts: opaque=0 needs>=1 roots>=2
import Resolver

protocol Lamp {}
final class OilLamp: Lamp {}
protocol Tide {}
final class SpringTide: Tide {}

private let usesSpare = true

enum Lamps {
  static func fill() { Resolver.main.register { OilLamp() as Lamp } }
}
final class Room {
  @Injected var lamp: Lamp  // expect: missing-provider
}

func start() {
  Lamps.fill()
  let spare = Resolver()
  spare.register { SpringTide() as Tide }
  if usesSpare { Resolver.root = spare }
  print(Room())
}
start()
