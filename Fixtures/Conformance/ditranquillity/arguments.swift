// Upstream: DITranquillityTests_Extensions.test01_Arguments to test04_NotSetOptionalArguments (6.0.0). Arguments come from
// the caller, everything else from the container. `Double` of the last one has no provider.
import DITranquillity

final class Poster {
  var sizes: [Int] = []
  var colours: [String] = []
  init(number: Int, title: String, price: Double) {}
}

final class Frame {
  init(poster: Poster) {}
}

final class Leaflet {
  init(number: Int?, title: String?, price: Double?) {}
}

final class Label {
  init(number: Int, price: Double) {}
}

func start() {
  let container = DIContainer()
  container.register { "untitled" as String }
  container.register { Poster(number: arg($0), title: $1, price: arg($2)) }
    .injection { $0.sizes = arg($1) }
    .injection(\.colours) { arg($0) }
  container.register(Frame.init)
  container.register { Leaflet(number: arg($0), title: $1, price: arg($2)) }
  container.register { Label(number: arg($0), price: $1) }  // expect: missing-provider

  let poster: Poster = container.resolve(args: 7, 12.5, [1, 2], ["red"])
  let frame: Frame = container.resolve(arguments: AnyArguments(for: Poster.self, args: 7, 12.5, [1, 2], ["red"]))
  let leaflet: Leaflet = container.resolve(args: nil, 12.5)
  let empty: Leaflet = container.resolve()
  _ = (poster, frame, leaflet, empty)
}
