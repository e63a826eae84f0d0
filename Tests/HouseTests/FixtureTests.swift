import Testing

private let expectation = #"(?://|#) expect: (.*?)(?: -->)?$"#

@Suite struct FixtureTests {
  let fixtures = pages(under: "Fixtures", "swift", "yml", "storyboard", "xib", "json", "bazel")

  @Test func everyFolderIsARule() {
    let ids = ruleIDs()
    for folder in folders(in: "Fixtures/Rules") {
      #expect(ids.contains(folder), "Fixtures/Rules/\(folder): no rule has that id")
    }
  }

  /// At least one case on which it speaks and one on which it is silent.
  @Test(arguments: folders(in: "Fixtures/Rules"))
  func showsBothSides(_ rule: String) {
    let cases = Dictionary(grouping: pages(under: "Fixtures/Rules/" + rule, "swift", "yml", "bazel")) { page in
      page.path.split(separator: "/").prefix(4).joined(separator: "/")
    }
    let loud = cases.values.filter { $0.contains { $0.text.contains("expect: " + rule) } }
    #expect(!loud.isEmpty, "no case expects \(rule)")
    #expect(loud.count < cases.count, "every case expects \(rule)")
  }

  /// `rule-id`, `rule-id (warning)`, several with commas between.
  @Test func expectationsAreWellFormed() {
    let ids = Set(ruleIDs())
    var count = 0
    for page in fixtures {
      for words in matches(expectation, in: page.text) {
        for word in words.split(separator: ",") {
          let parts = word.split(separator: " ")
          count += 1
          #expect(ids.contains(String(parts.first ?? "")), "\(page): no rule is called \(word)")
          let severity = parts.dropFirst().joined(separator: " ")
          #expect(["", "(warning)", "(note)"].contains(severity), "\(page): \(word)")
        }
      }
    }
    #expect(count > 50)
  }

  /// A conformance case says where its answer comes from.
  @Test func casesCiteTheirSource() {
    for page in pages(under: "Fixtures/Conformance", "swift") where page.path.split(separator: "/").count == 4 {
      #expect(page.text.hasPrefix("// "), "\(page) does not begin with a comment")
    }
  }

  @Test func everyProjectHasAtMostOneMistake() {
    for project in folders(in: "Fixtures/Projects") {
      let files = pages(under: "Fixtures/Projects/" + project, "swift", "yml")
      #expect(files.flatMap { matches(expectation, in: $0.text) }.count == 1, "\(project)")
    }
  }
}
