import Foundation
import Frameworks
import Model
import Reading
import Reporting
import Synchronization
import Testing

@testable import Engine
@testable import Linking

/// A framework costs nothing where it is not used: verdicts, bytes and work are the same whether dilint knows it or not, and its interface
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

  @Test(arguments: cases)
  func takesTheSameWorkWithoutTheOthers(path: String) throws {
    let root = FixtureTests.fixtures + "/" + path
    let (usual, alone) = (try Work(in: root, knowing: Framework.all), try Work(in: root, knowing: spoken(in: root)))
    #expect(usual == alone)
  }

  /// Work is counted at all, and more of it where a framework is spoken.
  @Test func workIsCounted() throws {
    try withFiles(["A.swift": "import Swinject\nlet box = Container()\nbox.register(Int.self) { _ in 1 }\n"]) { root in
      let (usual, none) = (try Work(in: root, knowing: Framework.all), try Work(in: root, knowing: []))
      #expect(usual.interfaces == 1 && usual.steps > 0 && usual.followed > 0 && usual.reads > none.reads)
      #expect(none.steps == 0 && none.interfaces == 0)
    }
  }

  /// A library beside frameworks is nothing where none is spoken, and where none of its files imports it.
  @Test func companionsCostNothingByThemselves() throws {
    let text = "let box = Container()\nfinal class Pier { @Inject var number: Int }\nbox.register(Int.self) { _ in 1 }\n"
    for companion in companions {
      let file = "import \(companion.module)\n\(text)"
      for (source, count) in [(file, 0), ("import Swinject\n\(file)", 2), ("import Swinject\n\(text)", 1)] {
        try withFiles(["A.swift": source]) { root in
          let work = try Work(in: root, knowing: Framework.all)
          #expect(work.interfaces == count)
        }
      }
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

/// What is done for the sources in a folder, counted, so that no clock decides.
private struct Work: Equatable {
  /// Sources that are opened, once to be skimmed and once to be parsed.
  var reads = 0
  var interfaces = 0
  /// Times that evaluating turns to what a file says.
  var followed = 0
  /// Expressions that are evaluated.
  var steps = 0

  init(in root: String, knowing frameworks: [Framework]) throws {
    let folder = Path.isFolder(root) ? root : Path.parent(root)
    let files = Path.isFolder(root) ? try FileManager.default.subpathsOfDirectory(atPath: root).sorted() : [Path.name(root)]
    var plan = ReadingPlan(asking: frameworks)
    plan.isWhole = false
    let disk = CountingDisk()
    let read = contents(of: files.filter { $0.hasSuffix(".swift") }, root: folder, in: disk, plan: plan, threads: 1)
    reads = disk.reads.withLock { $0 }
    let digests = read.compactMap(\.digest)
    let words = vocabularies(for: digests, frameworks: frameworks, settings: [:], locks: [])
    interfaces = words.count
    guard !words.isEmpty else { return }
    var program = Program(digests: digests, vocabularies: words, written: written(by: words, for: digests))
    let turns = Turns()
    program.watch = { _ in turns.count.withLock { $0 += 1 } }
    let evaluator = Evaluator(program)
    evaluator.run()
    followed = turns.count.withLock { $0 }
    steps = evaluator.counters.steps
  }
}

private final class Turns: Sendable {
  let count = Mutex(0)
}

/// The disk, and how often it was asked for the bytes of a file.
private final class CountingDisk: FileSource {
  let reads = Mutex(0)

  func bytes(of path: String, atMost limit: Int, followsLink: Bool) -> Result<[UInt8], Door.Refusal> {
    reads.withLock { $0 += 1 }
    return Disk().bytes(of: path, atMost: limit, followsLink: followsLink)
  }

  func real(_ path: String, in folder: String) -> String? { Disk().real(path, in: folder) }
  func kind(of path: String) -> Listing.Kind? { Disk().kind(of: path) }
  func isNamed(_ path: String) -> Bool { Disk().isNamed(path) }
  func listing(of folder: String) -> Listing? { Disk().listing(of: folder) }
  func gitRoot(of path: String) -> String? { Disk().gitRoot(of: path) }
  func index(of top: String) -> GitIndex? { Disk().index(of: top) }
}
