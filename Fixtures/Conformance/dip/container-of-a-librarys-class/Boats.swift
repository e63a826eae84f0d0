// counts: registrations=3 needs=1 opaque=3
// A class of a library of which no source is here keeps the container (Dip, README, "Usage": whoever has a container registers and
// resolves). The file that inherits it imports the library alone, and what it does with the container is counted as not understood.
import HarbourKit

class Oar {}
class Boat { init(oar: Oar) {} }

final class BoatParts: HarbourParts {
  var boat: Boat { return resolve() }

  override init(root: HarbourRoot) {
    super.init(root: root)
    container.register { Boat(oar: $0) }
    self.container.register(.singleton) { Oar() }
  }
}

/// Whatever else has those names says nothing of containers.
final class Log: HarbourLog {
  func open() {
    channel.register(name: "log")
    channel.resolve(hosts: ["a"])
  }
}
