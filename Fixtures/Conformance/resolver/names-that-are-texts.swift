// Until 1.2 a name is a `String?` (Sources/Resolver/Resolver.swift of 1.2: `register(_:name:factory:)`), so that any text is one.
// counts: registrations=3 needs=4 opaque=0
import Resolver

enum Deck: String {
  case upper = "upper"
  case lower
}
struct Labels { static let hold = "hold" }

final class Hammock {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register(name: Deck.upper.rawValue) { Hammock() }
    main.register(name: Labels.hold) { Hammock() }
    register(name: "galley") { Hammock() }
  }
}

let first = Resolver.resolve(Hammock.self, name: Deck.upper.rawValue)
let second = Resolver.resolve(Hammock.self, name: Deck.lower.rawValue)  // expect: missing-provider
let third: Hammock = Resolver.main.resolve(name: Labels.hold)
let fourth: Hammock = Resolver.resolve(name: "galley")
