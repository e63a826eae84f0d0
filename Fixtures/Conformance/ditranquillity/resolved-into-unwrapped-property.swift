// counts: needs>=4 opaque=0
// Sources/DITranquillity/Core/Internal/DIResolver.swift (6.0.0): asked for an optional, `resolve` answers nil where nothing is registered, and a property
// `T!` is one (The Swift Programming Language, "Implicitly Unwrapped Optionals"). Whoever fills it by hand finds out at its first use.
import DITranquillity

final class Keel {}
final class Mast {}
final class Flag {}
final class Rope {}

final class Boat {
  var keel: Keel!
  var mast: Mast!
  var flag: Flag?
  var rope: Rope!
}

func start(_ other: Boat?) {
  let container = DIContainer()
  container.register(Keel.init)
  let boat = Boat()
  boat.keel = container.resolve()
  boat.mast = container.resolve()  // expect: missing-provider (warning)
  boat.flag = container.resolve()
  other?.rope = container.resolve()  // expect: missing-provider (warning)
}
