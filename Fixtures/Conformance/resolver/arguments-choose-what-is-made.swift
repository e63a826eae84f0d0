// A maker that chooses by its argument (Docs/Arguments.md: `args()` is what `resolve(args:)` was handed) makes, for a constant, what stands on the way
// of that constant. An object that asks for another way of its own maker comes to an end; one that asks for its own never does.
// counts: needs=13 registrations=7 opaque=0
import Resolver

enum Mode { case plain, deep, wide(Int) }

// A `switch` over the argument itself; the property has the other way.
protocol Pump {}
final class PlainPump: Pump {}
final class DeepPump: Pump {
  private let inner: Pump = Resolver.resolve(Pump.self, args: Mode.plain)
}

// An `if` with `return`; a default argument has the other way.
protocol Hose {}
final class PlainHose: Hose {}
final class DeepHose: Hose {
  init(inner: Hose = Resolver.resolve(args: Mode.plain)) {}
}

// `guard`, texts.
protocol Tank {}
final class PlainTank: Tank {}
final class DeepTank: Tank {
  private let inner: Tank = Resolver.resolve(args: "plain")
}

// What `default` takes, with a value inside.
protocol Pipe {}
final class PlainPipe: Pipe {}
final class DeepPipe: Pipe {
  private let inner: Pipe = Resolver.resolve(args: Mode.wide(3))
}

// Through a function that is handed the arguments, and one object further.
protocol Drum {}
final class PlainDrum: Drum {}
final class DeepDrum: Drum {
  private let lid: Lid = Resolver.resolve()
}
final class Lid {
  private let under: Drum = Resolver.resolve(args: Mode.plain)
}
func drum(_ mode: Mode) -> Drum {
  if case .deep = mode { return DeepDrum() } else { return PlainDrum() }
}

// The same way again never ends.
protocol Keg {}
final class PlainKeg: Keg {}
final class DeepKeg: Keg {
  private let inner: Keg = Resolver.resolve(args: Mode.deep)  // expect: dependency-cycle (note)
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { (_, args) -> Pump in
      switch args() as Mode {
      case .plain: return PlainPump() as Pump
      case .wide: return PlainPump() as Pump
      case .deep: return DeepPump() as Pump
      }
    }
    register { (_, args) -> Hose in
      let mode: Mode = args()
      if mode == .deep { return DeepHose() }
      return PlainHose()
    }
    register { (_, args) -> Tank in
      let word: String = args()
      guard word != "plain" else { return PlainTank() }
      return DeepTank()
    }
    register { (_, args) -> Pipe in
      switch args() as Mode {
      case .plain, .wide(_): return PlainPipe()
      default: return DeepPipe()
      }
    }
    register { (_, args) -> Drum in drum(args()) }
    register { Lid() }
    register { (_, args) -> Keg in
      switch args() as Mode {
      case .deep: return DeepKeg()
      default: return PlainKeg()
      }
    }
  }
}

struct Page {
  let pump: Pump = Resolver.resolve(args: Mode.deep)
  let hose: Hose = Resolver.resolve(args: Mode.deep)
  let tank: Tank = Resolver.resolve(args: "deep")
  let pipe: Pipe = Resolver.resolve(args: Mode.deep)
  let drum: Drum = Resolver.resolve(args: Mode.deep)
  let keg: Keg = Resolver.resolve(args: Mode.plain)
}
