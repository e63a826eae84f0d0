import ArgumentParser
import Engine
import Reporting

struct OpaquePlaces: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "opaque", abstract: "List the places that were not understood, and why.",
    usage: "dilint opaque [<options>] [<paths> ...]",
    discussion: "Example: dilint opaque --format json")

  @OptionGroup var project: ProjectOptions
  @OptionGroup var output: OutputOptions

  @Option(
    help: "Format: text, json. (default: text)", completion: .list(Format.allCases.map(\.rawValue)), transform: Format.reading)
  var format: Format = .text

  enum Format: String, Word { case text, json }

  func run() throws {
    let analysis = try project.analysis()
    let options = output.reporting(isQuiet: project.quiet, folder: analysis.root)
    let text =
      switch format {
      case .text: OpaqueList.text(analysis.report, options)
      case .json: OpaqueList.json(analysis.report, options)
      }
    try output.write(Array(text.utf8))
  }
}
