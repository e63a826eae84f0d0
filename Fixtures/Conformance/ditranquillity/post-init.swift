// Upstream: DITranquillityTests_Resolve.test25_PostInit (6.0.0). `postInit` asks for nothing, an injection closure may state
// its types: valid.
import DITranquillity

protocol Sail {}
final class Genoa: Sail {}

final class Dinghy {
  var sail: Sail?
}

func start() {
  let container = DIContainer()
  container.register(Genoa.init)
    .as(check: Sail.self) { $0 }
  container.register(Dinghy.init)
    .injection { (dinghy: Dinghy, sail: Sail?) in
      dinghy.sail = sail
    }
    .postInit { (dinghy: Dinghy) in
      print(dinghy.sail as Any)
    }

  let dinghy: Dinghy = container.resolve()
  _ = dinghy
}
