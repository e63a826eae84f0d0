// `Container.swift` of Swinject looks a service up by its type and its name, which is a text. What a constant of a library holds may be any: it
// is the same one wherever it is written, and of two constants, or of one and a text, nobody can tell.
// counts: registrations=4 needs=8 opaque=0
import Bells
import Swinject

final class Gong {}
final class Chime {}
final class Triangle {}

enum Own { static let tower = BellNames.tower }

@main struct Program {
  static func main() {
    let container = Container()
    container.register(Gong.self, name: "low") { _ in Gong() }
    _ = container.resolve(Gong.self, name: BellNames.lowest)!  // expect: missing-provider (note)
    _ = container.resolve(Gong.self, name: BellNames.lowest.rawValue)!  // expect: missing-provider (note)
    _ = container.resolve(Gong.self, name: Own.tower)!  // expect: missing-provider (note)
    _ = container.resolve(Gong.self, name: "high")!  // expect: missing-provider

    container.register(Chime.self, name: BellNames.wind) { _ in Chime() }
    _ = container.resolve(Chime.self, name: BellNames.wind)!
    _ = container.resolve(Chime.self, name: "breeze")!  // expect: missing-provider (note)

    container.register(Triangle.self) { _ in Triangle() }
    container.register(Gong.self, name: "high note") { _ in Gong() }
    // Nothing of its type has a name at all.
    _ = container.resolve(Triangle.self, name: BellNames.lowest)!  // expect: missing-provider
    _ = container.resolve(Gong.self, name: "high note")!
  }
}
