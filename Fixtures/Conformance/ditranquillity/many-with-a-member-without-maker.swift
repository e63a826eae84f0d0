// Observed with 6.0.0: "Can't cast Optional<Any> to Array<…>", a fatal error. Before 6.0 such a member was left out of the list. The
// framework's own validation does not look at lists.
import DITranquillity

protocol Bell {}
final class Gong: Bell {}
final class Chime: Bell {}
final class Tower { init(bells: [Bell]) {} }

func start() {
  let container = DIContainer()
  container.register(Gong.init).as(Bell.self)
  container.register(Chime.self).as(Bell.self)
  container.register { Tower(bells: many($0)) }  // expect: missing-provider

  let tower: Tower = container.resolve()
  _ = tower
}
