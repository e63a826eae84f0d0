// A function that takes a list of types keeps the object under each of them. Its verdicts are those of its own body, run as it stands.
// counts: registrations=6 needs=8 opaque=0
final class Rack {
  static let shared = Rack()
  private var things: [ObjectIdentifier: Any] = [:]

  func hang<T>(_ thing: T, under types: [Any.Type]) { for type in types { things[ObjectIdentifier(type)] = thing } }

  func hang<T>(_ thing: T, for type: T.Type, also others: Any.Type...) {
    things[ObjectIdentifier(type)] = thing
    for other in others { things[ObjectIdentifier(other)] = thing }
  }

  func lend<T>(_ types: Any.Type..., made maker: () -> T) { for type in types { things[ObjectIdentifier(type)] = maker() } }

  func take<T>(_ type: T.Type) -> T { things[ObjectIdentifier(type)] as! T }
}

protocol Coat {}
protocol Hood {}
protocol Hat {}
protocol Scarf {}
protocol Belt {}
struct Parka: Coat, Hood {}
struct Cap: Hat {}
struct Shawl: Scarf, Belt {}

@main struct Hall {
  static func main() {
    let rack = Rack.shared
    rack.hang(Parka(), under: [Coat.self, Hood.self])
    rack.hang(Cap(), for: Cap.self, also: Hat.self)
    rack.lend(Scarf.self, Belt.self) { Shawl() }
    print(rack.take(Coat.self), rack.take(Hood.self), rack.take(Cap.self), rack.take(Hat.self), rack.take(Scarf.self), rack.take(Belt.self))
    print(rack.take(Parka.self))  // expect: missing-provider
    print(rack.take(Shawl.self))  // expect: missing-provider
  }
}
