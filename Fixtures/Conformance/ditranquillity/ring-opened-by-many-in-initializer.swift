// Observed with 6.0.0. `many` among an initializer's parameters opens a ring of shared objects: valid.
import DITranquillity

protocol Plugin {}

final class Host {
  init(plugins: [Plugin]) {}
}

final class Ruler: Plugin {
  init(host: Host) {}
}

func start() {
  let container = DIContainer()
  container.register { Host(plugins: many($0)) }
    .lifetime(.objectGraph)
  container.register(Ruler.init)
    .as(Plugin.self)
    .lifetime(.objectGraph)

  let host: Host = container.resolve()
  _ = host
}
