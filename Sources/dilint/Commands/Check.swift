import ArgumentParser
import Engine
import Foundation
import Frameworks
import Model
import Reporting

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Report what will fail when the graph is built. (default)")

  @OptionGroup var project: ProjectOptions
  @OptionGroup var output: OutputOptions

  @Option(
    help: "Format: \(Reporter.all.map(\.id).joined(separator: ", ")). (default: text; github in a step of GitHub Actions)",
    completion: .list(Reporter.all.map(\.id)))
  var format: String?

  @Option(
    help: "Exit with 1 from this severity on: error, warning, note or never.",
    completion: .list(Threshold.allCases.map(\.rawValue)), transform: Threshold.reading)
  var failOn: Threshold = .error

  @Option(name: .customLong("root"), help: "Judge this root only. May be repeated.")
  var roots: [String] = []

  @Option(
    help:
      "Say what this framework's own tool would say: \(Framework.all.filter { $0.voice != nil }.map(\.id).joined(separator: ", "))."
  )
  var compat: String?

  @Flag(help: "Take possible findings and unreadable files for errors.")
  var strict = false

  enum Threshold: String, Word {
    case error, warning, note, never

    func isReached(by report: Report) -> Bool {
      guard let severity = Finding.Severity(rawValue: rawValue) else { return false }
      return report.findings.contains { $0.severity >= severity }
    }
  }

  /// What nobody chose: annotations where they are understood. They mean nothing in a file.
  private var usualFormat: String {
    ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" && output.file == nil ? "github" : "text"
  }

  func run() throws {
    let reporter = try choice(format ?? usualFormat, of: "format", among: Reporter.all, id: \.id)
    let analysis = try project.analysis(roots: roots, isStrict: strict, compat: compat)
    let text = reporter.text(analysis.report, output.reporting(isQuiet: project.quiet, folder: analysis.root))
    try output.write(Array(text.utf8))
    if failOn.isReached(by: analysis.report) { throw ExitCode(1) }
  }
}
