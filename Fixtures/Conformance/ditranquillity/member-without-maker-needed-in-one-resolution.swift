// Observed with 6.0.0. An object that lives for one resolution and comes from outside can only be there if the resolution
// began with it; here no way leads from it to its consumer: invalid.
import DITranquillity

final class Puppet {}

final class Theatre {
  init(puppet: Puppet) {}
}

func start() {
  let container = DIContainer()
  container.register(Puppet.self)
    .lifetime(.objectGraph)
  container.register(Theatre.init)  // expect: missing-provider
}
