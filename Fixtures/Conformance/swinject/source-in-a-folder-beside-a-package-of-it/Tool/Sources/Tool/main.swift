import Swinject

final class Gauge {}

let drawer = Container()
drawer.register(Gauge.self) { _ in Gauge() }
_ = drawer.resolve(Gauge.self)!
