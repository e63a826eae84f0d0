import Foundation
import Frameworks
import Model
import Packing
import Reporting
import Testing

@testable import Engine

/// Whatever lies in the cache, a run says the same.
struct CacheTests {
  /// All that a run says.
  struct Said: Hashable, Sendable {
    var report: String
    var graph: Graph
    var hasFiles: Bool
  }

  static func said(_ job: Job) throws -> Said {
    let analysis = try analyze(job)
    let json = Reporter.all.first { $0.id == "json" }!
    return Said(
      report: json.text(analysis.report, Reporter.Options()), graph: analysis.graph, hasFiles: analysis.report.summary.files > 0)
  }

  static func job(_ root: String, _ cache: String?) -> Job {
    var job = Job(paths: [root], workingDirectory: root, threads: 2)
    job.cache = cache.map { CachePlace(folder: $0, version: "1") }
    return job
  }

  static func files(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The only file there with that ending.
  static func file(_ ending: String = CachePlace.digestsEnding, in folder: String) throws -> String {
    let names = files(in: folder).filter { $0.hasSuffix(ending) }
    return folder + "/" + (try #require(names.count == 1 ? names[0] : nil, "\(names)"))
  }

  static func bytes(of file: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: file))) }

  @Test(arguments: FixtureTests.cases.filter { $0.hasPrefix("Projects/") })
  func coldWarmAndDamagedSayTheSame(path: String) throws {
    let root = FixtureTests.fixtures + "/" + path
    try withFiles([:]) { cache in
      let expected = try Self.said(Self.job(root, nil))
      #expect(try Self.said(Self.job(root, cache)) == expected, "cold")
      // Without sources there is nothing to keep.
      guard expected.hasFiles else { return }
      #expect(try Self.said(Self.job(root, cache)) == expected, "warm")
      // One fixture suffers here, the next there.
      try Self.damage(cache, seed: path.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
      #expect(try Self.said(Self.job(root, cache)) == expected, "damaged")
    }
  }

  static func damage(_ cache: String, seed: UInt64) throws {
    var dice = Dice(seed: seed)
    for name in files(in: cache) {
      let file = cache + "/" + name
      var bytes = try Self.bytes(of: file)
      for _ in 0..<4 { bytes[Int.random(in: bytes.indices, using: &dice)] ^= 1 << UInt8.random(in: 0..<8, using: &dice) }
      try Data(bytes).write(to: URL(fileURLWithPath: file))
    }
  }

  /// All fixtures at once, as far as the cache has a part in it: everything else follows from the digests.
  @Test(arguments: [true, false])
  func everyFileReadsTheSame(isWhole: Bool) throws {
    let found = Walk.files(under: [FixtureTests.fixtures], root: FixtureTests.fixtures, exclude: [], includesTests: true)
    var plan = ReadingPlan(asking: isWhole ? Framework.all : [])
    plan.isWhole = isWhole
    let read = { (folder: String?) -> [Digest] in
      let place = folder.map { CachePlace(folder: $0, version: "1") }
      let cache = Cache(place, root: FixtureTests.fixtures, question: plan.question)
      return contents(of: found.sources, root: FixtureTests.fixtures, plan: plan, threads: 2, cache: cache).compactMap(\.digest)
    }
    let expected = read(nil)
    #expect(expected.count > 500)
    try withFiles([:]) { cache in
      #expect(read(cache) == expected, "cold")
      #expect(read(cache) == expected, "warm")
      for seed in 0..<4 as Range<UInt64> {
        try Self.damage(cache, seed: seed)
        #expect(read(cache) == expected, "damaged \(seed)")
      }
    }
  }

  static let project = [
    "A.swift": """
    import Swinject
    class A { init(b: B) {} }
    class B {}
    let container = Container()
    func fill() { container.register(A.self) { A(b: $0.resolve(B.self)!) } }
    """,
    "C.swift": "class C {}\n",
  ]

  /// Changes what is wrong without changing how long it is.
  static func rename(in root: String) throws {
    let file = root + "/A.swift"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacingOccurrences(of: "resolve(B.self)", with: "resolve(C.self)").write(
      toFile: file, atomically: false, encoding: .utf8)
  }

  /// So that no stamp could be one of two moments.
  static func settle() { usleep(80_000) }

  @Test func aFileOfEqualSizeAndTimeIsSeen() throws {
    try withFiles(Self.project) { root in
      try withFiles([:]) { cache in
        Self.settle()
        let before = try Self.said(Self.job(root, cache))
        #expect(before.report.contains("`B`"))
        var status = stat()
        #expect(stat(root + "/A.swift", &status) == 0)
        let stamp = FileStamp(of: root + "/A.swift")
        try Self.rename(in: root)
        let date = try #require(stamp).modified
        var times = [timespec](repeating: timespec(tv_sec: date / 1_000_000_000, tv_nsec: date % 1_000_000_000), count: 2)
        #expect(utimensat(AT_FDCWD, root + "/A.swift", &times, 0) == 0)
        let after = FileStamp(of: root + "/A.swift")
        #expect(after?.modified == stamp?.modified && after?.size == stamp?.size && after?.inode == stamp?.inode)
        let said = try Self.said(Self.job(root, cache))
        #expect(said.report.contains("`C`") && said != before)
        #expect(try said == Self.said(Self.job(root, nil)))
      }
    }
  }

  /// Within one tick of the disk's clock two texts may have one stamp.
  @Test func aFileThatJustChangedIsReadAgain() throws {
    try withFiles(Self.project) { root in
      try withFiles([:]) { cache in
        for number in 0..<20 {
          try "class A { init(b: B\(number % 10)) {} }".write(toFile: root + "/A.swift", atomically: false, encoding: .utf8)
          #expect(try Self.said(Self.job(root, cache)) == Self.said(Self.job(root, nil)))
        }
      }
    }
  }

  @Test func whatIsTheSameIsNotReadAgainNorWritten() throws {
    try withFiles(Self.project) { root in
      try withFiles([:]) { folder in
        Self.settle()
        let first = try Self.said(Self.job(root, folder))
        let stamps = { Self.files(in: folder).map { FileStamp(of: folder + "/" + $0) } }
        let written = stamps()
        #expect(written.count == 2)
        // What cannot be read shows what is not read.
        let cache = try #require(Cache(Self.job(root, folder).cache, root: root, question: Self.question))
        let stamp = try #require(FileStamp(of: root + "/A.swift"))
        let known = try #require(cache.known("A.swift", stamp))
        let digest: Digest? = cache.value(CacheRecord.Key(text: known.text, kind: .digest))
        #expect(digest?.declarations.map(\.name).prefix(2) == ["A", "init"])
        #expect(try Self.said(Self.job(root, folder)) == first)
        #expect(stamps() == written)
        // Two threads may have skimmed one file more than the run before did.
        let glance = CacheRecord.Key(text: cache.file("D.swift", stamp, [1]).text, kind: .glance)
        let asked = Cache.Finding(file: known, record: CacheRecord.Key(text: known.text, kind: .digest))
        cache.keep([asked], aside: [Cache.Finding(file: known, record: glance, made: [1])])
        #expect(stamps() == written)
        cache.keep([asked, Cache.Finding(file: known, record: glance, made: [1])])
        #expect(stamps() != written)
      }
    }
  }

  /// A branch that is left and come back to finds its files again, and so does a copy with other times.
  @Test func textsAreKnownByWhatTheySay() throws {
    try withFiles(Self.project) { root in
      try withFiles([:]) { folder in
        Self.settle()
        _ = try Self.said(Self.job(root, folder))
        try Self.rename(in: root)
        Self.settle()
        _ = try Self.said(Self.job(root, folder))
        let cache = try #require(Cache(Self.job(root, folder).cache, root: root, question: Self.question))
        let stamp = try #require(FileStamp(of: root + "/C.swift"))
        let file = cache.file("A.swift", stamp, Array(Self.project["A.swift"]!.utf8))
        let digest: Digest? = cache.value(CacheRecord.Key(text: file.text, kind: .digest))
        #expect(digest != nil)
      }
    }
  }

  /// Another program, another question: nothing of the cache is used.
  @Test func whatAnotherMadeIsOfNoUse() throws {
    try withFiles(Self.project) { root in
      try withFiles([:]) { folder in
        Self.settle()
        _ = try Self.said(Self.job(root, folder))
        let stamp = try #require(FileStamp(of: root + "/A.swift"))
        let own = CachePlace(folder: folder, version: "1")
        #expect(Cache(own, root: root, question: Self.question)?.known("A.swift", stamp) != nil)
        #expect(Cache(own, root: root, question: ["other"])?.known("A.swift", stamp) == nil)
        let other = CachePlace(folder: folder, version: "2")
        #expect(Cache(other, root: root, question: Self.question)?.known("A.swift", stamp) == nil)
      }
    }
  }

  /// What the engine asks of files when it runs with all frameworks.
  static let question = ReadingPlan(asking: Framework.all).question

  @Test(arguments: [CachePlace.digestsEnding, CachePlace.graphEnding])
  func whateverLiesThereInstead(ending: String) throws {
    try withFiles(Self.project) { root in
      try withFiles([:]) { cache in
        Self.settle()
        let expected = try Self.said(Self.job(root, cache))
        let file = try Self.file(ending, in: cache)
        let whole = try Self.bytes(of: file)
        let others = [[], Array("{}".utf8), Array(whole.prefix(8)), whole + [0], [UInt8](repeating: 0xff, count: 5000)]
        for bytes in others + stride(from: 9, to: whole.count, by: 97).map({ Array(whole.prefix($0)) }) {
          try Data(bytes).write(to: URL(fileURLWithPath: file))
          #expect(try Self.said(Self.job(root, cache)) == expected)
          let now = try Self.bytes(of: file)
          #expect(
            ending == CachePlace.graphEnding ? now.count == whole.count : CacheFile(now) != nil, "a good one is in its place")
        }
        // Nothing can be written, and nothing is.
        unlink(file)
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
        #expect(try Self.said(Self.job(root, cache)) == expected)
      }
    }
  }

  @Test func severalAtATimeDoNotDisturbOneAnother() throws {
    try withFiles(Self.project) { root in
      try withFiles([:]) { cache in
        let expected = try Self.said(Self.job(root, nil))
        let said = inParallel(24, threads: 6) { number, _ in
          if number % 5 == 0 { for name in Self.files(in: cache) where number % 10 == 0 { unlink(cache + "/" + name) } }
          return try? Self.said(Self.job(root, cache))
        }
        #expect(said.allSatisfy { $0 == expected })
        #expect(Self.files(in: cache).allSatisfy { !$0.hasPrefix(".") })
      }
    }
  }

  @Test func whatRunsLeftThatWereKilledGoesAway() throws {
    try withFiles(Self.project) { root in
      try withFiles([
        ".dilint-old": "", ".dilint-new": "", "other": "", "gone-1.digests": "", "kept-1.digests": "", "gone-1.graph": "",
      ]) { cache in
        let days = { (count: Int) in [timespec](repeating: timespec(tv_sec: time(nil) - count * 86_400, tv_nsec: 0), count: 2) }
        for (name, age) in [
          (".dilint-old", 2), ("other", 1000), ("gone-1.digests", 100), ("gone-1.graph", 100), ("kept-1.digests", 50),
        ] {
          #expect(utimensat(AT_FDCWD, cache + "/" + name, days(age), 0) == 0)
        }
        _ = try Self.said(Self.job(root, cache))
        let left = Self.files(in: cache)
        #expect(left.count == 5 && Set(left).isSuperset(of: [".dilint-new", "other", "kept-1.digests"]), "\(left)")
      }
    }
  }
}
