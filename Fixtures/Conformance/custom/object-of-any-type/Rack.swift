// What a function is handed beside the type is the object that it keeps, of whatever type the parameter is; one that is handed nothing to keep
// registers nothing that makes it. Its verdicts are those of its own body, run as it stands.
// counts: opaque=0 registrations=3 needs=3
final class Rack {
  static let shared = Rack()
  private var kept: [String: Any] = [:]

  func hang<T>(_ type: T.Type, first: Bool, object: Any) { kept["\(type)"] = object }

  func reserve<T>(_ type: T.Type, first: Bool) { kept["\(type)"] = nil }

  func fetch<T>(_ type: T.Type) -> T { kept["\(type)"] as! T }
}

protocol Coat {}
protocol Scarf {}
struct RainCoat: Coat {}
struct Hat { let coat: Coat }

@main struct Hall {
  static func main() {
    Rack.shared.hang(Coat.self, first: true, object: RainCoat())
    Rack.shared.hang(Hat.self, first: false, object: Hat(coat: Rack.shared.fetch(Coat.self)))
    Rack.shared.reserve(Scarf.self, first: true)
    print(Rack.shared.fetch(Hat.self))
    print(Rack.shared.fetch(Scarf.self))  // expect: missing-provider
  }
}
