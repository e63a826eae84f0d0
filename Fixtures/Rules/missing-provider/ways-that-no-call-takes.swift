// What a call hands over chooses a branch of what fills a container, or of what asks it: what stands on a way that no call takes neither
// provides nor asks. A function that is handed on, or called with what is known when it runs, may go each way.
import Foundation
import Swinject

protocol Oven {}
protocol Mixer {}
protocol Scale {}
protocol Timer {}
protocol Whisk {}
protocol Sieve {}
final class StoneOven: Oven {}
final class HandMixer: Mixer {}
final class KitchenScale: Scale {}
final class EggTimer: Timer {}
final class WireWhisk: Whisk {}
final class HairSieve: Sieve {}

enum Shift {
  case day, night

  func ask() {
    switch self {
    case .day: print(bakery.resolve(Bell.self)!)
    case .night: break
    }
  }
}

protocol Bell {}

let bakery = Container()

func furnish(ovens: Bool) {
  if ovens { bakery.register(Oven.self) { _ in StoneOven() } }
}

func furnish(for shift: Shift) {
  switch shift {
  case .day: bakery.register(Mixer.self) { _ in HandMixer() }
  case .night: bakery.register(Scale.self) { _ in KitchenScale() }
  }
}

func furnish(timer: Bool = false) {
  guard timer else { return }
  bakery.register(Timer.self) { _ in EggTimer() }
}

func whisks(_ isWanted: Bool) {
  if isWanted { bakery.register(Whisk.self) { _ in WireWhisk() } }
}

func sieves(_ isWanted: Bool) {
  if isWanted { bakery.register(Sieve.self) { _ in HairSieve() } }
}

func both(_ furnish: (Bool) -> Void) {
  furnish(false)
  furnish(true)
}

@main
struct Bakery {
  static func main() {
    furnish(ovens: false)
    furnish(for: .night)
    furnish()
    whisks(UserDefaults.standard.bool(forKey: "whisks"))
    both(sieves)
    sieves(false)
    Shift.night.ask()
    print(bakery.resolve(Oven.self)!)  // expect: missing-provider
    print(bakery.resolve(Mixer.self)!)  // expect: missing-provider
    print(bakery.resolve(Scale.self)!)
    print(bakery.resolve(Timer.self)!)  // expect: missing-provider
    print(bakery.resolve(Whisk.self)!)
    print(bakery.resolve(Sieve.self)!)
  }
}
