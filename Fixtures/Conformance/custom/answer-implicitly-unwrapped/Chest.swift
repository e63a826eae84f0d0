// A function of a container that answers `T!` answers what its answer is given to: where that is no optional, it is unwrapped there, and stops the program
// where nothing was kept (Swift's language reference, "Implicitly Unwrapped Optionals").
// counts: registrations=1 needs=4 opaque=0
final class Chest {
  private var things: [String: Any] = [:]

  func put<T>(_ thing: T) { things["\(T.self)"] = thing }
  func take<T>() -> T! { things["\(T.self)"] as? T }
}

struct Map {}
struct Compass {}
struct Lamp {}
struct Log {}

final class Voyage {
  private let map: Map
  private let compass: Compass
  private let lamp: Lamp?
  private let log: Log

  init(chest: Chest) {
    map = chest.take()
    compass = chest.take()  // expect: missing-provider
    lamp = chest.take()  // expect: missing-provider (warning)
    log = chest.take()  // expect: missing-provider
  }
}

@main struct Port {
  static func main() {
    let chest = Chest()
    chest.put(Map())
    print(Voyage(chest: chest))
  }
}
