// `checkIsValid` of 6.0.0 warns of each ring in which a prototype takes part. Nothing in sight says where this one is entered: so does dilint.
import DITranquillity

final class Tower {
  var bell: Bell!
}

final class Bell {
  let tower: Tower
  init(tower: Tower) { self.tower = tower }
}

func start() {
  let container = DIContainer()
  container.register(Tower.init)
    .lifetime(.objectGraph)
    .injection(cycle: true, \.bell)  // expect: dependency-cycle (warning)
  container.register(Bell.init)
    .lifetime(.prototype)
}
