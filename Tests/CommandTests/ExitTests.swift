import Testing

/// A graph with one mistake of each severity, in a manifest.
let faulty = [
  "dilint.yml": """
  roots: [ShopAssembly]
  assemblies:
    ShopAssembly: { public: [BasketModule] }
    IdleAssembly: { public: [IdleModule] }
  modules:
    BasketModule: { provides: [{ type: Basket, needs: [TaxTable] }] }
    IdleModule: { provides: [Idle] }
  """
]

/// The same without an error: a warning is left.
let idle = ["dilint.yml": faulty["dilint.yml"]!.replacing(", needs: [TaxTable]", with: "")]

/// 0 clean, 1 findings, 2 the job could not be done; never anything else.
struct ExitTests {
  struct Case: Sendable {
    var arguments: [String]
    var status: Int32
    /// What stderr must say; nil: nothing.
    var says: String?
    var files = faulty
  }

  static let cases = [
    Case(arguments: [], status: 1),
    Case(arguments: ["check"], status: 1),
    Case(arguments: ["check", "."], status: 1),
    Case(arguments: ["check", "--fail-on", "never"], status: 0),
    Case(arguments: ["check", "--fail-on", "warning"], status: 1),
    Case(arguments: ["check"], status: 0, files: idle),
    Case(arguments: ["check", "--fail-on", "warning"], status: 1, files: idle),
    Case(arguments: ["check", "--fail-on", "note"], status: 1, files: idle),
    Case(arguments: ["check"], status: 0, files: ["a.txt": ""]),
    Case(arguments: ["check"], status: 0, files: ["a.swift": "import UIKit"]),
    Case(arguments: ["check", "gone"], status: 2, says: "there is no file or folder gone"),
    Case(
      arguments: ["check", "--only", "missing"], status: 2,
      says: "did you mean missing-provider, knit-missing-assembly or swinject-missing-property?"),
    Case(arguments: ["chekc"], status: 2, says: "there is no file or folder chekc, nor such a command; did you mean check?"),
    Case(arguments: ["check", "--bogus"], status: 2, says: "--bogus"),
    Case(arguments: ["check", "--config", "gone.yml"], status: 2, says: "there is no manifest gone.yml"),
    Case(arguments: ["check", "--format", "jsn"], status: 2, says: "there is no format jsn; did you mean json?"),
    Case(arguments: ["check", "--fail-on", "eror"], status: 2, says: "did you mean error?"),
    Case(arguments: ["check", "--color", "alway"], status: 2, says: "did you mean always?"),
    Case(arguments: ["check", "--jobs", "0"], status: 2, says: "--jobs must be at least 1"),
    Case(arguments: ["check", "--root", "ShopAsembly"], status: 2, says: "did you mean ShopAssembly?"),
    Case(arguments: ["check", "-o", "gone/x"], status: 2, says: "there is no folder gone"),
    Case(arguments: ["check"], status: 2, says: "dilint.yml:1:1: error: ", files: ["dilint.yml": "modles: {}\n"]),
    Case(arguments: ["explain", "mising-provider"], status: 2, says: "did you mean missing-provider?"),
    Case(arguments: ["explain", "missing-provider"], status: 0),
    Case(arguments: ["explain"], status: 2, says: "Missing expected argument"),
    Case(arguments: ["rules"], status: 0),
    Case(arguments: ["frameworks"], status: 0),
    Case(arguments: ["opaque"], status: 0),
    Case(arguments: ["--version"], status: 0),
    Case(arguments: ["--help"], status: 0),
    Case(arguments: ["help", "graph"], status: 0),
    Case(arguments: ["graph"], status: 0),
    Case(arguments: ["graph", "--format", "pgn"], status: 2, says: "did you mean png"),
    Case(arguments: ["graph", "--level", "modul"], status: 2, says: "did you mean module?"),
    Case(arguments: ["graph", "--focus", "BasketModul"], status: 2, says: "BasketModule"),
    Case(arguments: ["graph", "--svg", "--format", "dot"], status: 2, says: "contradict"),
    Case(arguments: ["graph", "--format", "dot", "-o", "x.svg"], status: 2, says: "x.svg ends like svg, but --format says dot"),
    Case(arguments: ["graph", "-o", "x.jpg"], status: 2, says: "no format is known by the ending .jpg"),
    Case(arguments: ["graph", "-o", "x.GV", "--quiet"], status: 0),
    Case(arguments: ["graph", "--depth", "2"], status: 2, says: "--focus NAME"),
    Case(arguments: ["graph", "--focus", "Basket", "--depth", "-1"], status: 2, says: "--depth must be 0 or more"),
    Case(arguments: ["graph", "--focus", "Basket", "--level", "target"], status: 2, says: "does not show “Basket”"),
    Case(arguments: ["check", "-o", "."], status: 2, says: ". is a folder; name a file"),
  ]

  @Test(arguments: cases.indices)
  func status(index: Int) async throws {
    let given = Self.cases[index]
    try await withFiles(given.files) { folder in
      let outcome = try await dilint(given.arguments, in: folder)
      #expect(outcome.status == given.status, "\(given.arguments): \(outcome.errors)")
      if let says = given.says {
        #expect(outcome.errors.contains(says), "\(given.arguments)")
        #expect(outcome.output.isEmpty, "\(given.arguments): what went wrong belongs on stderr")
      } else {
        #expect(outcome.errors.isEmpty, "\(given.arguments)")
      }
    }
  }
}
