import ArgumentParser
import Engine
import Foundation
import Model
import Reporting

struct AffectedUnits: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "affected", abstract: "List what a change affects, with owners: for choosing tests and reviewers.",
    discussion: """
      Example: dilint affected --since origin/main --format json

      `changed` is what the change itself is part of, `directly` what depends on that, `indirectly` what depends on it further up. \
      Owners are those of the manifest and of CODEOWNERS.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "The revision from which changes count: a branch, tag or commit.")
  var since: String

  @Option(
    help: "Format: text, json. (default: text)", completion: .list(Format.allCases.map(\.rawValue)), transform: Format.reading)
  var format: Format = .text

  func validate() throws { try project.refuseFacts(beside: "--since") }

  enum Format: String, Word { case text, json }

  func run() throws {
    var folder = ""
    let found = try project.watched { job throws(Obstacle) in
      let result = try affected(job, since: since)
      folder = result.root
      return result.affected
    }
    let options = output.reporting(isQuiet: project.quiet, folder: folder)
    let text =
      switch format {
      case .text: AffectedText.text(found, options)
      case .json: AffectedText.json(found, options)
      }
    try output.write(Array(text.utf8))
  }
}
