import Drawing
import Engine
import Foundation
import Model

/// How a difference is written.
enum DifferenceFormat: String, CaseIterable {
  case text, mermaid, dot, svg, png, pdf

  var isBinary: Bool { self == .png || self == .pdf }

  static func of(_ word: String?, file: String?) throws(Obstacle) -> DifferenceFormat {
    if let word { return try choice(word, of: "format for --diff", among: allCases, id: \.rawValue) }
    let ending = file.flatMap { $0.split(separator: ".").last.map { $0.lowercased() } }
    switch ending {
    case "mmd", "mermaid": return .mermaid
    case "dot", "gv": return .dot
    case let known?: return DifferenceFormat(rawValue: known) ?? .text
    case nil: return .text
    }
  }
}

extension Draw {
  /// Writes what became of the graph between two states; nothing where nothing did.
  func writeDifference(_ range: String, level: Picture.Level) async throws {
    let format = try DifferenceFormat.of(svg ? "svg" : format, file: output.file)
    if format.isBinary && output.file == nil && isatty(STDOUT_FILENO) == 1 {
      throw Obstacle(
        "\(format.rawValue) is not for a terminal; name a file with -o graph.\(format.rawValue), or redirect the output")
    }
    guard let states = try project.watched({ job throws(Obstacle) in try states(job, between: range) }) else { return }
    func picture(_ analysis: Analysis) throws -> Picture {
      let options = Picture.Options(
        level: level, nodeBudget: .max, isReduced: false, includesTests: true, isBundled: false, showsAllCode: true)
      return try Picture.of(analysis.graph, findings: analysis.report.findings, options: options)
        .mapError { Obstacle($0.description) }.get()
    }
    let difference = Difference(from: try picture(states.before), to: try picture(states.after))
    if difference.isEmpty { return }
    let title =
      "\(states.before.root.split(separator: "/").last ?? ""): \(level.rawValue)s, \(states.names.before) to \(states.names.after)"
    switch format {
    case .text: try output.write(Array(difference.text.utf8))
    case .mermaid:
      guard let text = difference.mermaid else {
        throw Obstacle("the difference has more arrows than Mermaid draws; take a coarser --level, or --format svg")
      }
      try output.write(Array(text.utf8))
    case .dot: try output.write(Array(difference.dot(title: title).utf8))
    case .svg, .png, .pdf: try output.write(try await laidOut(difference.dot(title: title), format.rawValue))
    }
    if let file = output.file, !project.quiet { tell("dilint: wrote \(file)") }
  }

  private func laidOut(_ dot: String, _ format: String) async throws -> [UInt8] {
    let result = await inChild(
      try executable(),
      arguments: [
        "layout", "--format", format, "--megabytes", String(megabytes), "--seconds", String(deadline), "--parent",
        String(getpid()),
      ], input: Array(dot.utf8))
    switch result {
    case .output(let bytes): return bytes
    case .failed(let message): throw Obstacle(message.isEmpty ? "the picture could not be drawn" : message)
    case .timeout, .crashed: throw Obstacle("Graphviz found no layout; take a coarser --level, or --format mermaid")
    }
  }
}
