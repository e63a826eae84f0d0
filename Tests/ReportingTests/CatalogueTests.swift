import Model
import Testing

@testable import Reporting

struct CatalogueTests {
  static let rules = [
    Rule(
      id: "missing-provider", summary: "something is asked for that nothing provides",
      explanation: "The app stops\nwhen it is asked for.\n\nRegister it.", severity: .error
    ) { _ in [] },
    Rule(id: "odd", summary: "it is odd", explanation: "Odd.", severity: nil) { _ in [] },
  ]

  @Test func rules() { #expect(Catalogue.rules(Self.rules).split(separator: "\n")[1] == "odd               off    it is odd") }

  @Test func explanation() {
    let text = Catalogue.explanation(of: Self.rules[0], .init())
    #expect(text.hasPrefix("missing-provider (error): something is asked for that nothing provides\n\nThe app stops when"))
    #expect(text.contains("// dilint:ignore missing-provider - why"))
    #expect(Catalogue.explanation(of: Self.rules[1], .init()).contains("off unless"))
  }

  @Test func page() throws { try expectGolden("page.md", Catalogue.page(of: Self.rules[0])) }
  @Test func index() { #expect(Catalogue.index(of: Self.rules).contains("| [`odd`](odd.md) | off | it is odd |\n")) }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (123_456, "123,456")])
  func grouping(number: Int, text: String) { #expect(grouped(number) == text) }

  @Test(arguments: [("a", 1), ("日本", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("", 0)])
  func widths(text: String, width: Int) { #expect(columns(text) == width) }

  @Test func carets() {
    let excerpt = Excerpt(line: "\tlet é = 日本.x", column: 17, width: 80)
    #expect(excerpt.text == "    let é = 日本.x")
    #expect(excerpt.caret == 4 + 8 + 4)
    for column in [0, 1, 50, 400, 9000] {
      let long = Excerpt(line: String(repeating: "abc ", count: 200), column: column, width: 60)
      #expect(columns(long.text) <= 60)
      #expect(long.caret <= 60)
    }
  }
}
