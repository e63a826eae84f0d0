// `DependencyContainer.Tag` of Dip is a text or a number, by which `Resolve.swift` looks a definition up beside its type. What a constant of a
// library holds may be any.
// counts: registrations=1 needs=2 opaque=0
import Bells
import Dip

protocol Bell {}
final class Gong: Bell {}

@main struct Program {
  static func main() throws {
    let container = DependencyContainer()
    container.register(tag: "low") { Gong() as Bell }
    _ = try container.resolve(tag: BellNames.lowest) as Bell  // expect: missing-provider (note)
    _ = try container.resolve(tag: "high") as Bell  // expect: missing-provider
  }
}
