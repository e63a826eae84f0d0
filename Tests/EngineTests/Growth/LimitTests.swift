import Model
import Testing

@testable import Engine

/// On both sides of what linking follows: up to a limit a program is understood whole; beyond it something is not understood, and
/// no error or warning comes of that.
///
/// The limits of conditions and of rules are tried where they are used: `BranchesTests`, `ScalingTests`.
struct LimitTests {
  struct Case: CustomTestStringConvertible {
    var limit: Limit
    /// Sizes on this side of the limit and beyond it; for calls that grow, by how much they grow.
    var within: Int
    var beyond: Int
    /// Of what is not understood beyond it, words of the reason: it is this limit that was met.
    var says: String?
    /// Nothing is lost beyond it.
    var losesNothing = false
    /// The program of that size. What is right on either side stands in it as in a fixture; what is right on this side only, as
    /// `// within: RULE`.
    var text: @Sendable (Int) -> String
    var testDescription: String { "\(limit)" }
  }

  /// In each pass one more of them is known.
  @Sendable private static func filledOneAfterAnother(_ size: Int) -> String {
    """
    final class Chain {
      \(each(0...size) { "var fill\($0): (Container) -> Void = { _ in }" })
      \(each((1...size).reversed()) { "func step\($0)() { fill\($0) = fill\($0 - 1) }" })
      func start() { fill0 = { $0.register(Found.self) { _ in Found() } } }
    }
    let chain = Chain()
    chain.fill\(size)(box)
    _ = box.resolve(Found.self)
    _ = box.resolve(Found.self, name: "b")!  // within: missing-provider
    """
  }

  static let cases = [
    Case(limit: .textBytes, within: 1_000, beyond: 1_100) { size in
      let name = String(repeating: "x", count: size)
      return """
        box.register(Found.self, name: "\(name)") { _ in Found() }
        _ = box.resolve(Found.self, name: "\(name)")!
        _ = box.resolve(Found.self, name: "y")!  // within: missing-provider
        """
    },
    Case(limit: .valueParts, within: 900, beyond: 1_100) { size in
      """
      for name in [\((0..<size).map { "\"a\($0)\"" }.joined(separator: ", "))] {
        box.register(Found.self, name: name) { _ in Found() }
      }
      _ = box.resolve(Found.self, name: "a\(size - 1)")!
      _ = box.resolve(Found.self, name: "b")!  // within: missing-provider
      """
    },
    Case(limit: .nestedSyntax, within: 150, beyond: 250) { size in
      // Line by line: an expression as deep as it is long.
      """
      box.register(Found.self, name: "a"\(String(repeating: "\n  + \"a\"", count: size))) { _ in Found() }
      _ = box.resolve(Found.self, name: "b")!  // within: missing-provider
      """
    },
    Case(limit: .loopTurns, within: 60, beyond: 70) { size in
      let names = (0..<size).map { "\"a\($0)\"" }.joined(separator: ", ")
      return """
        for first in [\(names)] {
          for second in [\(names)] { box.register(Found.self, name: first + second) { _ in Found() } }
        }
        _ = box.resolve(Found.self, name: "a\(size - 1)a\(size - 1)")!
        _ = box.resolve(Found.self, name: "b")!  // within: missing-provider
        """
    },
    Case(limit: .propertyValues, within: 60, beyond: 70) { size in
      """
      final class Kept {
        var fill: (Container) -> Void = { _ in }
        init(_ count: Int) {
          \(each(0..<size) { "if count == \($0) { fill = { $0.register(Found.self, name: \"a\($0)\") { _ in Found() } } }" })
        }
      }
      Kept(CommandLine.arguments.count).fill(box)
      _ = box.resolve(Found.self, name: "a1")
      _ = box.resolve(Found.self, name: "b")!  // within: missing-provider
      """
    },
    Case(limit: .growingValues, within: 0, beyond: 1) { size in
      // What it is given is made of what it held before, for ever.
      """
      final class Label {
        var text = "a"
        func change() { \(size == 0 ? "" : "text += \"x\"") }
      }
      let label = Label()
      label.change()
      box.register(Found.self, name: label.text) { _ in Found() }
      _ = box.resolve(Found.self, name: "c")!  // within: missing-provider
      """
    },
    Case(limit: .growingCalls, within: 0, beyond: 1) { size in
      """
      func fill(_ c: Container, _ name: String) {
        c.register(Found.self, name: name) { _ in Found() }
        if CommandLine.arguments.isEmpty { fill(c, name + "\(String(repeating: "x", count: size))") }  // within: duplicate-provider
      }
      fill(box, "a")
      _ = box.resolve(Found.self, name: "b")!  // within: missing-provider
      """
    },
    Case(limit: .silentCalls, within: 1_000, beyond: 1_100, says: "in ever other ways") { size in
      // What it answers for each type is a name; it speaks of containers and tells none anything.
      """
      protocol Named { static var name: String { get } }
      func label<T: Named>(_ type: T.Type) -> String {
        let kind: Container.Type? = nil
        return kind == nil ? T.name : T.name
      }
      \(each(0..<size) { "enum N\($0): Named { static let name = \"a\($0)\" }" })
      \(each(0..<size) { "box.register(Found.self, name: label(N\($0).self)) { _ in Found() }" })
      _ = box.resolve(Found.self, name: "a\(size - 1)")!
      _ = box.resolve(Found.self, name: "b")!  // within: missing-provider
      """
    },
    Case(limit: .silentCalls, within: 1_000, beyond: 1_100, says: "in ever other ways") { size in
      // What it asks for is the same each time, and what it wears asks for nothing.
      """
      protocol Named { static var name: String { get } }
      @propertyWrapper struct Inked { var wrappedValue: String }
      box.register(Found.self, name: "ink") { _ in Found() }
      func label<T: Named>(_ type: T.Type) -> String {
        @Inked var ink = "blue"
        _ = box.resolve(Found.self, name: "ink")
        return T.name
      }
      \(each(0..<size) { "enum N\($0): Named { static let name = \"a\($0)\" }" })
      \(each(0..<size) { "box.register(Found.self, name: label(N\($0).self)) { _ in Found() }" })
      _ = box.resolve(Found.self, name: "a\(size - 1)")!
      _ = box.resolve(Found.self, name: "b")!  // within: missing-provider
      """
    },
    Case(limit: .callDepth, within: 20, beyond: 200, losesNothing: true) { size in
      // Nothing is lost beyond it.
      """
      func fill0(_ c: Container) { c.register(Found.self) { _ in Found() } }
      \(each(1...size) { "func fill\($0)(_ c: Container) { fill\($0 - 1)(c) }" })
      fill\(size)(box)
      _ = box.resolve(Found.self)!
      """
    },
    Case(limit: .callDepth, within: 20, beyond: 2_100, losesNothing: true) { size in
      // However many properties each hold what the next one does.
      """
      let box0 = box
      \(each(1...size) { "let box\($0) = box\($0 - 1)" })
      enum Shelf0 { static let box = box\(size) }
      \(each(1...size) { "enum Shelf\($0) { static let box = Shelf\($0 - 1).box }" })
      Shelf\(size).box.register(Found.self) { _ in Found() }
      _ = box.resolve(Found.self)!
      """
    },
    Case(limit: .nestedDefaults, within: 30, beyond: 300, says: "default arguments call for") { size in
      """
      func found0() -> Found { box.resolve(Found.self)! }
      \(each(1...size) { "func found\($0)(_ found: Found = found\($0 - 1)()) -> Found { found }" })
      box.register(Found.self) { _ in Found() }
      _ = found\(size)()
      _ = box.resolve(Found.self, name: "b")!  // within: missing-provider
      """
    },
    Case(limit: .containerPlaces, within: 30, beyond: 40, says: "callers each make a container") { size in
      // Each call makes a container of what it is handed, and one of them lacks something.
      """
      final class Full: Assembly { func assemble(container: Container) { container.register(Found.self) { _ in Found() } } }
      final class Empty: Assembly { func assemble(container: Container) {} }
      func make(_ parts: [Assembly]) -> Assembler { Assembler(parts) }
      \(each(1...size) { "_ = make([Full()]).resolver.resolve(Found.self)! // \($0)" })
      _ = make([Empty()]).resolver.resolve(Found.self)!  // within: missing-provider
      """
    },
    Case(limit: .bodySteps, within: 2, beyond: 100, says: "too many steps") { size in
      // Both loops turn as often as they may, and each turn does more than there are steps left for.
      let names = (0..<40).map { "\"a\($0)\"" }.joined(separator: ", ")
      return """
        func fill() {
          let jar = Container()
          for first in [\(names)] {
            for second in [\(names)] {
              let name0 = first + second
              \(each(1...size) { "let name\($0) = name\($0 - 1) + \"x\"" })
              jar.register(Found.self, name: name\(size)) { _ in Found() }
            }
          }
          _ = jar.resolve(Found.self, name: "b")!  // within: missing-provider
        }
        // Somebody may call it: the steps are its own, not those of the code that does.
        let filling = fill
        """
    },
    Case(limit: .callDepth, within: 20, beyond: 200, says: "which function is handed") { size in
      // What lies deeper is answered later, and what waits for it later still: too late for an answer that is a function.
      """
      func fill0() -> (Container) -> Void { { $0.register(Found.self) { _ in Found() } } }
      \(each(1...size) { "func fill\($0)() -> (Container) -> Void { fill\($0 - 1)() }" })
      fill\(size)()(box)
      _ = box.resolve(Found.self)
      _ = box.resolve(Found.self, name: "b")!  // within: missing-provider
      """
    },
    Case(limit: .passes, within: 6, beyond: 400, text: filledOneAfterAnother),
    Case(limit: .furtherPasses, within: 16, beyond: 400, text: filledOneAfterAnother),
    Case(limit: .propertyValues, within: 6, beyond: 7) { size in
      // Each `#if` of a result builder's block doubles what may be made of it.
      """
      final class Part: Assembly { func assemble(container: Container) { container.register(Found.self) { _ in Found() } } }
      final class Other: Assembly { func assemble(container: Container) {} }
      @resultBuilder enum Parts { static func buildBlock(_ parts: Assembly...) -> [Assembly] { parts } }
      func all(@Parts _ make: () -> [Assembly]) -> [Assembly] { make() }
      let parts = all {
        Part()
        \(each(0..<size) { "#if FLAG\($0)\nOther()\n#endif" })
      }
      let whole = Assembler(parts).resolver
      _ = whole.resolve(Found.self)
      _ = whole.resolve(Found.self, name: "b")!  // within: missing-provider
      """
    },
    Case(limit: .deferringPasses, within: 1_000, beyond: 4_000) { size in
      // Each pass answers what lies some calls deeper than what the one before did.
      """
      final class Part: Assembly { func assemble(container: Container) { container.register(Found.self) { _ in Found() } } }
      func parts0() -> [Assembly] { [Part()] }
      \(each(1...size) { "func parts\($0)() -> [Assembly] { parts\($0 - 1)() }" })
      let whole = Assembler(parts\(size)()).resolver
      _ = whole.resolve(Found.self)!
      _ = whole.resolve(Found.self, name: "b")!  // within: missing-provider
      """
    },
  ]

  @Test(arguments: cases + readingCases)
  func understoodUpToIt(_ tried: Case) throws {
    let (report, text) = try report(tried, tried.within)
    #expect(shown(report) == expected(in: text, marks: ["// expect: ", "// within: "]))
    #expect(report.opaque.isEmpty, "\(report.opaque)")
    #expect(report.summary.unreadFiles == 0)
  }

  @Test(arguments: cases)
  func inDoubtBeyondIt(_ tried: Case) throws {
    let (report, text) = try report(tried, tried.beyond)
    // What properties hold, and what calls and default arguments answer, may reach any container.
    let reachesAll = [.passes, .deferringPasses, .furtherPasses, .nestedDefaults].contains(tried.limit)
    let awaited = reachesAll ? [] : expected(in: text, marks: ["// expect: "])
    #expect(shown(report) == awaited)
    #expect(report.opaque.isEmpty == tried.losesNothing)
    #expect(report.opaque.allSatisfy { $0.at.file == "Program.swift" }, "\(report.opaque)")
    if let words = tried.says { #expect(report.opaque.contains { $0.reason.contains(words) }, "\(report.opaque)") }
  }

  /// What stands there may fill any container of a framework that the source imports.
  @Test(arguments: readingCases)
  func unreadBeyondIt(_ tried: Case) throws {
    let (report, _) = try report(tried, tried.beyond)
    #expect(shown(report) == [])
    #expect(report.summary.unreadFiles == 1)
  }

  func report(_ tried: Case, _ size: Int) throws -> (Report, String) {
    let text = "\(head)\nlet box = Container()\n\(tried.text(size))\n\(witness)"
    return try withFiles(["Program.swift": text]) { folder in
      (try analyze(Job(paths: [folder], workingDirectory: folder)).report, text)
    }
  }

  /// Errors and warnings.
  func shown(_ report: Report) -> [String] {
    report.findings.filter { $0.severity != .note }.map { "\($0.at.line): \($0.rule)" }.sorted()
  }

  func expected(in text: String, marks: [String]) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      marks.compactMap { mark in line.firstRange(of: mark).map { "\(index + 1): \(line[$0.upperBound...])" } }
    }.sorted()
  }
}
