// Upstream: DITranquillityTests_Parent.test03_NotResolve (6.0.0). Nobody has it: an optional request stays empty, a
// required one stops the program.
import DITranquillity

final class Roof {}

func start() {
  let house = DIContainer()
  let room = DIContainer(parent: house)

  let maybe: Roof? = room.resolve()
  let roof: Roof = room.resolve()  // expect: missing-provider
  _ = (maybe, roof)
}
