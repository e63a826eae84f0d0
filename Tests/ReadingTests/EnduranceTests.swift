import Foundation
import Model
import Testing

@testable import Reading

/// Whatever the bytes are, reading ends, says the same twice and keeps its promises.
struct EnduranceTests {
  /// Cut off at every seventh byte; of what stands before the cut only so much that a debug build is done in seconds.
  @Test(arguments: GoldenTests.names)
  func truncatedTextIsRead(_ name: String) throws {
    let source = try GoldenTests.source(name)
    onLargeStack {
      for length in stride(from: 0, to: source.count, by: 7) {
        check(digest(of: Array(source[max(0, length - 200)..<length]), file: name), lines: length)
      }
    }
  }

  @Test(arguments: 0..<8)
  func tokenSoupIsRead(_ seed: Int) {
    onLargeStack {
      var random = Soup(seed: UInt64(seed))
      for _ in 0..<25 { check(Array(random.text(of: 80).utf8)) }
    }
  }

  @Test(arguments: 0..<8)
  func binaryIsRead(_ seed: Int) {
    onLargeStack {
      var random = Soup(seed: UInt64(seed))
      for _ in 0..<10 { check((0..<300).map { _ in UInt8(truncatingIfNeeded: random.next() >> 32) }) }
    }
  }

  /// What is written over and over inside itself or behind itself: opening, inner and closing text.
  static let towers: [(String, String, String)] = [
    ("let x = ", "(", ")"), ("let x = ", "[", "]"), ("let x: ", "[", "]"), ("let x = ", "f(", ")"),
    ("let x = ", "f { a in ", "}"), ("let x: ", "A<", ">"), ("let x: ", "(", ")"), ("", "struct A {", "}"),
    ("", "func a() {", "}"), ("", "{", "}"), ("", "#if A\n", "#endif\n"), ("let ", "(", ")"), ("let x = a", ".b", ""),
    ("let x = a", ".b()", ""), ("let x = a", "[0]", ""), ("let x = a", " + b", ""), ("let x = a", " ?? b", ""),
    ("func f() { a", " = b", ""), ("let x = a", " ? b : c", ""), ("let x = a", " as B", ""), ("let x: A", ".B", ""),
    ("let x: A", "?", ""), ("let x: ", "() -> ", ""), ("let x: A", " & B", ""), ("let x = ", "try ", ""),
    ("let x = ", "await ", ""), ("let x = ", "! ", ""), ("let x = a", "!", ""), ("let x = A", ".self", ""),
    ("let x = ", "A -> ", ""), ("#if A", " && A", ""), ("#if ", "!", ""), ("let x = a", "\n#if A\n.b\n#endif\n", ""),
    ("func f() { if a {}", " else if a {}", ""), ("let x = \\A", ".b", ""), ("f", " { }", ""), ("extension A", ".B", ""),
    ("", "\0", ""), ("", ";", ""), ("/*", "/*", ""), ("", "@a ", ""), ("let x = ", "consume ", ""),
    ("func f() { if case ", "let ", ""),
  ]

  @Test(arguments: towers.indices)
  func towersAreRead(_ index: Int) {
    let (opening, inner, closing) = Self.towers[index]
    let text = opening + String(repeating: inner, count: 300) + String(repeating: closing, count: 300)
    onLargeStack { check(Array(text.utf8)) }
  }

  @Test func tenThousandParenthesesAreOpaque() {
    let text = "let x = " + String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000) + "\n"
    onLargeStack {
      let found = digest(of: text, file: "a.swift")
      #expect(found.declarations.map(\.name) == ["x"])
      #expect(!found.unreadable.isEmpty)
    }
  }

  /// For the end of each bracket that is open, the parser looks through the rest of the line.
  @Test(arguments: [32, 33])
  func aLineOpensFewBrackets(_ count: Int) throws {
    let text = "let x = " + String(repeating: "f(", count: count) + String(repeating: ")", count: count) + "\n"
    onLargeStack {
      #expect(digest(of: text, file: "a.swift").unreadable.isEmpty == (count <= Limit.bracketsOnLine.value))
      let onLines = text.replacingOccurrences(of: "(", with: "(\n")
      #expect(digest(of: onLines, file: "a.swift").unreadable.isEmpty)
    }
  }

  /// For the next declaration the parser looks through the rest of the line, and past all attributes at each of them.
  @Test(arguments: [
    ("class A {\n", "f() ", "\n}", Limit.wordsOnLine.value / 2), ("class A { func f() ", "<a>", "\n}", 170),
    ("let x = f(.a", "@a ", ")", Limit.attributes.value),
  ])
  func aLineSaysOnlySoMuch(_ opening: String, _ inner: String, _ closing: String, within: Int) {
    func blanked(_ count: Int) -> Int {
      let text = opening + String(repeating: inner, count: count) + closing + "\nlet last = 1\n"
      let bounded = BoundedText(Array(text.utf8))
      #expect(bounded.bytes.split(separator: 0x0a).last.map { String(decoding: $0, as: UTF8.self) } == "let last = 1")
      #expect(bounded.bytes.filter { $0 == UInt8(ascii: "}") }.count == text.utf8.filter { $0 == UInt8(ascii: "}") }.count)
      return bounded.blanked.count
    }
    #expect(blanked(within - 10) == 0)
    #expect(blanked(within + 10) > 0)
  }

  /// Each bracket on a line of its own.
  @Test func bracketsNestOnlySoDeep() {
    func blanked(_ count: Int) -> Int {
      BoundedText(Array((String(repeating: "{\n", count: count) + String(repeating: "}\n", count: count)).utf8)).blanked.count
    }
    #expect(blanked(Limit.nestedBrackets.value) == 0)
    #expect(blanked(Limit.nestedBrackets.value + 1) == 1)
  }

  /// Of a tree in which nothing is as it should be, the first places are told.
  @Test(arguments: [Limit.told.value, Limit.told.value + 1]) func unreadablePlacesAreTold(_ count: Int) {
    let found = digest(of: String(repeating: "let = 1\n", count: count), file: "a.swift")
    #expect(found.unreadable.count == Limit.told.value)
  }

  /// What a type is said to be may be as long as it likes, and ends where something else stands.
  @Test func longListsOfConformancesAreRead() {
    func blanked(_ text: String) -> Bool { !BoundedText(Array(text.utf8)).blanked.isEmpty }
    let types = String(repeating: "Own.A<B>, @unchecked C & D, ~E, ", count: 1_000) + "F"
    #expect(!blanked("class A: \(types) {}\n"))
    #expect(!blanked("typealias A = " + String(repeating: "B & ", count: 2_000) + "C\n"))
    #expect(blanked("class A: B \(String(repeating: "f() ", count: Limit.wordsOnLine.value))\n"))
    #expect(blanked("class A: B \(String(repeating: "<a>", count: Limit.wordsOnLine.value))\n"))
  }

  /// What stands in brackets may be as long as it likes.
  @Test func longListsOnALineAreRead() {
    let text =
      "let x = [" + String(repeating: "1, ", count: 4_000) + "]; let y = f(" + String(repeating: "a + ", count: 1_000) + "b)\n"
    #expect(BoundedText(Array(text.utf8)).blanked.isEmpty)
  }

  @Test func longChainsKeepTheirLastLinks() throws {
    let found = digest(of: "let x = a" + String(repeating: ".b", count: 1000) + ".last", file: "a.swift")
    guard case .member(_, "last", _, _)? = found.declarations.first?.value?.form else { return #expect(Bool(false)) }
    #expect(Dump.text(of: found).contains("⟨opaque: nested too deeply⟩.b"))
  }

  @Test func largeFilesAreRead() {
    let text = String(repeating: "func f() { container.register { Foo(a: $0, b: [1, 2]) } }\n", count: 5000)
    #expect(digest(of: text, file: "a.swift").declarations.count == 5000)
  }

  @Test func branchesWithoutEndAreCut() {
    let text = "#if A\n" + (1...2000).map { "#elseif F\($0)\nclass C\($0) {}\n" }.joined() + "#endif\nclass Last {}"
    let found = digest(of: text, file: "a.swift")
    #expect(found.declarations.count == 1000 && found.declarations.last?.name == "Last")
    #expect(found.unreadable == [Position(line: 2000, column: 1)])
  }

  @Test func bracketsInARowDoNotTakeForever() {
    let text = "let x = " + String(repeating: "[", count: 40) + "A" + String(repeating: "]", count: 40) + ".self\nlet y = 1"
    #expect(digest(of: text, file: "a.swift").declarations.map(\.name).contains("x"))
  }
}

/// Reads the bytes twice.
private func check(_ bytes: [UInt8]) {
  let found = digest(of: bytes, file: "a.swift")
  #expect(found == digest(of: bytes, file: "a.swift"))
  check(found, lines: LineTable(bytes).position(bytes.count).line)
}

/// What holds for every digest of a text of so many lines at most.
private func check(_ found: Digest, lines: Int) {
  let range = 1...max(lines, 1)
  let isSound = found.declarations.enumerated().allSatisfy { ($1.parent ?? -1) < $0 && range.contains($1.at.line) }
  #expect(isSound && found.unreadable.count <= 20 && found.unreadable.allSatisfy { range.contains($0.line) })
}

/// The parser of a debug build needs far more stack than a release build.
func onLargeStack(_ work: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    work()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
}

/// Tokens at random, the same for the same seed.
private struct Soup {
  private static let tokens = """
    class struct enum protocol extension func init subscript var let case import typealias associatedtype where if else guard \
    switch for in while repeat do catch defer return throw try await as is self Self super nil true #if #else #endif && || ! ? \
    ( ) { } [ ] < > , : ; . = -> == + ~> *! ?? & @ \\ $0 _ foo Foo Bar x "text" "a\\(b)" 1 2.5 a.b Foo.self [Foo] \\.x async throws \
    get set inout some any #available // /* */ ` # \"""
    """

  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }

  mutating func text(of count: Int) -> String {
    let tokens = Self.tokens.split(separator: " ")
    return (0..<count).map { _ in
      let token = tokens[Int((next() >> 33) % UInt64(tokens.count))]
      return token + ((next() >> 40) % 6 == 0 ? "\n" : " ")
    }.joined()
  }
}
