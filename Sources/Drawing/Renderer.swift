import Model

/// A format in which a graph is drawn or written.
public struct Renderer: Sendable {
  /// The word after `--format`.
  public var id: String
  /// What it is for, in half a sentence.
  public var summary: String
  /// Without a dot.
  public var fileExtension: String
  /// Not text: nothing that a terminal should be given.
  public var isBinary: Bool
  /// Nobody looks at it: nothing is left out for the sake of the eye.
  public var isForPrograms: Bool
  public var work: Work
  /// What the format had to leave out of a picture, for whoever asked for it; nil where nothing.
  public var notice: @Sendable (Input) -> String?

  /// All that a renderer may use.
  public struct Input: Sendable {
    public var graph: Graph
    public var picture: Picture
    /// The program's own version, `0.1.0`.
    public var version: String

    public init(graph: Graph, picture: Picture, version: String) {
      self.graph = graph
      self.picture = picture
      self.version = version
    }
  }

  public enum Work: Sendable {
    /// A pure function to a text that ends with a line break.
    case text(@Sendable (Input) -> String)
    /// libgraphviz lays the picture's DOT text out and writes it in this format of its own: `render(dot:format:)`, which
    /// is best called in a process with a deadline.
    case layout(format: String)
  }

  public init(
    id: String, summary: String, fileExtension: String, isBinary: Bool = false, isForPrograms: Bool = false, work: Work,
    notice: @escaping @Sendable (Input) -> String? = { _ in nil }
  ) {
    self.id = id
    self.summary = summary
    self.fileExtension = fileExtension
    self.isBinary = isBinary
    self.isForPrograms = isForPrograms
    self.work = work
    self.notice = notice
  }

  /// The format's bytes, drawn in this process.
  public func bytes(_ input: Input) -> Result<[UInt8], DrawingFailure> {
    switch work {
    case .text(let text): .success(Array(text(input).utf8))
    case .layout(let format): render(dots: input.picture.dots, format: format)
    }
  }

  /// Every format, in the order in which `--help` lists them.
  public static let all: [Renderer] = [.svg, .png, .pdf, .dot, .mermaid, .d2, .graphml, .json]
}
