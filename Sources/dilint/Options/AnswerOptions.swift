import Answering
import ArgumentParser
import Engine
import Model
import Reporting

/// How a question about the graph is asked and answered.
struct AnswerOptions: ParsableArguments {
  @OptionGroup var project: ProjectOptions
  @OptionGroup var output: OutputOptions

  @Option(
    help: "Format: text, json. (default: text)", completion: .list(Format.allCases.map(\.rawValue)), transform: Format.reading)
  var format: Format = .text

  enum Format: String, Word { case text, json }

  /// Reads the project, asks, and writes the answer; ends with 1 where there is nothing of the kind.
  func answer(_ ask: (Questions) -> Result<Answer, Confusion>) throws {
    let analysis = try project.analysis()
    let questions = Questions(analysis.graph)
    switch ask(questions) {
    case .success(let answer):
      let reporting = output.reporting(isQuiet: project.quiet, folder: analysis.root)
      let text =
        switch format {
        case .text: answer.text(reporting)
        case .json: answer.json(reporting)
        }
      try output.write(Array(text.utf8))
      if !answer.isFound { throw ExitCode(1) }
    case .failure(.unknown(let name)):
      let known = questions.words
      throw Obstacle(
        "nothing here is called \(name)\(suggestion(for: name, among: known))"
          + (known.isEmpty ? " (nothing was found at all)" : ""))
    case .failure(.ambiguous(let name, let several)):
      let rest = several.count > 12 ? " and \(several.count - 12) more" : ""
      throw Obstacle("\(name) may be \(several.prefix(12).joined(separator: ", "))\(rest)")
    }
  }
}
