// `ServiceKey`: name and type are the key. What a function registers under whatever name it is handed may be registered under any, where a call hands
// it one that nobody can tell; where all calls say theirs, it is what they say.
// counts: needs=3
import Swinject

protocol Chart {}
protocol Log {}
final class Plain: Chart, Log {}

final class Cabin {
  static let box = Container()
  static func keepChart(_ name: String) { box.register(Chart.self, name: name) { _ in Plain() } }
  static func keepLog(_ name: String) { box.register(Log.self, name: name) { _ in Plain() } }
}

@main
struct Ship {
  static func main() {
    Cabin.keepChart(CommandLine.arguments[0])
    Cabin.keepLog("day")
    _ = Cabin.box.resolve(Chart.self, name: "north")!  // expect: missing-provider (note)
    _ = Cabin.box.resolve(Log.self, name: "day")!
    _ = Cabin.box.resolve(Log.self, name: "night")!  // expect: missing-provider
  }
}
