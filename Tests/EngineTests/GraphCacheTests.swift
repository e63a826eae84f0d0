import Foundation
import Linking
import Model
import Testing

@testable import Engine

/// The graph of the last run answers for linking where linking is handed the same, and nowhere else.
struct GraphCacheTests {
  /// What is linked hangs on more than sources.
  @Test func theGraphIsOfAllThatIsLinked() throws {
    let changes: [(String, [String: String])] = [
      ("manifest", ["dilint.yml": "version: 1\nexternal:\n  - type: B\n"]),
      ("build", ["Package.swift": Self.package]),
      ("another file", ["B.swift": "import Swinject\nfunc more() { container.register(B.self) { _ in B() } }\n"]),
    ]
    for (what, files) in changes {
      try withFiles(CacheTests.project) { root in
        try withFiles([:]) { cache in
          let before = try CacheTests.said(CacheTests.job(root, cache))
          for (name, text) in files { try text.write(toFile: root + "/" + name, atomically: false, encoding: .utf8) }
          let after = try CacheTests.said(CacheTests.job(root, cache))
          #expect(after != before, "\(what)")
          #expect(try after == CacheTests.said(CacheTests.job(root, nil)), "\(what)")
          for name in files.keys { unlink(root + "/" + name) }
          #expect(try CacheTests.said(CacheTests.job(root, cache)) == before, "\(what)")
        }
      }
    }
  }

  static let package = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "P", path: ".")])
    """

  /// What lies there is taken at its word, if it answers the same question.
  @Test func whatWasLinkedIsNotLinkedAgain() throws {
    try withFiles(CacheTests.project) { root in
      try withFiles([:]) { folder in
        let place = CacheTests.job(root, folder).cache
        var program = Program(digests: [], vocabularies: [])
        var linked = 0
        let graph = {
          GraphCache(place, root: root)?.graph(program, Declared(), TargetFacts(), Limits()) {
            linked += 1
            var graph = Graph()
            graph.coverage.needs.understood = linked
            return graph
          }
        }
        let first = graph()
        #expect(first != nil && graph() == first && linked == 1)
        program.flags = ["DEBUG"]
        #expect(graph() != first && linked == 2)
        #expect(graph() != first && linked == 2)
      }
    }
  }
}
