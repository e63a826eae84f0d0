/// What a rule has to say: one defect, where it is, how one gets there, how to put it right.
public struct Finding: Hashable, Sendable, Codable {
  /// `error`: it will fail, crash or hang. `warning`: it is wrong in some configuration, or against the framework's advice.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  /// `possible`: its truth hangs on a place that could not be read.
  public enum Certainty: String, Hashable, Sendable, Codable { case certain, possible }

  /// A sentence about another place.
  public struct Note: Hashable, Sendable, Codable {
    public var message: String
    public var at: Location

    public init(_ message: String, at: Location) {
      self.message = message
      self.at = at
    }
  }

  public var rule: String
  public var severity: Severity
  public var certainty: Certainty
  /// One sentence that stands alone, without a full stop.
  public var message: String
  public var at: Location
  /// How one gets there: a hop a note, from the root on.
  public var chain: [Note]
  /// Other places: further needs of the same key, near misses, the other of two.
  public var related: [Note]
  /// A sentence or two in the framework's own words.
  public var cure: String?
  /// The roots in which it holds; empty where roots play no part.
  public var roots: [String]
  /// The executables in which it holds, where there are several and each has a container of its own; empty: wherever that is.
  public var programs: [String] = []
  /// The fingerprint of the finding of the same run that it follows from: without that one it would not be.
  public var cause: String?
  /// What it is about: keys and names, never a path or a line number, and in an order that moved code does not change.
  public var subject: [String]

  public init(
    rule: String, severity: Severity, certainty: Certainty = .certain, message: String, at: Location, chain: [Note] = [],
    related: [Note] = [], cure: String? = nil, roots: [String] = [], subject: [String]
  ) {
    self.rule = rule
    self.severity = severity
    self.certainty = certainty
    self.message = message
    self.at = at
    self.chain = chain
    self.related = related
    self.cure = cure
    self.roots = roots
    // Quotes are for readers, and what has no name says nothing.
    self.subject = subject.map { $0.filter { $0 != "`" } }.filter { !$0.isEmpty }
  }
}

extension Finding {
  /// What stays when code moves: 16 hexadecimal digits made of rule and subject, the same in every run and on every machine.
  public var fingerprint: String { Self.fingerprint(rule: rule, subject: subject) }

  /// FNV-1a with 64 bits.
  public static func fingerprint(rule: String, subject: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in ([rule] + subject).joined(separator: "\u{1f}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Finding: Comparable {
  /// By place, then rule, then words.
  public static func < (a: Finding, b: Finding) -> Bool {
    a.at != b.at ? a.at < b.at : (a.rule, a.message) < (b.rule, b.message)
  }
}
