import ArgumentParser
import Engine
import Foundation
import Model
import Reporting

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Look at a project for the first time and write a short dilint.yml.",
    discussion: """
      Example: dilint init --baseline

      Shows the frameworks, targets, assemblies and roots that were found, and what was not understood. Exit status: 0 written, \
      2 the job could not be done.
      """)

  @ArgumentParser.Argument(help: "The folder of the project. (default: the working directory)", completion: .directory)
  var folder: String?

  @Flag(help: "Print the manifest instead of writing it.")
  var dryRun = false

  @Flag(help: "Write down what is found today as known, too, so that the first check is green.")
  var baseline = false

  @Flag(help: "Replace a dilint.yml, or a baseline, that is there.")
  var force = false

  func run() throws {
    let path = folder ?? "."
    let job = Job(
      paths: folder.map { [$0] } ?? [], workingDirectory: FileManager.default.currentDirectoryPath,
      threads: ProcessInfo.processInfo.activeProcessorCount)
    let manifest = path + "/dilint.yml"
    if !dryRun, !force, isThere(manifest) { throw Obstacle("\(shown(manifest)) is there already; --force replaces it") }
    let seen = try initiation(job)
    let errors = seen.report.findings.count { $0.severity == .error }
    let grave = seen.report.findings.count { $0.severity >= .warning }
    var options = Reporter.Options(folder: seen.folder)
    options.workingDirectory = realFolder(FileManager.default.currentDirectoryPath)
    let lines = SurveyText.of(seen.survey, seen.report, options).joined(separator: "\n")
    if dryRun {
      try writeOut(Array(seen.text.utf8))
      return tell(lines)
    }
    try writeOut(Array((lines + "\n").utf8))
    try Engine.write(Array(seen.text.utf8), to: seen.folder + "/dilint.yml", in: "/")
    tell("dilint: wrote \(shown(manifest))")
    if baseline, grave > 0 {
      let update = try baselineUpdate(job, from: .warning, addsNew: true)
      if update.old != nil, !force { throw Obstacle("\(options.shown(update.new.file)) is there already; --force adds to it") }
      try Engine.write(Array(update.text.utf8), to: update.path, in: "/")
      tell("dilint: wrote \(options.shown(update.new.file)) with \(grave) known finding\(grave == 1 ? "" : "s")")
    } else if errors > 0 {
      tell("dilint: `dilint baseline` writes down what is found today, so that `dilint check` fails only for what is new")
    }
  }

  private func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private func shown(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
}
