import Model

/// A format in which a report is written: one pure function from the report to its text.
public struct Reporter: Sendable {
  /// The word after `--format`.
  public var id: String
  /// What it is for, in half a sentence.
  public var summary: String
  public var text: @Sendable (Report, Options) -> String

  /// What the reader's side wants; never part of what is reported.
  public struct Options: Sendable {
    /// Whether ANSI colours may be used. Formats for programs ignore it.
    public var isColored: Bool
    /// Columns after which prose is wrapped. Names and paths are never broken.
    public var width: Int
    /// Leaves out all but the findings themselves.
    public var isQuiet: Bool
    /// What stands before each path in formats that want absolute ones, without `/` at its end; nil leaves paths relative.
    public var folder: String?
    /// Where the project lies in its repository, for formats whose paths begin there; nil: at its top.
    public var pathInRepository: String?

    public init(
      isColored: Bool = false, width: Int = 100, isQuiet: Bool = false, folder: String? = nil, pathInRepository: String? = nil
    ) {
      self.isColored = isColored
      self.width = width
      self.isQuiet = isQuiet
      self.folder = folder
      self.pathInRepository = pathInRepository
    }
  }

  public init(id: String, summary: String, text: @escaping @Sendable (Report, Options) -> String) {
    self.id = id
    self.summary = summary
    self.text = text
  }

  /// Every format, in the order in which `--help` lists them.
  public static let all: [Reporter] = [.text, .xcode, .github, .json]
}
