// What a function registers is kept under the type that its body makes the key of: the second of two, both, or that of the object which it is handed. A closure that
// comes after the parentheses is none that is written like a value. Run as it stands.
// counts: opaque=0 registrations=5 needs=7
final class Rack {
  static let shared = Rack()
  private var hooks: [String: () -> Any] = [:]

  func hang<T, Role>(_ type: T.Type, as role: Role.Type, _ make: @escaping () -> T) {
    let key = "\(role)"
    hooks[key] = make
  }

  func hangBoth<T, Role>(_ type: T.Type, and role: Role.Type, _ make: @escaping () -> T) {
    hooks["\(type)"] = make
    hooks["\(Role.self)"] = { make() as! Role }
  }

  func hang<T>(when isDry: @autoclosure () -> Bool = true, _ make: @escaping () -> T) {
    if isDry() { hooks["\(T.self)"] = make }
  }

  func keep<T>(_ thing: T) { hooks[String(describing: type(of: thing))] = { thing } }

  func take<T>(_ type: T.Type) -> T { hooks["\(type)"]!() as! T }
}

protocol Warm {}
protocol Dry {}
protocol Worn {}
struct Coat: Warm {}
struct Cape: Warm, Dry {}
struct Scarf: Worn {}
struct Hat: Worn {}

@main struct Hall {
  static func main() {
    Rack.shared.hang(Coat.self, as: Warm.self) { Coat() }
    Rack.shared.hangBoth(Cape.self, and: Dry.self) { Cape() }
    Rack.shared.hang { Scarf() }
    Rack.shared.keep(Hat() as Worn)
    print(Rack.shared.take(Warm.self), Rack.shared.take(Cape.self), Rack.shared.take(Dry.self))
    print(Rack.shared.take(Scarf.self), Rack.shared.take(Hat.self))
    print(Rack.shared.take(Coat.self))  // expect: missing-provider
    print(Rack.shared.take(Worn.self))  // expect: missing-provider
  }
}
