// Observed with 2.10.0. A factory that asks a container that it captured, instead of the resolver it is handed, does not see the
// child's registrations even when the child makes the object; and it does see those of a foreign container.
import Swinject

final class Tide {}
final class Chart {}
final class Boat { init(tide: Tide) {} }
final class Pier { init(chart: Chart) {} }

func start() {
  let library = Container()
  library.register(Chart.self) { _ in Chart() }

  let harbour = Container()
  harbour.register(Boat.self) { _ in
    Boat(tide: harbour.resolve(Tide.self)!)  // expect: missing-provider
  }
  harbour.register(Pier.self) { _ in Pier(chart: library.resolve(Chart.self)!) }
  let dock = Container(parent: harbour)
  dock.register(Tide.self) { _ in Tide() }

  _ = dock.resolve(Boat.self)!
  _ = harbour.resolve(Pier.self)!
}
