import Model

/// A format in which a report is written: one pure function from the report to its text.
public struct Reporter: Sendable {
  /// The word after `--format`.
  public var id: String
  /// What it is for, in half a sentence.
  public var summary: String
  /// How names of its files end, without a dot; the first is the usual one. Several formats may share an ending.
  public var endings: [String]
  public var text: @Sendable (Report, Options) -> String

  /// What the reader's side wants; never part of what is reported.
  public struct Options: Sendable {
    /// Whether ANSI colours may be used. Formats for programs ignore it.
    public var isColored: Bool
    /// Columns after which prose is wrapped. Names and paths are never broken.
    public var width: Int
    /// Shows every finding whole, however many of one rule there are.
    public var isUnfolded = false
    /// Leaves out all but the findings themselves.
    public var isQuiet: Bool
    /// What stands before each path in formats that want absolute ones, without `/` at its end; nil leaves paths relative.
    public var folder: String?
    /// The folder, absolute, from which people and programs follow paths; nil: they begin at the project's root.
    public var workingDirectory: String?
    /// Where the project lies in its repository, for formats whose paths begin there; nil: at its top.
    public var pathInRepository: String?
    /// The program's own version, `0.1.0`.
    public var version: String
    /// The rules that formats may describe, sorted by id.
    public var rules: [Rule]
    /// The least severity that makes the run fail; nil: none does.
    public var failing: Finding.Severity?
    /// What stands before a path from the top of the repository in a link to the file as it was judged, `/` at its end.
    public var linkBase: String?
    /// A Mermaid picture of what the findings are about.
    public var picture: String?

    public init(
      isColored: Bool = false, width: Int = 100, isQuiet: Bool = false, folder: String? = nil, pathInRepository: String? = nil,
      version: String = "0", rules: [Rule] = [], failing: Finding.Severity? = .error, linkBase: String? = nil,
      picture: String? = nil
    ) {
      self.isColored = isColored
      self.width = width
      self.isQuiet = isQuiet
      self.folder = folder
      workingDirectory = nil
      self.pathInRepository = pathInRepository
      self.version = version
      self.rules = rules
      self.failing = failing
      self.linkBase = linkBase
      self.picture = picture
    }
  }

  /// - Parameter isWhole: gets what follows from other findings for itself, too; else it stands below its cause.
  public init(
    id: String, summary: String, endings: [String], isWhole: Bool = false,
    text: @escaping @Sendable (Report, Options) -> String
  ) {
    self.id = id
    self.summary = summary
    self.endings = endings
    self.text = { report, options in text((isWhole ? report : report.underCauses).short, options) }
  }

  /// Every format, in the order in which `--help` lists them.
  public static let all: [Reporter] = [
    .text, .xcode, .json, .sarif, .github, .gitlab, .junit, .checkstyle, .markdown,
  ]
}
