import Frameworks
import Model
import Reading
import Testing

@testable import Engine
@testable import Linking

/// What tells one call of a function from another: what it is handed and what its closures see, each by structure.
struct CallTableTests {
  struct Row: CustomTestStringConvertible {
    var calls: String
    /// Of which function.
    var function: String
    /// How many of its calls differ.
    var entries: Int
    var testDescription: String { calls }
  }

  static let rows = [
    Row(calls: "for _ in [1, 2, 3] { fill(box, \"a\") }", function: "fill", entries: 1),
    Row(calls: "func once() { fill(box, \"a\") }; once(); once()", function: "fill", entries: 1),
    Row(calls: "for name in [\"a\", \"b\"] { fill(box, name) }", function: "fill", entries: 2),
    Row(calls: "for name in [\"a\", \"b\", \"a\"] { fill(box, \"c\") }", function: "fill", entries: 1),
    Row(calls: "for c in [box, other] { fill(c, \"a\") }", function: "fill", entries: 2),
    // A value remembers where it was chosen, so what is written twice is called twice.
    Row(calls: "fill(box, \"a\"); fill(box, \"a\")", function: "fill", entries: 2),
    // Closures differ by where they are written and by what they see of it.
    Row(calls: "run(box) { fill($0, \"a\") }; run(box) { fill($0, \"a\") }", function: "run", entries: 2),
    Row(calls: "for name in [\"a\", \"b\"] { run(box) { fill($0, name) } }", function: "run", entries: 2),
    Row(calls: "for name in [\"a\", \"b\"] { run(box) { fill($0, \"c\") } }", function: "run", entries: 1),
    Row(calls: "for _ in [1, 2] { keep(box, A.self) }", function: "keep", entries: 1),
    Row(calls: "for type in [A.self, B.self] as [Any.Type] { keep(box, type) }", function: "keep", entries: 2),
    // Looked at by itself, and called: the call inside is no further one.
    Row(
      calls: "func again(_ c: Container) { c.register(A.self) { _ in A() }; again(c) }; again(box)", function: "again", entries: 2
    ),
  ]

  @Test(arguments: rows)
  func callsAreOneWhereNothingTellsThemApart(_ row: Row) throws {
    let text = """
      import Swinject
      struct A {}
      struct B {}
      func fill(_ c: Container, _ name: String) { c.register(A.self, name: name) { _ in A() } }
      func run(_ c: Container, _ body: (Container) -> Void) { body(c) }
      func keep<T>(_ c: Container, _ type: T.Type) { c.register(type) { _ in fatalError() } }
      let box = Container()
      let other = Container()
      \(row.calls)
      """
    let digests = [digest(of: text, file: "Program.swift")]
    let vocabularies = vocabularies(for: digests, frameworks: Framework.all, settings: [:], locks: [])
    let evaluator = Evaluator(Program(digests: digests, vocabularies: vocabularies))
    evaluator.run()
    let entries = evaluator.calls.entries.keys.filter { key in
      if case .declaration(let id) = key.body { evaluator.symbols.declaration(id).name == row.function } else { false }
    }
    #expect(entries.count == row.entries)
  }
}
