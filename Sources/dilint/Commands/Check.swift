import ArgumentParser
import Drawing
import Engine
import Foundation
import Frameworks
import Model
import Reporting

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report what will fail when the graph is built.",
    discussion: """
      Exit status: 0 nothing found at or above --fail-on, 1 findings, 2 the job could not be done.

      Example: dilint check --fail-on warning --format text --format sarif=dilint.sarif
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var output: OutputOptions

  @Option(
    help: ArgumentHelp(
      "Format: \(Reporter.all.map(\.id).joined(separator: ", ")). May be repeated: =FILE writes to a file. "
        + "(default: text; what the service reads under GitHub Actions and GitLab)",
      valueName: "name[=file]"),
    completion: .list(Reporter.all.map(\.id)))
  var format: [String] = []

  @Option(
    help: "Exit with 1 from this severity on: error, warning, note or never. (default: error)",
    completion: .list(Threshold.allCases.map(\.rawValue)), transform: Threshold.reading)
  var failOn: Threshold = .error

  @Option(help: ArgumentHelp("Run this rule only. May be repeated.", valueName: "rule"), completion: .list(Rule.known.map(\.id)))
  var only: [String] = []

  @Option(help: ArgumentHelp("Leave this rule out. May be repeated.", valueName: "rule"), completion: .list(Rule.known.map(\.id)))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp("Take a rule for error, warning, note or off. May be repeated.", valueName: "rule=severity"),
    completion: .list(Rule.known.map(\.id)), transform: { try RuleChoice($0) })
  var rule: [RuleChoice] = []

  @Option(name: .customLong("root"), help: "Judge this root only. May be repeated.")
  var roots: [String] = []

  @Option(
    help:
      "Say what this framework's own tool would say: \(Framework.all.filter { $0.voice != nil }.map(\.id).joined(separator: ", "))."
  )
  var compat: String?

  @Option(help: ArgumentHelp("Report only what changes since this revision touch or cause.", valueName: "revision"))
  var since: String?

  @Flag(help: "Take possible findings and unreadable files for errors.")
  var strict = false

  func validate() throws {
    if since != nil { try project.refuseFacts(beside: "--since") }
  }

  enum Threshold: String, Word {
    case error, warning, note, never

    func isReached(by report: Report) -> Bool {
      guard let severity = Finding.Severity(rawValue: rawValue) else { return false }
      return report.findings.contains { $0.severity >= severity }
    }
  }

  func run() throws {
    let service = Service.current
    let destinations = try destinations(formats: format, file: output.file, service)
    let outcome = try project.watched { job throws(Obstacle) in
      var job = job
      (job.roots, job.isStrict, job.compat, job.only, job.skip, job.since) = (roots, strict, compat, only, skip, since)
      for choice in rule { job.severities[choice.id] = .some(choice.severity) }
      // Only a picture needs more than the report.
      guard destinations.contains(where: { $0.reporter.id == "markdown" }) || service.summary != nil else {
        return Outcome(try report(job))
      }
      return Outcome(try analyze(job))
    }
    // What a file cannot take is told before anything stands on stdout.
    for destination in destinations.filter({ $0.file != nil }) + destinations.filter({ $0.file == nil }) {
      try output.write(bytes(of: destination.reporter, outcome, service, to: destination.file), to: destination.file)
      if let file = destination.file, !project.quiet, isatty(Crash.errors) == 1 { tell("dilint: wrote \(file)") }
    }
    if let file = service.summary, destinations.contains(where: { $0.file == nil && $0.reporter.id == "github" }) {
      let markdown = try choice("markdown", of: "format", among: Reporter.all, id: \.id)
      append(try bytes(of: markdown, outcome, service, to: file), to: file)
    }
    if failOn.isReached(by: outcome.report) { throw ExitCode(1) }
  }

  private func bytes(of reporter: Reporter, _ outcome: Outcome, _ service: Service, to file: String?) throws -> [UInt8] {
    var options = output.reporting(isQuiet: project.quiet, folder: outcome.root, to: file)
    options.failing = Finding.Severity(rawValue: failOn.rawValue)
    options.linkBase = service.linkBase
    options.isUnfolded = !only.isEmpty
    if reporter.id == "markdown" { options.picture = outcome.graph.flatMap { chart($0, outcome.report) } }
    return Array(reporter.text(outcome.report, options).utf8)
  }
}

/// What a check found out.
private struct Outcome {
  /// The absolute path of the folder to which every path in the report is relative.
  var root: String
  var report: Report
  /// nil where nobody draws it.
  var graph: Graph?

  init(_ found: (root: String, report: Report)) { (root, report) = found }

  init(_ analysis: Analysis) { (root, report, graph) = (analysis.root, analysis.report, analysis.graph) }
}

/// A Mermaid picture of what the findings concern and what stands beside it, at the finest level at which one can take it in; nil where
/// there is nothing to show.
private func chart(_ graph: Graph, _ report: Report) -> String? {
  guard let mermaid = Renderer.all.first(where: { $0.id == "mermaid" }) else { return nil }
  for level in Picture.Level.allCases.reversed() {
    let options = Picture.Options(level: level, nodeBudget: .max, isBundled: false)
    guard let whole = try? Picture.of(graph, findings: report.findings, options: options).get(),
      let part = whole.ofTrouble, part.nodes.count <= mostBoxes,
      let bytes = try? mermaid.bytes(.init(graph: graph, picture: part, version: Dilint.version)).get()
    else { continue }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
  return nil
}

/// A comment is as wide as a hand.
private let mostBoxes = 40

/// One `--rule ID=SEVERITY`.
struct RuleChoice: Sendable {
  var id: String
  /// nil: off.
  var severity: Finding.Severity?

  init(_ word: String) throws {
    let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let words = ["error", "warning", "note", "off"]
    guard parts.count == 2 else { throw ValidationError("write RULE=\(words.joined(separator: "|")); --only RULE runs it alone") }
    guard words.contains(parts[1]) else {
      throw ValidationError("it is none of \(words.joined(separator: ", "))\(suggestion(for: parts[1], among: words))")
    }
    id = parts[0]
    severity = Finding.Severity(rawValue: parts[1])
  }
}
