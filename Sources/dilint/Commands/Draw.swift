import ArgumentParser
import Drawing
import Engine
import Foundation
import Model

struct Draw: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Draw the graph, or write it for other programs.",
    discussion: """
      svg, png and pdf are pictures; mermaid is for Markdown, dot, d2 and graphml are for graph tools, json holds the whole graph.

      Example: dilint graph --svg -o graph.svg
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var output: OutputOptions

  @Option(
    help: "Format: \(Renderer.all.map(\.id).joined(separator: ", ")). (default: by the name after -o, else dot)",
    completion: .list(Renderer.all.map(\.id)))
  var format: String?

  @Flag(help: "The same as --format svg.")
  var svg = false

  @Option(
    help: """
      How fine: \(Picture.Level.allCases.map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ")). \
      (default: module; with --focus the one that shows NAME)
      """,
    completion: .list(Picture.Level.allCases.map(\.rawValue)), transform: Picture.Level.reading)
  var level: Picture.Level?

  @Option(
    help: ArgumentHelp("Draw only this name, marked, and its neighbourhood: a group, root, target or type.", valueName: "name"))
  var focus: String?

  @Option(parsing: .unconditional, help: "How many arrows --focus reaches. (default: 1)")
  var depth: Int?

  @Flag(help: "Draw the arrows that a longer way implies as well.")
  var allEdges = false

  @Option(
    help: ArgumentHelp(
      "Draw coarser past so many; 0: never. (default: \(Picture.Options.readable))",
      valueName: "number"))
  var maxBoxes: Int?

  @Option(
    help: ArgumentHelp(
      """
      Where boxes of an SVG link to: a text with {path}, {file} (from the project's folder), {line} and {column}; \
      empty for no links. (default: \(Picture.LinkTemplate.file))
      """, valueName: "template"))
  var linkTemplate: String?

  @Option(
    help: ArgumentHelp(
      "Show what changed, A..B or since A: text, mermaid, dot, svg, png, pdf. (default: text)", valueName: "revs"))
  var diff: String?

  @Option(help: "Seconds that a layout may take.")
  var deadline = 20.0

  @Option(help: ArgumentHelp("How much memory a layout may take.", visibility: .hidden))
  var megabytes: UInt64 = 4096

  func validate() throws {
    if diff != nil { try project.refuseFacts(beside: "--diff") }
    if diff != nil && focus != nil {
      throw ValidationError("--diff shows the neighbourhood of what changed, so --focus adds nothing")
    }
    if let depth, depth < 0 { throw ValidationError("--depth must be 0 or more") }
    if depth != nil && focus == nil { throw ValidationError("--depth says how far --focus NAME reaches; name what to draw") }
    guard deadline > 0, deadline <= 86_400 else {
      throw ValidationError("--deadline must be more than 0 and at most 86400 seconds")
    }
    if let maxBoxes, maxBoxes < 0 { throw ValidationError("--max-boxes must be 0 or more") }
    if let linkTemplate, Picture.LinkTemplate(linkTemplate, folder: "/") == nil {
      throw ValidationError("--link-template \(linkTemplate) has braces around something other than path, file, line or column")
    }
    if svg && format != nil && format != "svg" {
      throw ValidationError("--svg and --format \(format ?? "") contradict one another")
    }
  }

  func run() async throws {
    if let diff { return try await writeDifference(diff, level: level ?? .module) }
    let renderer = try renderer()
    if renderer.isBinary && output.file == nil && isatty(STDOUT_FILENO) == 1 {
      throw Obstacle(
        "\(renderer.id) is not for a terminal; name a file with -o graph.\(renderer.fileExtension), or redirect the output")
    }
    let analysis = try project.analysis()
    try output.write(try await bytes(renderer, analysis))
    if let file = output.file, !project.quiet { tell("dilint: wrote \(file)") }
  }

  /// What follows the last dot of the file's name, in small letters.
  private var ending: String? {
    let name = output.file?.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
  }

  private var ofEnding: Renderer? { Renderer.all.first { $0.fileExtension == ending } }

  private func renderer() throws -> Renderer {
    if let word = svg ? "svg" : format {
      let renderer = try choice(word, of: "format", among: Renderer.all, id: \.id)
      if let other = ofEnding, other.id != renderer.id {
        throw Obstacle("\(output.file ?? "") ends like \(other.id), but --format says \(renderer.id)")
      }
      return renderer
    }
    guard let ending, ending != "gv" else { return try choice("dot", of: "format", among: Renderer.all, id: \.id) }
    if let renderer = ofEnding { return renderer }
    let known = Renderer.all.map { ".\($0.fileExtension)" }.joined(separator: ", ")
    throw Obstacle("no format is known by the ending .\(ending) (but \(known)); name one with --format")
  }

  private func bytes(_ renderer: Renderer, _ analysis: Analysis) async throws -> [UInt8] {
    var level = level ?? .fitting(analysis.graph, focus: focus)
    while true {
      let picture = try picture(analysis, level, renderer)
      let input = Renderer.Input(graph: analysis.graph, picture: picture, version: Dilint.version)
      if !project.quiet { warn(of: input, renderer, analysis) }
      guard case .layout(let format) = renderer.work else {
        return try renderer.bytes(input).mapError { Obstacle($0.description) }.get()
      }
      let result = await inChild(
        try executable(),
        arguments: [
          "layout", "--format", format, "--megabytes", String(megabytes), "--seconds", String(deadline), "--parent",
          String(getpid()),
        ], input: Layout.input(of: picture.dots))
      let trouble: String
      switch result {
      case .output(let bytes): return bytes
      case .failed(let message): throw Obstacle(message.trimmed.isEmpty ? "the picture could not be drawn" : message.trimmed)
      case .timeout: trouble = "Graphviz found no layout within \(formatted(deadline)) seconds"
      case .crashed: trouble = "Graphviz failed on a picture of \(picture.nodes.count) boxes"
      }
      guard focus == nil, let coarser = level.coarserOne, try !self.picture(analysis, coarser, renderer).nodes.isEmpty else {
        throw Obstacle("\(trouble); draw a part with --focus NAME, allow more with --deadline, or take --format dot")
      }
      complain("\(trouble); drawing it by \(coarser.rawValue) instead of by \(level.rawValue)")
      level = coarser
    }
  }

  /// What the picture does not show, on stderr, where it is heard without looking at it.
  private func warn(of input: Renderer.Input, _ renderer: Renderer, _ analysis: Analysis) {
    let picture = input.picture
    if picture.nodes.isEmpty {
      complain(picture.caption.last ?? "there is nothing to draw")
      let reader = output.reporting(isQuiet: project.quiet, folder: analysis.root)
      analysis.report.remarks.forEach { complain($0.text(reader.shown)) }
    }
    guard !renderer.isForPrograms else { return }
    picture.notices.forEach { complain($0) }
    if let notice = renderer.notice(input) { complain(notice) }
    if let level, let twin = picture.twin {
      complain("--level \(level.rawValue) and \(twin.rawValue) give the same picture here")
    }
  }

  private func picture(_ analysis: Analysis, _ level: Picture.Level, _ renderer: Renderer) throws -> Picture {
    let isForPrograms = renderer.isForPrograms
    // Where a picture says nothing of links, only those that are opened from where they were made have them.
    let template = linkTemplate ?? (renderer.id == "svg" ? Picture.LinkTemplate.file : "")
    var options = Picture.Options(
      level: level, focus: focus, depth: depth ?? 1, isReduced: !allEdges && !isForPrograms,
      includesTests: project.includeTests, isBundled: !isForPrograms,
      project: analysis.root.split(separator: "/").last.map(String.init),
      links: template.isEmpty ? nil : Picture.LinkTemplate(template, folder: analysis.root))
    if let maxBoxes { options.nodeBudget = maxBoxes == 0 ? .max : maxBoxes }
    if isForPrograms { options.nodeBudget = .max }
    return try Picture.of(analysis.graph, findings: analysis.report.findings, options: options)
      .mapError { Obstacle($0.description) }.get()
  }

  private func formatted(_ seconds: Double) -> String { seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds) }
}

extension Picture.Level: Word {
  /// The next coarser level.
  var coarserOne: Picture.Level? {
    let levels = Picture.Level.allCases
    return levels.firstIndex(of: self).flatMap { $0 > 0 ? levels[$0 - 1] : nil }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// The file of this very program.
func executable() throws -> String {
  #if os(Linux)
  if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") { return path }
  #endif
  guard let path = Bundle.main.executablePath else { throw Obstacle("dilint does not find its own program file") }
  return path
}
