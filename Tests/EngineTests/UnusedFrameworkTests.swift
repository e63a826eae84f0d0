import Foundation
import Frameworks
import Model
import Reading
import Reporting

import Testing

@testable import Engine

/// A framework costs nothing where it is not used: verdicts and bytes are the same whether dilint knows it or not, and its interface
/// is not read.
struct UnusedFrameworkTests {
  /// Some cases of each framework, and whole projects; which, their names say, so that a new case changes nothing for the others.
  static let cases = FixtureTests.cases.filter { path in
    let number = path.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff }
    return path.hasPrefix("Projects/") || path.hasPrefix("Rules/") && number % 5 == 0 || number % 29 == 0
  }

  @Test(arguments: cases)
  func saysTheSameWithoutTheOthers(path: String) throws {
    let root = FixtureTests.fixtures + "/" + path
    let job = Job(paths: [root], workingDirectory: FixtureTests.fixtures)
    let usual = try analyze(job)
    let spoken = try spoken(in: root)
    let alone = try analyze(job, frameworks: spoken)
    #expect(alone.graph == usual.graph)
    #expect(alone.report.findings == usual.report.findings)
    for reporter in Reporter.all where !spoken.isEmpty {
      let options = Reporter.Options()
      #expect(reporter.text(alone.report, options) == reporter.text(usual.report, options), "\(reporter.id)")
    }
  }

  /// Nothing of a framework that no file imports takes part: not even its interface, which could not be read.
  @Test func itsInterfaceIsNotRead() throws {
    let broken = Framework(
      id: "broken", name: "Broken", modules: ["Broken"], packages: ["Broken"],
      generations: [
        Generation(
          id: "broken-1", versions: "1", since: "1",
          interface: "public func register<T>(_ type: T.Type) { __provide(type: type) }",
          shapes: [], lifetimes: [:], defaultLifetime: Lifetime(name: "graph", sharing: .graph),
          policies: [(since: "1", policy: Policy(choices: [.last], duplicates: .overwrite, rings: RingPolicy(), idiom: Idiom()))])
      ])
    let text = "import Swinject\nlet c = Container()\nfunc f() { register(Int.self); c.register(Int.self) { _ in 1 } }\n"
    try withFiles(["A.swift": text]) { root in
      let job = Job(workingDirectory: root)
      let (usual, other) = try (analyze(job), analyze(job, frameworks: Framework.all + [broken]))
      #expect(usual.graph == other.graph)
    }
    let imports = Reading.digest(of: text, file: "A.swift")
    let words = vocabularies(for: [imports], frameworks: Framework.all + [broken], settings: [:], locks: [])
    #expect(words.map(\.framework) == ["swinject"])
  }

  /// What the files of a case import or annotate, with what that brings along, and what its manifest names.
  private func spoken(in root: String) throws -> [Framework] {
    let files = Path.isFolder(root) ? try FileManager.default.subpathsOfDirectory(atPath: root).map { root + "/" + $0 } : [root]
    let texts = try files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".yml") }
      .map { try String(contentsOfFile: $0, encoding: .utf8) }
    func isSaid(_ word: String) -> Bool { texts.contains { $0.contains(word) } }
    let speaks = Framework.all.filter { framework in
      framework.modules.contains { isSaid("import \($0)") } || isSaid("\(framework.id):") || isSaid("@\(framework.name)")
        || framework.generations.compactMap(\.annotations?.word).contains(where: isSaid)
    }
    let brought = Set(speaks.flatMap(\.brings))
    return Framework.all.filter { framework in
      speaks.contains { $0.id == framework.id } || brought.contains(framework.id)
    }
  }
}
