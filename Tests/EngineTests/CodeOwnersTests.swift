import Testing

@testable import Engine

/// Who owns what, as GitHub and GitLab read it.
struct CodeOwnersTests {
  static let list = """
    # Everybody's
    *            @all
    *.swift      @swift # of the code
    /App/        @app @swift
    Features/**  @features
    Docs/*       writer@example.com
    /Features/Chat/Legacy
    My\\ Files/   @files
    """

  @Test(arguments: [
    ("README.md", ["@all"]), ("Core/a.swift", ["@swift"]), ("App/Deep/a.swift", ["@app", "@swift"]), ("Other/App/a.md", ["@all"]),
    ("Features/Chat/x.swift", ["@features"]), ("Docs/a.md", ["writer@example.com"]), ("Docs/Deep/a.md", ["@all"]),
    ("Features/Chat/Legacy/x.swift", []), ("My Files/x", ["@files"]),
  ])
  func theLastThatMatchesSpeaks(path: String, owners: [String]) {
    #expect(CodeOwners(Self.list).owners(of: path) == owners)
  }

  @Test func eachSectionSpeaks() {
    let list = CodeOwners("* @all\n[Design] @design\n*.storyboard\n^[Docs][2] @writers\nDocs/ @docs\n*.md\n")
    #expect(list.owners(of: "a.storyboard") == ["@all", "@design"])
    #expect(list.owners(of: "Docs/a.md") == ["@all", "@writers"])
    #expect(list.owners(of: "Docs/a.txt") == ["@all", "@docs"])
    #expect(CodeOwners("").owners(of: "a").isEmpty)
  }
}
