import ArgumentParser
import Engine
import Foundation
import Model

struct Extract: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write down what the files of one target say, for runs with --facts.",
    usage: "dilint extract [<options>] <files> ...",
    discussion: """
      Whoever has the facts needs no sources: `dilint check --facts` joins them and says what it would say of everything. Docs/Bazel.md \
      shows how a build makes them.

      Example: dilint extract --target App App/AppDelegate.swift -o App.difacts
      """)

  @ArgumentParser.Argument(
    help: "Swift sources, and what else is read: storyboards, nibs, dilint.yml, Package.resolved. @FILE lists them.",
    completion: .file())
  var files: [String]

  @Option(help: "The target's name or label. (default: the files belong to none)")
  var target: String?

  @Option(help: "The name by which source imports it. (default: what the target's name gives)")
  var module: String?

  @Option(
    help: "What it is: \(StatedTarget.kinds.joined(separator: ", ")). (default: library)", completion: .list(StatedTarget.kinds),
    transform: Extract.kind)
  var kind = "library"

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Facts of targets that it depends on, of which only the names count.", valueName: "file"),
    completion: .file(extensions: ["difacts"]))
  var facts: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Names of targets that it depends on. (default: nobody knows)", valueName: "name"))
  var dependency: [String] = []

  @Flag(help: "It depends on no target.")
  var noDependencies = false

  @Option(
    help: ArgumentHelp("The file that describes it, for findings about the target.", valueName: "file"), completion: .file())
  var describedBy: String?

  @Option(
    help: ArgumentHelp(
      "Where paths begin. May be repeated: the deepest counts. (default: the working directory)", valueName: "folder"),
    completion: .directory)
  var root: [String] = []

  @Option(help: "Files read at a time. (default: one per processor)")
  var jobs: Int?

  @Option(name: .shortAndLong, help: "Write to this file. (default: stdout)", completion: .file())
  var output: String?

  @Sendable private static func kind(_ word: String) throws -> String {
    if StatedTarget.kinds.contains(word) { return word }
    throw ValidationError(
      "it is none of \(StatedTarget.kinds.joined(separator: ", "))\(suggestion(for: word, among: StatedTarget.kinds))")
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    if noDependencies, !dependency.isEmpty || !facts.isEmpty {
      throw ValidationError("--no-dependencies contradicts --dependency and --facts")
    }
    if target == nil, module != nil || describedBy != nil || noDependencies || !dependency.isEmpty || !facts.isEmpty {
      throw ValidationError("what is said of a target needs its name: --target NAME")
    }
  }

  func run() throws {
    let file = output == "-" ? nil : output
    if file == nil, isatty(STDOUT_FILENO) == 1 { throw Obstacle("facts are not for a terminal; name a file with -o T.difacts") }
    Crash.endAfter(ProjectOptions.usualTimeLimit)
    let here = FileManager.default.currentDirectoryPath
    let isKnown = noDependencies || !dependency.isEmpty || !facts.isEmpty
    let stated = target.map {
      StatedTarget(name: $0, module: module, kind: kind, dependencies: isKnown ? dependency : nil, description: describedBy)
    }
    var job = ExtractionJob(
      files: files, target: stated, workingDirectory: here, threads: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      version: Dilint.version)
    job.dependencies = facts
    job.roots = root
    let bytes = try extraction(job)
    if let file { try Engine.write(bytes, to: file, in: here) } else { try writeOut(bytes) }
  }
}
