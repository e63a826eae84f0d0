// A container of the program's own fills itself where it is made: its initializers run as any other object's (Swift), and only the functions
// that the manifest names are its inside. What no initializer calls is done by nobody.
// counts: opaque=0 registrations>=4 needs=4
final class Pantry {
  static let shared = Pantry()
  private var makers: [String: () -> Any]

  init() {
    makers = [:]
    stock(Salt.self) { SeaSalt() }
    fill()
  }

  convenience init(sweet: Bool) {
    self.init()
    if sweet { stock(Honey.self) { Honey() } }
  }

  func stock<T>(_ type: T.Type, by make: @escaping () -> T) { makers["\(type)"] = make }

  func fetch<T>(_ type: T.Type) -> T { makers["\(type)"]!() as! T }

  private func fill() { stock(Flour.self) { Flour() } }
}

extension Pantry {
  func refill() { stock(Rice.self) { Rice() } }  // expect: unloaded-module (warning)
}

protocol Salt {}
struct SeaSalt: Salt {}
struct Flour {}
struct Honey {}
struct Rice {}
struct Oats {}

@main struct Kitchen {
  static func main() {
    print(Pantry.shared.fetch(Salt.self), Pantry.shared.fetch(Flour.self))
    print(Pantry.shared.fetch(Oats.self))  // expect: missing-provider
    print(Pantry(sweet: true).fetch(Honey.self))
  }
}
