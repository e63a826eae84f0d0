// A container may be declared inside another type. Its verdicts are those of its own body, run as it stands.
// counts: registrations=2 needs=4 opaque=0
enum Shop {
  final class Shelf {
    static let shared = Shelf()
    private var things: [ObjectIdentifier: Any] = [:]

    func put<T>(_ type: T.Type, _ thing: T) { things[ObjectIdentifier(type)] = thing }
    func take<T>(_ type: T.Type) -> T { things[ObjectIdentifier(type)] as! T }
  }

  static let main = Shelf()
  static func put<T>(_ type: T.Type, _ thing: T) { main.put(type, thing) }
}

struct Nail {}
struct Screw {}
struct Bolt {}

@main struct Street {
  static func main() {
    Shop.Shelf.shared.put(Nail.self, Nail())
    Shop.put(Screw.self, Screw())
    print(Shop.Shelf.shared.take(Nail.self), Shop.main.take(Screw.self))
    print(Shop.Shelf.shared.take(Screw.self))  // expect: missing-provider
    print(Shop.main.take(Bolt.self))  // expect: missing-provider
  }
}
