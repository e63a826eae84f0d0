// Observed with 6.0.0. A property `T!` asks for an optional, by closure and by key path: valid with a warning.
import DITranquillity

protocol Door {}

final class House {
  var front: Door!
  var back: Door!
}

func start() {
  let container = DIContainer()
  container.register(House.init)
    .injection { $0.front = $1 }
    .injection(\.back)
}
