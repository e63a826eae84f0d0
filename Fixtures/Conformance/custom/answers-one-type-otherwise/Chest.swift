// Which way a body goes that compares types is known where whoever calls says the type (Swift): what is asked of one container is not asked of the other.
// counts: opaque=0 registrations=2 needs=4
class Chest {
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func put<T>(_ type: T.Type, made: @escaping () -> T) { makers[ObjectIdentifier(type)] = made }
  func take<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }
}

final class Drawer: Chest {}

final class Cabinet: Chest {
  static let shared = Cabinet()
  let drawer = Drawer()

  override func take<T>(_ type: T.Type) -> T { type == Ring.self ? drawer.take(type) : super.take(type) }
  func lend<T>(_ type: T.Type) -> T {
    if T.self != Ring.self { return super.take(type) }
    return drawer.take(type)
  }
}

struct Ring {}
struct Cup {}
struct Lamp {}

@main struct Room {
  static func main() {
    Cabinet.shared.drawer.put(Ring.self) { Ring() }
    Cabinet.shared.put(Cup.self) { Cup() }
    print(Cabinet.shared.take(Ring.self), Cabinet.shared.take(Cup.self), Cabinet.shared.lend(Ring.self))
    print(Cabinet.shared.take(Lamp.self))  // expect: missing-provider
  }
}
