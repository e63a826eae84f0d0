// Observed with 6.0.0. A property that is not optional makes the injection required: invalid. `resolve` skips it in silence,
// so that what is declared as required is not there (Docs/Decisions.md, "What a framework rejects").
import DITranquillity

protocol Sail {}
final class Genoa: Sail {}
final class Jib: Sail {}

final class Dinghy {
  var main: Sail = Genoa()
  var fore: Sail = Jib()
}

func start() {
  let container = DIContainer()
  container.register(Dinghy.init)
    .injection { $0.main = $1 }  // expect: missing-provider
    .injection(\.fore)
}
