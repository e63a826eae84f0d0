import ArgumentParser
import Engine
import Foundation

/// What to read and how.
struct ProjectOptions: ParsableArguments {
  @Argument(help: "Files and folders to check. (default: the working directory)", completion: .file(extensions: ["swift"]))
  var paths: [String] = []

  @Option(help: "Use this manifest instead of the nearest dilint.yml.", completion: .file(extensions: ["yml"]))
  var config: String?

  @Flag(help: "Read test sources too.")
  var includeTests = false

  @Option(help: "Read this many files at a time. (default: one per processor)")
  var jobs: Int?

  @Flag(name: .shortAndLong, help: "Print the result and nothing else: no summary, no notes, no timing.")
  var quiet = false

  @Flag(help: "Where dilint itself breaks, print what the system and the libraries say of it.")
  var debug = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1") }
  }

  /// Reads and judges; tells on stderr how long it took.
  func analysis(roots: [String] = [], isStrict: Bool = false, compat: String? = nil) throws -> Analysis {
    let start = ContinuousClock.now
    var job = Job(
      paths: paths, config: config, workingDirectory: FileManager.default.currentDirectoryPath, includesTests: includeTests,
      roots: roots, isStrict: isStrict, threads: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    job.compat = compat
    let analysis = try analyze(job)
    if !quiet && isatty(Crash.errors) == 1 {
      let seconds = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
      let files = analysis.report.summary.files
      tell("dilint: \(files) Swift file\(files == 1 ? "" : "s") in \(String(format: "%.2f", seconds)) s")
    }
    return analysis
  }
}
