import Model
import Testing

@testable import Engine

/// What is registered in place of a factory is made otherwise and kept as the factory says: `register(factory:)` in Factory's `Registrations.swift`
/// changes the closure among a key's options, and leaves the scope.
struct ReplacementTests {
  @Test func livesAsLongAsTheFactory() throws {
    let text = """
      import FactoryKit
      final class Pad {}
      final class Pen {}
      struct Ink {}
      extension Container {
        var pad: Factory<Pad> { self { Pad() }.singleton }
        var pen: Factory<Pen> { self { Pen() } }
        var ink: Factory<Ink> { self { Ink() }.cached }
      }
      Container.shared.pad.register { Pad() }
      Container.shared.pen.register { Pen() }
      Container.shared.ink.register { Ink() }
      _ = (Container.shared.pad(), Container.shared.pen(), Container.shared.ink())
      """
    try withFiles(["main.swift": text]) { root in
      let graph = try analyze(Job(workingDirectory: root)).graph
      let lifetimes = graph.providers.map { "\($0.at.line) \($0.lifetime.name)" }.sorted()
      #expect(
        lifetimes == ["10 singleton", "11 unique", "12 cached", "6 singleton", "7 unique", "8 cached"])
    }
  }
}
