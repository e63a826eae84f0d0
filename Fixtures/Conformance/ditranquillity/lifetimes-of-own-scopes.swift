// Upstream: DITranquillityTests_Lifetime.test07_customScope, test07_customWeakScope and test08_innerScope (6.0.0). Scopes of
// the program's own, one inside the other: valid.
import DITranquillity

final class Wood {}

final class Chair {
  init(wood: Wood) {}
}

func start() {
  let container = DIContainer()
  let house = DIScope(name: "house", storage: DICacheStorage(), policy: .strong)
  let party = DIScope(name: "party", storage: DICacheStorage(), policy: .weak, parent: house)
  container.register(Wood.init).lifetime(.custom(house))
  container.register(Chair.init).lifetime(.custom(party))

  let chair: Chair = container.resolve()
  house.clean()
  container.initializeObjectsForScope(house)
  _ = chair
}
