// counts: registrations>=2 needs>=3
// The framework's resolver is handed to initializers as a protocol of a library outside the sources, whose `build()` answers what is wanted: each such call
// is a need (of the type that is wanted, unknown at worst), and none is passed over in silence. 3 registrations, 3 needs.
import Injectable
import Swinject

protocol Clock {}
struct WallClock: Clock {}
protocol Alarm {}
struct Bell {}
struct Chime: Alarm {
  let clock: any Clock
  let bell: Bell
  init(injector: any Injectable) {
    clock = injector.build()
    bell = injector.build()
  }
}
enum Containers {
  static func build() -> Container {
    let container = Container()
    container.register((any Clock).self) { _ in WallClock() }
    container.register((any Alarm).self) { injector in Chime(injector: injector) }
    return container
  }
}
extension Injector { static let shared = Injector(container: Containers.build()) }
final class AppDelegate {
  let alarm: any Alarm = Injector.shared.build()
}
