import ArgumentParser
import Engine
import Foundation

/// What to read and how.
struct ProjectOptions: ParsableArguments {
  /// In seconds.
  static let usualTimeLimit = 1800.0

  @Argument(help: "Files and folders to check. (default: the working directory)", completion: .file(extensions: ["swift"]))
  var paths: [String] = []

  @Option(help: "Use this manifest instead of the nearest dilint.yml.", completion: .file(extensions: ["yml"]))
  var config: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Read these, which dilint extract wrote, in place of sources. @FILE lists them.", valueName: "file"),
    completion: .file(extensions: ["difacts"]))
  var facts: [String] = []

  @Flag(help: "Read test sources too.")
  var includeTests = false

  @Option(help: "Files read at a time. (default: one per processor)")
  var jobs: Int?

  @Option(help: ArgumentHelp("Give up after so long, and say at what.", valueName: "seconds", visibility: .hidden))
  var timeLimit = Self.usualTimeLimit

  @Option(
    help: ArgumentHelp(
      "Keep what was read here for later runs. (default: dilint in the platform's folder for caches)", valueName: "folder"),
    completion: .directory)
  var cachePath: String?

  @Flag(help: "Read every file anew, and keep nothing of it.")
  var noCache = false

  @Flag(name: .shortAndLong, help: "Print the result only: no summary, no notes.")
  var quiet = false

  @Flag(help: "Print on stderr how long each phase took.")
  var timings = false

  @Flag(
    help: ArgumentHelp("Where dilint itself breaks, print what the system says of it.", visibility: .hidden))
  var debug = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    guard timeLimit > 0, timeLimit <= 604_800 else {
      throw ValidationError("--time-limit must be more than 0 and at most 604800 seconds")
    }
    if noCache, cachePath != nil { throw ValidationError("--no-cache and --cache-path contradict one another") }
  }

  /// Facts are of one state, and what asks for two states reads the repository.
  func refuseFacts(beside option: String) throws {
    if !facts.isEmpty { throw ValidationError("--facts are of one state, so \(option) has nothing to compare them with") }
  }

  /// Reads and judges; tells on stderr how long it took.
  func analysis(roots: [String] = [], isStrict: Bool = false, compat: String? = nil, _ change: (inout Job) -> Void = { _ in })
    throws -> Analysis
  {
    try watched { job throws(Obstacle) in
      var job = job
      (job.roots, job.isStrict, job.compat) = (roots, isStrict, compat)
      change(&job)
      return try analyze(job)
    }
  }

  /// Does some work on the project and tells on stderr how far it is and how long it took.
  func watched<Result>(_ work: (Job) throws(Obstacle) -> Result) throws(Obstacle) -> Result {
    Crash.endAfter(timeLimit)
    let progress = RunProgress()
    var job = Job(
      paths: paths, config: config, workingDirectory: FileManager.default.currentDirectoryPath, includesTests: includeTests,
      threads: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    job.progress = progress
    if !facts.isEmpty { job.facts = FactsInput(paths: facts, version: Dilint.version) }
    job.cache = try cachePlace
    let isWatched = !quiet && isatty(Crash.errors) == 1
    let line = isWatched ? ProgressLine(progress) : nil
    defer {
      line?.end()
      if timings {
        let parts = progress.timings.filter { $0.phase != .starting }
        for part in parts { tell("dilint: " + part.phase.rawValue + String(format: " %.3f s", part.seconds)) }
      }
    }
    return try work(job)
  }

  private var cachePlace: CachePlace? {
    get throws(Obstacle) {
      if noCache { return nil }
      guard let cachePath else {
        return .usual(version: Dilint.version, environment: ProcessInfo.processInfo.environment)
      }
      return try .named(cachePath, version: Dilint.version, in: FileManager.default.currentDirectoryPath)
    }
  }
}
