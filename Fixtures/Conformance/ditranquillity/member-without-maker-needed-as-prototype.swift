// Observed with 6.0.0. A class registered by metatype and not shared cannot be made for its consumer: invalid. An optional
// consumer stays empty.
import DITranquillity

final class Puppet {}

final class Theatre {
  init(puppet: Puppet) {}
}

final class Circus {
  init(puppet: Puppet?) {}
}

func start() {
  let container = DIContainer()
  container.register(Puppet.self)
  container.register(Theatre.init)  // expect: missing-provider
  container.register(Circus.init)
}
