import Testing

/// The program's tables of contents: each lists exactly the values that its folder declares.
private let catalogues: [(type: String, folder: String)] = [
  ("Framework", "Sources/Frameworks"),
  ("Rule", "Sources/Rules"),
  ("Reporter", "Sources/Reporting"),
  ("Renderer", "Sources/Drawing"),
]

/// The ids of all rules, those included that judge suppressions rather than the graph, and the hazards of frameworks.
func ruleIDs() -> [String] {
  let rules = (pages(under: "Sources/Rules", "swift") + pages(under: "Sources/Engine/Judging", "swift"))
    .flatMap { matches(#"Rule\(\s*id: "([a-z-]+)""#, in: $0.text) }
  return (rules + hazardIDs()).sorted()
}

/// The ids of what the frameworks' data call a hazard.
func hazardIDs() -> [String] {
  pages(under: "Sources/Frameworks", "swift").flatMap { matches(#"Hazard\(\s*id: "([a-z-]+)""#, in: $0.text) }.sorted()
}

@Suite struct CatalogueTests {
  @Test(arguments: catalogues.indices)
  func listsEveryValueOnce(_ index: Int) {
    let (type, folder) = catalogues[index]
    let sources = pages(under: folder, "swift").map(\.text)
    let declared = sources.flatMap { matches(#"static let (\w+)(?:: \#(type))? = \#(type)\("#, in: $0) }
    let list = sources.compactMap { matches(#"static let all: \[\#(type)\] = \[([^\]]*)\]"#, in: $0).first }
    #expect(list.count == 1, "\(folder) has \(list.count) arrays `all`")
    let listed = list.flatMap { matches(#"\.(\w+)"#, in: $0) }
    #expect(!listed.isEmpty)
    #expect(listed.sorted() == declared.sorted(), "\(type).all and the files in \(folder) differ")
  }

  /// One rule, one file.
  @Test func everyRuleHasAFileOfItsOwn() {
    for page in pages(under: "Sources/Rules", "swift") {
      #expect(matches(#"Rule\(\s*id: "([a-z-]+)""#, in: page.text).count <= 1, "\(page) holds several rules")
    }
  }

  @Test func everyRuleHasAPage() {
    let pages = pages(under: "Docs/Rules", "md").map(\.name).filter { $0 != "README.md" }
    #expect(pages == ruleIDs().map { $0 + ".md" }, "run `make docs`")
  }
}
