// Observed with 6.0.0. A required request stops the program, an optional one stays nil. Both required requests ask for one
// key, which is one finding.
import DITranquillity

protocol Vessel {}
final class Kayak: Vessel {}

func start() {
  let container = DIContainer()
  container.register(Kayak.init)

  let kayak: Kayak = container.resolve()
  let maybe: Vessel? = container.resolve()
  let vessel: Vessel = container.resolve()  // expect: missing-provider
  let forced = container.resolve() as Vessel
  _ = (kayak, maybe, vessel, forced)
}
