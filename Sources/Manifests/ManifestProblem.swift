import Model

/// One thing that is wrong with a manifest: where, and a sentence that says what to do about it.
public struct ManifestProblem: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The key or value that is wrong; columns count UTF-8 bytes from 1.
  public var at: Location
  /// One sentence that stands alone, without a full stop.
  public var message: String

  public init(_ message: String, at: Location) {
    self.message = message
    self.at = at
  }

  public static func < (a: ManifestProblem, b: ManifestProblem) -> Bool { (a.at, a.message) < (b.at, b.message) }

  /// `dilint.yml:3:5: error: …`, as a compiler writes it.
  public var sentence: Sentence { "\(at): error: \(message)" }
  public var description: String { sentence.description }
}

/// A manifest that cannot be used, with everything that is wrong with it.
public struct UnreadableManifest: Error, Hashable, Sendable, CustomStringConvertible {
  /// At least one; sorted by place, without repetitions.
  public var problems: [ManifestProblem]

  public init(problems: [ManifestProblem]) {
    self.problems = problems
  }

  /// A problem a line.
  public var sentence: Sentence { problems.map(\.sentence).lines }
  public var description: String { sentence.description }
}

/// Problems as they are found, each once.
struct Problems {
  /// What a reader still reads. More come of one mistake repeated by an alias, or of a file that is no manifest.
  private static let limit = 100
  private var found: Set<ManifestProblem> = []

  mutating func add(_ message: String, at place: Location) {
    if found.count < Self.limit { found.insert(ManifestProblem(message, at: place)) }
  }

  var sorted: [ManifestProblem] { found.sorted() }
}
