// A package beside the app makes the module `Swinject` of a source of its own. The app's stands in a folder that nothing describes, and is
// Swinject all the same, whatever another folder of the name holds.
// counts: needs=2 opaque=0
import Swinject

protocol Tide {}
final class Pier { init(tide: Tide) {} }

@main struct App {
  static func main() {
    let container = Container()
    container.register(Pier.self) { r in Pier(tide: r.resolve(Tide.self)!) }  // expect: missing-provider
    _ = container.resolve(Pier.self)!
  }
}
