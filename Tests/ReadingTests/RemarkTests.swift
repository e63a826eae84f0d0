import Model
import Testing

@testable import Reading

/// Comments that begin with a word some tool reads.
struct RemarkTests {
  static let text = """
    // knot: a = A
    enum Town {
      final class House { // knot: b
        // knot : c.scope = .lazy //
        /// knot: d
        /* knot: e */
        func open() {
          // knot: f
        }
      }
    }
    extension House {
      //knot: g
      // knots: none, a knot: none
    }
    """

  @Test func remarksHaveFormTextAndPlace() {
    let found = digest(of: Self.text, file: "a.swift", words: ["knot"])
    let names = found.remarks.map { remark in remark.parent.map { found.declarations[$0].name } ?? "-" }
    #expect(found.remarks.map(\.text) == ["a = A", "b", "c.scope = .lazy", "d", "e", "f", "g"])
    #expect(found.remarks.map(\.form) == [.line, .trailing, .line, .documentation, .block, .line, .line])
    #expect(names == ["-", "House", "House", "House", "House", "House", ""])
    #expect(found.remarks.map(\.at.line) == [1, 3, 4, 5, 6, 8, 13])
    #expect(found.remarks.map(\.at.column) == [4, 26, 8, 9, 8, 10, 5])
  }

  @Test func withoutTheWordNothingIsKept() {
    #expect(digest(of: Self.text, file: "a.swift").remarks == [])
    #expect(digest(of: Self.text, file: "a.swift", words: ["weave"]).remarks == [])
  }

  @Test func wordsThatBeginWithASignStandWithoutColon() {
    let text = """
      // @knot tight slow
      // @knots no
      struct Rope {
        // before
        // @knot: loose

        let end = 1  // @knot behind
        // @knot last
      }
      """
    let found = digest(of: text, file: "a.swift", words: ["@knot"]).remarks
    #expect(found.map(\.text) == ["tight slow", "behind", "last"])
    #expect(found.map(\.before) == [3, nil, 9])
  }
}
