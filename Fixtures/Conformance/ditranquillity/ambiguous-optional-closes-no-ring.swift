// Observed with 6.0.0. Where two registrations fit and none is chosen, nothing is made: an optional stays nil, and the way
// through it ends there. No request loops, though the framework's own validation calls both candidates rings.
import DITranquillity

protocol Stove {}
final class Range: Stove { init(pot: Pot) {} }
final class Grill: Stove { init(pot: Pot) {} }
final class Pot { init(stove: Stove?) {} }

func start() {
  let container = DIContainer()
  container.register(Range.init).as(Stove.self)
  container.register(Grill.init).as(Stove.self)
  container.register(Pot.init)  // expect: ambiguous-provider (warning)

  let pot: Pot = container.resolve()
  _ = pot
}
