// SwinjectAutoregistration declares `~>` for a resolver, and other libraries declare it for streams: whoever means the one imports it (Swift, "Import
// Declaration"), or has a container in front of it where a library re-exports it.
// counts: needs=4 opaque=0
import StreamBinding
import Swinject

protocol Meter { var level: Stream<Int> { get } }
final class Gauge: Meter { let level = Stream(1) }

final class Panel {
  private let bag = Bag()
  var meter: Meter!
  let label = Label()
  func start() {
    meter.level ~> label.text ~ bag
    label.taps ~> label.text ~ bag
  }
}

final class Lid {}
final class Jar {
  init(lid: Lid) {}
}

let container = Container()
container.register(Meter.self) { _ in Gauge() }
container.register(Panel.self) { r in
  let panel = Panel()
  panel.meter = r.resolve(Meter.self)
  return panel
}
container.register(Jar.self) { r in
  Jar(lid: r ~> Lid.self)  // expect: missing-provider
}
container.resolve(Panel.self)!.start()
