import ArgumentParser
import Engine
import Foundation
import Model

struct WriteBaseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Write down what is found now, so that check reports only what is new.",
    discussion: """
      Example: dilint baseline --owner "Chat team" --expires 2027-06-30

      The file is dilint-baseline.yml beside the manifest, or what the manifest's `baseline` names. Owners, reasons and dates that \
      stand in it stay. Exit status: 0 written, 2 the job could not be done.
      """)

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Only take out what is no longer found; add nothing.")
  var prune = false

  @Option(
    help: "List findings from this severity on: error, warning or note. (default: warning)",
    completion: .list(Severity.allCases.map(\.rawValue)), transform: Severity.reading)
  var from: Severity = .warning

  @Option(help: "Who is to put new entries right.")
  var owner: String?

  @Option(help: "Why new entries are accepted.")
  var reason: String?

  @Option(help: "The last day on which new entries are accepted: 2027-01-31.", transform: day)
  var expires: Day?

  @Flag(help: "Print the file instead of writing it.")
  var dryRun = false

  enum Severity: String, Word { case error, warning, note }

  @Sendable static func day(_ text: String) throws -> Day {
    guard let day = Day(text) else { throw ValidationError("it is no day such as 2027-01-31") }
    return day
  }

  func validate() throws {
    if prune, owner != nil || reason != nil || expires != nil {
      throw ValidationError("--prune adds nothing, so --owner, --reason and --expires have nothing to describe")
    }
  }

  func run() throws {
    let model = Baseline.Entry(
      rule: "", about: [], owner: owner, reason: reason, expires: expires, at: Location(file: "", line: 1, column: 1))
    let update = try project.watched { job throws(Obstacle) in
      try baselineUpdate(job, from: Finding.Severity(rawValue: from.rawValue) ?? .warning, addsNew: !prune, like: model)
    }
    if dryRun {
      try writeOut(Array(update.text.utf8))
    } else {
      try Engine.write(Array(update.text.utf8), to: update.path, in: "/")
    }
    if !project.quiet { tell("dilint: \(dryRun ? "would write" : "wrote") \(words(update))") }
  }

  private func words(_ update: BaselineUpdate) -> String {
    let counted = { (count: Int) in "\(count) known finding\(count == 1 ? "" : "s")" }
    var changes: [String] = []
    if update.old != nil {
      if update.added > 0 { changes.append("\(update.added) more than before") }
      if update.gone > 0 { changes.append("\(update.gone) gone") }
      if changes.isEmpty { changes.append("none more or gone") }
    }
    let rest = changes.isEmpty ? "" : " (\(changes.joined(separator: ", ")))"
    let fresh = update.fresh > 0 ? "; \(update.fresh) more \(update.fresh == 1 ? "is" : "are") found and not listed" : ""
    let reader = Standpoint(
      root: update.root, workingDirectory: realFolder(FileManager.default.currentDirectoryPath))
    return "\(reader.shown(update.new.file)): \(counted(update.new.count))\(rest)\(fresh)"
  }
}
