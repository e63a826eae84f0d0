// counts: registrations=1 needs=3 opaque=3
// A library around the framework, of which no source is here, has wrappers and functions under the framework's names (`Injected`, README,
// "Auto-injection"): a file that imports the library alone asks with them, and what it asks for is counted as not understood.
import Dip
import WiringKit

func register(_ container: DependencyContainer) { container.register { Tea() } }

extension Wiring {
  static func start() {
    register(Box().container)
    let tea: Tea = try! Wiring.resolve()
    print(tea)
  }
}
