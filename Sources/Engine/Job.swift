import Model

/// What a run is asked to do.
public struct Job: Sendable {
  /// Files and folders as the user named them; empty: the working directory.
  public var paths: [String]
  /// A manifest to use instead of the one that is found.
  public var config: String?
  /// Absolute.
  public var workingDirectory: String
  public var includesTests: Bool
  /// Only findings that hold in these roots; empty: in any.
  public var roots: [String]
  /// Makes *possible* findings and unread files what they would be if they were certain.
  public var isStrict: Bool
  /// How many files are read at a time, at least one.
  public var threads: Int
  /// The id of a framework whose own tool is to be spoken for, instead of dilint's rules.
  public var compat: String?
  /// The only rules that run, by id; empty: all that the manifest leaves on.
  public var only: [String] = []
  /// Rules that do not run.
  public var skip: [String] = []
  /// The severities of rules in this run, which go before the manifest's; nil: off.
  public var severities: [String: Finding.Severity?] = [:]
  /// A revision: only findings that what was changed since touches or causes; nil: all.
  public var since: String?
  /// The day that entries of a baseline must not have passed.
  public var today = Day.today
  /// Told what the run is about.
  public var progress: RunProgress?
  /// What stands for the sources of the project; nil: they are read.
  public var facts: FactsInput?
  /// Where what was read is kept for later runs; nil: nowhere.
  public var cache: CachePlace?

  public init(
    paths: [String] = [], config: String? = nil, workingDirectory: String, includesTests: Bool = false, roots: [String] = [],
    isStrict: Bool = false, threads: Int = 1
  ) {
    self.paths = paths
    self.config = config
    self.workingDirectory = workingDirectory
    self.includesTests = includesTests
    self.roots = roots
    self.isStrict = isStrict
    self.threads = threads
  }
}

/// What kept a run from doing its job: exit status 2 and this text on stderr.
public struct Obstacle: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence a line, without a full stop.
  private var sentence: Sentence
  /// Where the paths in it begin; nil where it has none but those that the user named.
  private var root: String?

  public init(_ description: String) { sentence = Sentence(description) }

  init(_ sentence: Sentence, in root: String) {
    self.sentence = sentence
    self.root = root
  }

  public var description: String { sentence.description }

  /// What somebody reads who stands in this folder.
  public func text(in workingDirectory: String) -> String {
    guard let root else { return description }
    return sentence.text(Standpoint(root: root, workingDirectory: workingDirectory).shown)
  }

  /// A path that the user named leads nowhere.
  public static func noFile(_ path: String) -> Obstacle { Obstacle("there is no file or folder \(path)") }
}
