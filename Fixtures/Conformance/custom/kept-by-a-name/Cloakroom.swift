// Whatever a function makes the key of, together with the type, tells things apart, whatever its parameter is called; and what is kept by such a name alone is found as what
// whoever asks takes it for. Run as it stands.
final class Cloakroom {
  static let shared = Cloakroom()
  private var hooks: [String: Any] = [:]

  func hang<T>(_ type: T.Type, corner: String, _ thing: T, note: String = "") { hooks["\(type)\(corner)"] = thing }
  func take<T>(_ type: T.Type, corner: String) -> T { hooks["\(type)\(corner)"] as! T }
}

enum Drawer { case upper, lower, lowest }

final class Chest {
  static let shared = Chest()
  private var things: [Drawer: Any] = [:]

  func lay<T>(_ thing: T, in drawer: Drawer) { things[drawer] = thing }
  func fetch<T>(in drawer: Drawer) -> T { things[drawer] as! T }
}

protocol Warm {}
struct Coat: Warm {}
struct Scarf: Warm {}

@main struct Hall {
  static func main() {
    Cloakroom.shared.hang(Warm.self, corner: "left", Coat(), note: "wet")
    Chest.shared.lay(Scarf(), in: .lower)
    Chest.shared.lay(Coat(), in: .upper)
    print(Cloakroom.shared.take(Warm.self, corner: "left"))
    let coat: Coat = Chest.shared.fetch(in: .upper)
    let scarf: Warm = Chest.shared.fetch(in: .lower)  // expect: missing-provider (note)
    print(coat, scarf)
    print(Cloakroom.shared.take(Warm.self, corner: "right"))  // expect: missing-provider
    let warm: Warm = Chest.shared.fetch(in: .lowest)  // expect: missing-provider
    print(warm)
  }
}
