// Observed with 6.0.0. A property `T!` asks for an optional, by closure and by key path: valid with a warning. The property stays
// nil, and the first who uses it stops the app: dilint warns, too.
import DITranquillity

protocol Door {}

final class House {
  var front: Door!
  var back: Door!
}

func start() {
  let container = DIContainer()
  container.register(House.init)
    .injection { $0.front = $1 }  // expect: missing-provider (warning)
    .injection(\.back)
}
