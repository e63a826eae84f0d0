import Model
import Testing

@testable import Reading

/// Texts that are not quite text: encodings, line ends, nothing at all.
struct BytesTests {
  @Test func nothingIsAnEmptyDigest() {
    let nothing = Digest(file: "a.swift", isPlaceholder: true, isHidden: true)
    #expect(digest(of: [], file: "a.swift") == nothing)
    #expect(digest(of: " \n// only a comment\n", file: "a.swift") == nothing)
  }

  @Test func bytesAndTextAreTheSame() {
    let text = "let é = \"✓\" // dilint:ignore a"
    #expect(digest(of: text, file: "a.swift") == digest(of: Array(text.utf8), file: "a.swift"))
  }

  @Test func invalidBytesAreRepairedWhereTheyStand() {
    var bytes = Array("let a = \"x".utf8) + [0xFF, 0xFE]
    bytes += Array("y\"; let b = 1 // ".utf8) + [0xC3, 0x0A] + Array("let c = 2".utf8)
    let found = digest(of: bytes, file: "a.swift")
    #expect(found.declarations.map(\.name) == ["a", "b", "c"])
    #expect(found.declarations.map(\.at.column) == [5, 21, 5])
    guard case .string(let text)? = found.declarations.first?.value?.form else { return #expect(Bool(false)) }
    #expect(text?.hasPrefix("x\u{FFFD}") == true && text?.hasSuffix("y") == true)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesEndInThreeWays(_ end: String) {
    let found = digest(of: "import A\(end)\(end)let é = 1, b = 2\(end)", file: "a.swift")
    #expect(found.imports.map(\.at) == [Position(line: 1, column: 1)])
    #expect(found.declarations.map(\.at) == [Position(line: 3, column: 5), Position(line: 3, column: 13)])
  }

  @Test func marksAndZerosAreSkipped() {
    #expect(digest(of: "\u{FEFF}let a = 1", file: "a.swift").declarations.map(\.name) == ["a"])
    #expect(digest(of: "let a = 1\0\nlet b = 2", file: "a.swift").declarations.map(\.name) == ["a", "b"])
  }

  @Test func readableTextHasNoUnreadablePlace() throws {
    for name in GoldenTests.names where name != "broken" {
      #expect(digest(of: try GoldenTests.source(name), file: name).unreadable == [], "\(name)")
    }
  }
}
