// counts: needs=1 registrations=1 opaque=0
// What keeps a promise of a container of one's own is found wherever it stands (`Resolutions.swift`, `promised`; docs, "Containers").
import Factory

protocol Sail { func hoist() }
struct Canvas: Sail { func hoist() {} }

final class Mast: SharedContainer {
  static let shared = Mast()
  let manager = ContainerManager()
}

extension Mast { var sail: Factory<Sail?> { promised() } }

struct Crew {
  func work() { Mast.shared.sail.register { Canvas() } }
  func rest() { Mast.shared.sail()!.hoist() }
}

@main struct App {
  static func main() {
    Crew().work()
    Crew().rest()
  }
}
