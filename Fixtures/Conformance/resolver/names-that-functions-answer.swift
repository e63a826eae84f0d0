// counts: needs=7 registrations=6 opaque=1
// What a function or a computed property answers is its name as much as a constant is (Resolver, Documentation, "Names": `Resolver.Name` is
// made of a string). A name that is never nil is one, whichever it is: nothing registered under it is found without a name.
import Resolver

class Line {}
class Rope {}
class Buoy {}
class Diver {
  @Injected(name: .deep) var line: Line
  @Injected(name: .flat) var other: Line
  @Injected(name: .high) var third: Line  // expect: missing-provider
  @Injected(name: "flat") var rope: Rope
  @Injected var plain: Rope  // expect: missing-provider
  @Injected(name: "red") var buoy: Buoy  // expect: missing-provider
}

extension Resolver.Name {
  static let deep = Self("deep")
  static let flat = Self(Depth.flat.rawValue)
  static let high = Self("high")
}

func deepest() -> Resolver.Name { .deep }
func label(_ number: Int) -> Resolver.Name { Resolver.Name("\(number)") }

enum Depth: String {
  case deep
  case flat
  var label: Resolver.Name { Resolver.Name(rawValue) }

  func fill() {
    Resolver.register(Line.self, name: label) { Line() }
    Resolver.register(Rope.self, name: Resolver.Name(rawValue)) { Rope() }
  }

  /// Nobody calls it.
  func forget() { Resolver.register(Buoy.self, name: Resolver.Name(rawValue)) { Buoy() } }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Diver() }
    register(Line.self, name: deepest()) { Line() }
    register(Rope.self, name: label(Int.random(in: 1...2))) { Rope() }
    Depth.flat.fill()
  }
}

let diver: Diver = Resolver.resolve()
