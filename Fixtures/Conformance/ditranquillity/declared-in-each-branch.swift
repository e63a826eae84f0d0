// The Swift Programming Language, "Conditional Compilation Block": the compiler sees one clause of an `#if`. A part, a class with initializers and a struct
// without may each stand in both.
// counts: needs>=5 registrations=4 opaque=0
import DITranquillity

final class Gas {}
final class Log {}

#if DEBUG
final class Pot { init(log: Log) {} }
struct Pan { let log: Log }
final class Hearth: DIPart {
  static func load(container: DIContainer) { container.register(Log.init) }
}
#else
final class Pot { init(gas: Gas) {} }
struct Pan { let gas: Gas }
final class Hearth: DIPart {
  static func load(container: DIContainer) { container.register(Gas.init) }
}
#endif

func start() {
  let container = DIContainer()
  container.append(part: Hearth.self)
  container.register(Pot.init)
  container.register(Pan.init)
  let pot: Pot = container.resolve()
}
