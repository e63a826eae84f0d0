import Model
import Testing

@testable import Manifests

struct BaselineTests {
  private static func problems(_ text: String) -> [String] {
    switch baseline(reading: text, file: "b.yml", ruleIDs: ["missing-provider", "dependency-cycle"]) {
    case .success: []
    case .failure(let failure): failure.problems.map(\.description)
    }
  }

  /// What is wrong, and how dilint says it.
  static let bad = [
    ("findings: 3", "b.yml:1:11: error: `findings` must be a list of known findings, but it is the number `3`"),
    ("- a", "b.yml:1:1: error: a baseline is a mapping of keys such as `findings:`, but this is a list"),
    ("findngs: []", "b.yml:1:1: error: a baseline has no key `findngs`; did you mean `findings`?"),
    ("findings:\n  - about: [A]", "b.yml:2:5: error: an entry of `findings` has no key `rule`, which a known finding needs"),
    (
      "findings:\n  - rule: mising-provider",
      "b.yml:2:11: error: there is no rule `mising-provider`; did you mean `missing-provider`?"
    ),
    (
      "findings:\n  - { rule: missing-provider, expires: 2027-02-30 }",
      "b.yml:2:40: error: `2027-02-30` is no day such as `2027-01-31`"
    ),
    (
      "findings:\n  - { rule: missing-provider, about: [A] }\n  - { rule: missing-provider, about: [A] }",
      "b.yml:3:5: error: this finding is listed twice, first in line 2; write its number as `count`"
    ),
    (
      "findings:\n  - { rule: missing-provider, about: [A], fingerprint: \"0\" }",
      "b.yml:2:56: error: rule and names give the fingerprint `\(Finding.fingerprint(rule: "missing-provider", subject: ["A"]))`; "
        + "put it right, or leave it out"
    ),
    ("findings:\n  - rule: missing-provider\n<<<<<<< ours", "b.yml:3:13: error: "),
    ("version: 2", "b.yml:1:10: error: `version` must be 1, but it is the number `2`"),
  ]

  @Test(arguments: bad.indices)
  func saysWhatIsWrong(index: Int) {
    let (text, expected) = Self.bad[index]
    let problems = Self.problems(text)
    #expect(problems.count == 1 && problems[0].hasPrefix(expected), "\(problems)")
  }

  /// Names of every kind come back as they were.
  @Test func isReadAsItWasWritten() throws {
    let at = Location(file: "b.yml", line: 1, column: 1)
    let names = [
      "A", "B<[C]>?", "named \"x\"", "12", "true", "no", "#", "- a", "é\u{1b}\u{202e}\n", "[a, b]", "a: b", "1e3", "~", "'",
      "\u{FEFF}A", "\u{FEFF}\u{FEFF}", "A\u{FEFF}", "\u{E0041}A",
    ]
    let entries =
      names.map { Baseline.Entry(rule: "missing-provider", about: [$0], at: at) } + [
        Baseline.Entry(
          rule: "dependency-cycle", about: names, count: 3, owner: "Chat: team", reason: "yes", expires: Day("2028-02-29"), at: at
        )
      ]
    let written = Baseline(file: "b.yml", entries: entries)
    let read = try baseline(reading: written.text, file: "b.yml", ruleIDs: ["missing-provider", "dependency-cycle"]).get()
    var placeless = read
    for index in placeless.entries.indices { placeless.entries[index].at = at }
    #expect(placeless == written)
    #expect(read.text == written.text)
    #expect(read.entries.map(\.at.line) == read.entries.map(\.at.line).sorted())
  }

  @Test func daysAreThoseOfTheCalendar() {
    for text in ["2027-01-31", "2028-02-29", "2000-02-29"] { #expect(Day(text)?.description == text) }
    for text in ["2027-02-29", "1900-02-29", "2027-13-01", "2027-1-31", "27-01-31", "2027-00-10", "2027-01-00", "+027-01-01", ""]
    {
      #expect(Day(text) == nil, "\(text)")
    }
  }
}
