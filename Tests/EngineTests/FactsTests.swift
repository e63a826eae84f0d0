import Foundation
import Model
import Rules
import Testing

@testable import Drawing
@testable import Engine
@testable import Frameworks
@testable import Reporting

/// What is extracted of targets one by one, joined where nothing else lies, is what one run over everything gives.
struct FactsTests {
  /// Fixtures that are folders.
  private static let cases = FixtureTests.cases.filter { Path.isFolder(FixtureTests.fixtures + "/" + $0) }

  private static let version = "1.2.3"

  /// Report and graph, each as JSON.
  private static func json(_ analysis: Analysis) throws -> [String] {
    let options = Reporter.Options(folder: "the project", version: version, rules: Rule.known)
    let picture = try Picture.of(
      analysis.graph, findings: analysis.report.findings, options: .init(nodeBudget: .max)
    ).get()
    let graph = try Renderer.json.bytes(.init(graph: analysis.graph, picture: picture, version: version)).get()
    return [Reporter.json.text(analysis.report, options), String(decoding: graph, as: UTF8.self)]
  }

  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { !Path.isFolder(folder + "/" + $0) }.sorted()
  }

  private static func extracted(
    _ files: [String], _ target: StatedTarget?, in folder: String, threads: Int = 1, dependencies: [String] = []
  ) throws -> [UInt8] {
    var job = ExtractionJob(files: files, target: target, workingDirectory: folder, threads: threads, version: version)
    job.dependencies = dependencies
    return try extraction(job)
  }

  /// Writes facts into a folder of their own, where nothing else lies, and joins them there.
  private static func joined(_ facts: [[UInt8]], _ change: (inout Job) -> Void = { _ in }) throws -> Analysis {
    try withFiles([:]) { folder in
      for (number, bytes) in facts.enumerated() { try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(number).difacts")) }
      var job = Job(workingDirectory: folder, threads: 2)
      job.facts = FactsInput(paths: facts.indices.map { "\($0).difacts" }, version: version)
      change(&job)
      return try analyze(job)
    }
  }

  @Test(arguments: cases)
  func joinedIsOneRun(path: String) throws {
    try withFiles([:]) { folder in
      let root = folder + "/copy"
      try FileManager.default.copyItem(atPath: FixtureTests.fixtures + "/" + path, toPath: root)
      let job = Job(workingDirectory: root)
      let whole = try Examination(job, frameworks: Framework.all, rules: nil)
      // What belongs to no target, and all that is no source, is extracted by itself.
      let targets = Dictionary(grouping: try Self.files(in: root)) { whole.targetsOfFile[$0]?.first ?? "" }
      let facts = try targets.sorted { $0.key < $1.key }.map { name, files in
        try Self.extracted(files, name.isEmpty ? nil : StatedTarget(name: name), in: root)
      }
      #expect(try Self.json(Self.joined(facts.shuffled())) == Self.json(analyze(job)))
    }
  }

  private static let library = [
    "Core/Clock.swift":
      "import Swinject\nclass Clock {}\npublic func fill(_ c: Container) { c.register(Clock.self) { _ in Clock() } }",
    "App/App.swift": """
    import Core
    import Swinject
    class Radio { init(clock: Clock, band: Int) {} }
    func start() {
      let c = Container()
      fill(c)
      c.register(Radio.self) { r in Radio(clock: r.resolve(Clock.self)!, band: r.resolve(Int.self)!) }
      _ = c.resolve(Radio.self)
    }
    """,
  ]

  /// The two targets of the library, the second of which depends on the first.
  private static func twoTargets(in folder: String) throws -> [[UInt8]] {
    let core = StatedTarget(name: "//lib:Core", module: "Core", dependencies: [])
    let app = StatedTarget(name: "//app:App", kind: "app", dependencies: ["//lib:Core"])
    return [try extracted(["Core/Clock.swift"], core, in: folder), try extracted(["App/App.swift"], app, in: folder)]
  }

  @Test func statedTargetsAreThere() throws {
    try withFiles(Self.library) { folder in
      let graph = try Self.joined(Self.twoTargets(in: folder)).graph
      #expect(graph.targets.map(\.name) == ["App", "Core"])
      #expect(graph.targets.map(\.kind) == ["app", "library"])
      #expect(graph.targets.map(\.knowledge) == [.direct, .direct])
      #expect(graph.dependencies.map { [$0.from, $0.to] } == [[0, 1]])
    }
  }

  /// As where build files are read: rules for programs only bundle what a library beside them compiles.
  @Test func theOneLibraryOfAProgramIsTheProgram() throws {
    try withFiles(Self.library) { folder in
      let core = StatedTarget(name: "//lib:Core", dependencies: [], description: "lib/BUILD")
      let code = StatedTarget(name: "//app:Code", dependencies: ["//lib:Core"], description: "app/BUILD")
      let app = StatedTarget(name: "//app:App", kind: "app", dependencies: ["//app:Code"], description: "app/BUILD")
      let other = StatedTarget(name: "//lib:App", kind: "app", dependencies: ["//lib:Core"], description: "lib/BUILD")
      func kinds(with apps: [StatedTarget]) throws -> [String] {
        let files = apps.map { ($0, [String]()) } + [(core, ["Core/Clock.swift"]), (code, ["App/App.swift"])]
        let graph = try Self.joined(files.map { try Self.extracted($1, $0, in: folder) }).graph
        return graph.targets.map { "\($0.name) \($0.kind)" }.sorted()
      }
      let one = try kinds(with: [app])
      #expect(one == ["App app", "Code app", "Core library"])
      // A name that two labels end with is no name, and a library that others use, too, stays one.
      let two = try kinds(with: [app, other])
      #expect(two == ["//app:App app", "//lib:App app", "Code app", "Core library"])
    }
  }

  @Test func importOfWhatNobodyStatedIsUndeclared() throws {
    try withFiles(Self.library) { folder in
      let core = try Self.extracted(["Core/Clock.swift"], StatedTarget(name: "Core", dependencies: []), in: folder)
      let app = { dependencies in
        try Self.extracted(["App/App.swift"], StatedTarget(name: "App", dependencies: dependencies), in: folder)
      }
      let found = { (facts: [[UInt8]]) in try Self.joined(facts).report.findings.map(\.rule).filter { $0 != "missing-provider" } }
      #expect(try found([core, app([])]) == ["undeclared-dependency"])
      #expect(try found([core, app(["Core"])]) == [])
      // Who says nothing of dependencies is asked nothing.
      #expect(try found([core, app(nil)]) == [])
    }
  }

  /// Only the name of a dependency is taken from its facts: what else changes in there changes nothing here.
  @Test func dependenciesGiveTheirNames() throws {
    try withFiles(Self.library) { folder in
      let app = { (facts: String) in
        try Self.extracted(["App/App.swift"], StatedTarget(name: "App"), in: folder, dependencies: [facts])
      }
      let files = ["Core/Clock.swift": StatedTarget(name: "Core"), "App/App.swift": StatedTarget(name: "Core")]
      let others = try files.map { file, target in try Self.extracted([file], target, in: folder) }
      var seen: Set<[UInt8]> = []
      for bytes in others {
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/Core.difacts"))
        seen.insert(try app("Core.difacts"))
      }
      #expect(seen == [try Self.extracted(["App/App.swift"], StatedTarget(name: "App", dependencies: ["Core"]), in: folder)])
    }
  }

  @Test func bytesDependOnTextsAndPathsAlone() throws {
    let files = Self.library.keys.sorted()
    var seen: Set<[UInt8]> = []
    for threads in [1, 2, 7] {
      try withFiles(Self.library) { folder in
        seen.insert(try Self.extracted(files.shuffled(), StatedTarget(name: "All"), in: folder, threads: threads))
        // Builds lay out files by links.
        try withFiles([:]) { other in
          for name in ["Core", "App"] {
            try FileManager.default.createSymbolicLink(atPath: other + "/" + name, withDestinationPath: folder + "/" + name)
          }
          seen.insert(try Self.extracted(files.map { other + "/./" + $0 }, StatedTarget(name: "All"), in: other))
        }
      }
    }
    #expect(seen.count == 1)
  }

  /// The deepest root counts, so that what is generated elsewhere has the path that it would have here.
  @Test func rootsAreCutOff() throws {
    try withFiles(["out/bin/App/Made.swift": "", "App/App.swift": ""]) { folder in
      var job = ExtractionJob(
        files: ["out/bin/App/Made.swift", "App/App.swift"], target: nil, workingDirectory: folder, threads: 1,
        version: Self.version)
      job.roots = [".", "out/bin"]
      let facts = try FactsFile(extraction(job), version: Self.version).facts
      #expect(facts.files.map(\.path) == ["App/App.swift", "App/Made.swift"])
      job.roots = ["out"]
      #expect(throws: Obstacle("App/App.swift lies outside of out; --root names the folder from which paths count")) {
        try extraction(job)
      }
    }
  }

  @Test func whatCannotBeReadIsTold() throws {
    try withFiles(Self.library) { folder in
      try Data([0x69, 0xff, 0x0a]).write(to: URL(fileURLWithPath: folder + "/Core/Odd.swift"))
      let facts = try Self.extracted(["Core/Odd.swift", "Core/Clock.swift"], nil, in: folder)
      let report = try Self.joined([facts]).report
      #expect(report.findings.map(\.message) == ["this file is left out: it is not UTF-8"])
    }
  }

  @Test func twoStatesOfOneFileAreRefused() throws {
    try withFiles(Self.library) { folder in
      let old = try Self.extracted(["App/App.swift"], nil, in: folder)
      try Data("class A {}".utf8).write(to: URL(fileURLWithPath: folder + "/App/App.swift"))
      let new = try Self.extracted(["App/App.swift"], nil, in: folder)
      #expect(throws: Obstacle("0.difacts and 1.difacts tell of two states of App/App.swift; extract both anew")) {
        try Self.joined([old, new])
      }
      #expect(try Self.joined([new, new]).report.summary.files == 1)
    }
  }

  /// Whatever a facts file holds, it is refused with one sentence or read whole.
  @Test func damageIsSeen() throws {
    try withFiles(Self.library) { folder in
      let bytes = try Self.twoTargets(in: folder)[1]
      #expect(throws: Never.self) { try FactsFile(bytes, version: Self.version) }
      func words(_ bytes: [UInt8], _ version: String = Self.version) -> String {
        do throws(FactsFile.Refusal) {
          _ = try FactsFile(bytes, version: version)
          return ""
        } catch { return error.words }
      }
      let format = FactsFile.format
      #expect(
        words(bytes, "1.2.4") == "was extracted by dilint 1.2.3 (\(format)), and this is 1.2.4 (\(format)); extract it anew")
      let line = try #require(bytes.firstIndex(of: 0x0a))
      for length in bytes.indices {
        let expected =
          length <= line ? "is no facts file; `dilint extract` writes them" : "is cut short or damaged; extract it anew"
        #expect(words(Array(bytes[..<length])) == expected)
      }
      for place in bytes.indices.dropFirst(line + 1) {
        var other = bytes
        other[place] ^= 1 << UInt8(place % 8)
        #expect(words(other) == "is cut short or damaged; extract it anew")
      }
    }
  }

  /// Whoever changes what is extracted, or how it is packed, says so by `FactsFile.format`: facts outlive the program in caches.
  @Test func formatIsThatOfItsNumber() throws {
    let text = """
      @_exported import Swinject
      protocol P { associatedtype A; var a: A { get } }
      // dilint:ignore missing-provider - later
      final class C<T>: P where T: Equatable { let a = [1: "x"]; init(_ t: T?) throws { if let t { print(t as Any, \\.a) } } }
      #if DEBUG
      func f(_ c: Container) async { c.register(C<Int>.self) { r in try! C(r.resolve(Int.self, name: "n")) }.inObjectScope(.container) }
      #endif
      """
    try withFiles(["A/B.swift": text, "A/a.json": "{}"]) { folder in
      let target = StatedTarget(name: "A", module: "M", kind: "core", dependencies: ["B"], description: "A/BUILD")
      let bytes = try Self.extracted(["A/B.swift", "A/a.json"], target, in: folder)
      let print = FactsFile.printer.fingerprint(of: bytes)
      #expect(FactsFile.format == 8)
      #expect(String(print.high, radix: 16) == "cb5f71774607b59e")
    }
  }
}
