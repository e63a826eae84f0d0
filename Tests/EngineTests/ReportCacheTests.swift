import Foundation
import Model
import Reporting
import Testing

@testable import Engine

/// The report of the last run is said again while nothing has changed that it hangs on, and never after.
struct ReportCacheTests {
  /// What a check says, and whether it read anything for that.
  private static func said(_ root: String, _ cache: String?) -> (text: String, isKept: Bool) {
    var job = CacheTests.job(root, cache)
    let progress = RunProgress()
    job.progress = progress
    do {
      let found = try report(job)
      let isKept = !progress.timings.contains { $0.phase == .reading }
      return (Reporter.all.first { $0.id == "json" }!.text(found.report, Reporter.Options()), isKept)
    } catch {
      return ("\(error)", false)
    }
  }

  /// Projects with a description of their build, a manifest, lock files.
  @Test(arguments: ["Lending", "Bakery", "MuseumGuide", "Observatory", "NightTrain"])
  func whateverChangesIsSeen(name: String) throws {
    var dice = Dice(seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    try withFiles([".git/HEAD": "", ".gitignore": "*.orig\n", "Extra/Made.swift": "import Foundation\n"]) { root in
      let source = FixtureTests.fixtures + "/Projects/" + name
      for entry in try FileManager.default.contentsOfDirectory(atPath: source) {
        try FileManager.default.copyItem(atPath: source + "/" + entry, toPath: root + "/" + entry)
      }
      try withFiles([:]) { cache in
        var changes: [String] = []
        var read = 0
        for _ in 0..<14 {
          CacheTests.settle()
          let (first, again, plain) = (Self.said(root, cache), Self.said(root, cache), Self.said(root, nil))
          #expect(first.text == plain.text && again.text == plain.text, "after \(changes)")
          // What is ignored may change, and nothing is read.
          read += first.isKept ? 0 : 1
          // What ends in a complaint is not kept.
          #expect(again.isKept || !plain.text.hasPrefix("{"), "after \(changes)")
          changes.append(try Self.change(root, &dice))
        }
        #expect(read > 7, "\(changes)")
      }
    }
  }

  /// Changes a file, takes one away, moves one, or adds one; says what was done.
  private static func change(_ root: String, _ dice: inout Dice) throws -> String {
    let files = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).sorted().filter {
      let name = ($0 as NSString).lastPathComponent
      return Path.isRegular(root + "/" + $0) && !$0.hasPrefix(".git/") && !name.hasSuffix(".md")
    }
    // What describes builds and what is ignored is rarer than sources, and weighs more.
    let rare = files.filter { !$0.hasSuffix(".swift") }
    let file = (Bool.random(using: &dice) && !rare.isEmpty ? rare : files).randomElement(using: &dice)!
    let path = root + "/" + file
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let stem = (file as NSString).lastPathComponent
    switch Int.random(in: 0..<6, using: &dice) {
    case 0:
      unlink(path)
      return "\(file) taken away"
    case 1:
      rename(path, path + ".orig")
      return "\(file) renamed"
    case 2:
      let folder = root + "/Moved\(Int.random(in: 0..<3, using: &dice))"
      mkdir(folder, 0o755)
      rename(path, folder + "/" + stem)
      return "\(file) moved"
    case 3:
      try "*\(stem)\nMoved1\n".write(toFile: root + "/.gitignore", atomically: false, encoding: .utf8)
      return "\(file) ignored"
    case 4:
      // As many bytes, and other ones.
      try Data(bytes.dropFirst() + [0x0a]).write(to: URL(fileURLWithPath: path))
      return "\(file) changed"
    default:
      try "import Foundation\nfinal class Added\(changesOf(bytes)) {}\n".write(
        toFile: root + "/Added\(changesOf(bytes)).swift", atomically: true, encoding: .utf8)
      return "a file added"
    }
  }

  private static func changesOf(_ bytes: Data) -> Int { bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff } }

  /// Who asks something else, or with another program, is not told the same.
  @Test func anotherQuestionIsAnotherReport() throws {
    try withFiles(CacheTests.project) { root in
      try withFiles([:]) { folder in
        CacheTests.settle()
        let job = CacheTests.job(root, folder)
        let isKept = { (job: Job) in
          var job = job
          let progress = RunProgress()
          job.progress = progress
          _ = try report(job)
          return !progress.timings.contains { $0.phase == .reading }
        }
        var others = [job, job, job, job, job]
        others[0].isStrict = true
        others[1].skip = ["missing-provider"]
        others[2].today = Day("2199-01-01")!
        others[3].paths = [root + "/A.swift"]
        others[4].cache = CachePlace(folder: folder, version: "2")
        for other in others {
          _ = try isKept(job)
          #expect(try isKept(job))
          #expect(try !isKept(other))
        }
        // How many threads read makes no difference.
        _ = try isKept(job)
        var parallel = job
        parallel.threads = 7
        #expect(try isKept(parallel))
      }
    }
  }

  /// A report that is written beside the sources moves the time of their folder, and what lies there is what lay there.
  @Test func writingTheReportBesideTheSourcesChangesNothing() throws {
    try withFiles(CacheTests.project.merging(["out.json": ""]) { first, _ in first }) { root in
      try withFiles([:]) { cache in
        CacheTests.settle()
        let first = Self.said(root, cache)
        _ = try write(Array(first.text.utf8), to: "out.json", in: root)
        let again = Self.said(root, cache)
        #expect(again.isKept && again.text == first.text)
      }
    }
  }

  @Test func whatIsDamagedIsAsIfItWereNotThere() throws {
    try withFiles(CacheTests.project) { root in
      try withFiles([:]) { cache in
        CacheTests.settle()
        let first = Self.said(root, cache)
        for seed in 0..<6 as Range<UInt64> {
          #expect(Self.said(root, cache).isKept)
          try CacheTests.damage(cache, seed: seed)
          let said = Self.said(root, cache)
          #expect(!said.isKept && said.text == first.text)
        }
      }
    }
  }
}
