// Resolver 1.5.1, Sources/Resolver/Resolver.swift, `public static var root: Resolver = .main`: who asks without naming a container asks that one. What takes its
// place under a condition that a constant rules out does not, as long as nobody turns the constant; what does so under any other does.
// counts: opaque=0 needs>=2 roots>=2
import Resolver

protocol Lamp {}
final class OilLamp: Lamp {}
protocol Tide {}
final class SpringTide: Tide {}
protocol Kite {}

private let usesSpare = false
enum Mode { case live, trial }
enum Settings { static let mode = Mode.live }

enum Lamps {
  static func fill() { Resolver.main.register { OilLamp() as Lamp } }
}
final class Room {
  @Injected var lamp: Lamp
  @Injected var kite: Kite  // expect: missing-provider
}

func replaceRoot(with other: Resolver) {
  guard usesSpare else { return }
  Resolver.root = other
}
func start() {
  Lamps.fill()
  let spare = Resolver()
  spare.register { SpringTide() as Tide }
  if usesSpare { Resolver.root = spare }
  if Settings.mode == .trial, CommandLine.arguments.count > 1 {
    Resolver.root = spare
  } else {
    print("live")
  }
  if !usesSpare { print("main") } else { Resolver.root = spare }
  replaceRoot(with: spare)
  print(Room())
}
start()
