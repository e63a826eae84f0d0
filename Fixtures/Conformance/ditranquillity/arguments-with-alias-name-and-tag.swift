// Upstream: DITranquillityTests_Extensions.test05_ProtocolArguments to test06_NameClass (6.0.0). Arguments addressed to a
// protocol, and requests with arguments that are optional, many, tagged or named: valid.
import DITranquillity

protocol Print {}
enum Large {}

final class Poster: Print {
  init(number: Int, title: String) {}
}

final class Leaflet {
  init(number: Int?, title: String?) {}
}

func start() {
  let container = DIContainer()
  container.register { Poster(number: arg($0), title: arg($1)) }
    .as(Print.self)
    .as(Print.self, tag: Large.self)
    .as(Print.self, name: "large")
  container.register { Leaflet(number: arg($0), title: $1) }

  var arguments = AnyArguments()
  arguments.addArgs(for: Print.self, args: 11, "spring sale")
  let poster: Poster = container.resolve(arguments: arguments)
  let tagged: Print? = by(tag: Large.self, on: container.resolve(arguments: arguments))
  let named: Print? = container.resolve(name: "large", arguments: arguments)
  let leaflet: Leaflet? = container.resolve(args: nil)
  let leaflets: [Leaflet] = many(container.resolve(args: nil))
  _ = (poster, tagged, named, leaflet, leaflets)
}
