// Observed with 6.0.0. `many` after construction does not open a ring: its validation rejects it. Resolving makes two hosts,
// so that the ruler holds another one than was asked for (Docs/Decisions.md, "What a framework rejects").
import DITranquillity

protocol Plugin {}

final class Host {
  var plugins: [Plugin] = []
}

final class Ruler: Plugin {
  init(host: Host) {}
}

func start() {
  let container = DIContainer()
  container.register(Host.init)
    .injection { $0.plugins = many($1) }  // expect: dependency-cycle
    .lifetime(.objectGraph)
  container.register(Ruler.init)
    .as(Plugin.self)
    .lifetime(.objectGraph)
}
