// Observed with 6.0.0: "Can't cast Optional<Any> to Array<…>", a fatal error; the framework's own validation rejects it too.
// Observed with 5.0.5: such a member is left out of the list, and the validation rejects it all the same.
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
