// A closure that is handed the object makes nothing: what is registered is what the function takes. What it asks for when it is handed that is asked for.
// counts: registrations=3 needs=5 opaque=0
protocol Moored {}
final class Barge: Moored { var chain: Chain? }
final class Ferry: Moored {}
final class Chain {}
final class Rope {}
final class Anchor {}

final class Dock {
  static let shared = Dock()
  private var berths: [String: Any] = [:]

  func moor<T>(_ ship: T, then done: ((T) -> Void)? = nil) {
    berths[String(describing: T.self)] = ship
    done?(ship)
  }

  func berth<T>(of ship: T, if isFree: () -> Bool) { if isFree() { berths[String(describing: T.self)] = ship } }

  func find<T>() -> T? { berths[String(describing: T.self)] as? T }
}

@main struct Port {
  static func main() {
    Dock.shared.moor(Chain())
    Dock.shared.moor(Barge()) { barge in
      barge.chain = Dock.shared.find()!
      let rope: Rope = Dock.shared.find()!  // expect: missing-provider
      print(rope)
    }
    Dock.shared.berth(of: Anchor(), if: { true })
    let barge: Barge = Dock.shared.find()!
    let ferry: Ferry = Dock.shared.find()!  // expect: missing-provider
    let anchor: Anchor = Dock.shared.find()!
    print(barge, ferry, anchor)
  }
}
