// A static function that has an object of its own type do the same registers in that object, which its body says.
// counts: registrations=1 needs=2 opaque=0
final class Hold {
  static let shared = Hold()
  private var parts: [String: Any] = [:]

  func register<T>(type: T.Type, _ part: Any) { parts[String(reflecting: type)] = part }
  func resolve<T>(type: T.Type) -> T { parts[String(reflecting: type)] as! T }
  static func register<T>(_ type: T.Type, _ part: Any) { Hold.shared.register(type: type, part) }
}

protocol Tiding {}
final class Tide: Tiding {}
protocol Mooning {}

@main struct Port {
  static func main() {
    Hold.register(Tiding.self, Tide())
    let tide = Hold.shared.resolve(type: Tiding.self)
    let moon = Hold.shared.resolve(type: Mooning.self)  // expect: missing-provider
    print(tide, moon)
  }
}
