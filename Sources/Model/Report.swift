/// What a run has to say: findings after severities, suppressions and certainty were applied, and what they rest on.
public struct Report: Sendable, Codable {
  /// Sorted.
  public var findings: [Finding]
  public var coverage: Coverage
  /// Places that were not understood; sorted.
  public var opaque: [Opaque]
  public var summary: Summary
  /// The text of every line that a finding, chain or related place names, by file and line number.
  public var excerpts: [String: [Int: String]]
  /// Sentences about the run as a whole: no roots found, no framework imported.
  public var remarks: [Sentence]
  /// The name of the target to which a file with findings belongs, by its path.
  public var targets: [String: String] = [:]
  /// How many findings stand below their cause instead of for themselves.
  public var following = 0
  /// What a baseline did; nil where the project has none.
  public var debt: Debt?
  /// Where only what a change touches or causes is reported; nil: everything is.
  public var since: Since?

  public struct Since: Hashable, Sendable, Codable {
    /// As the user names it.
    public var revision: String
    /// The commit from which changes count.
    public var commit: String
    /// How many findings there are beside those that are reported.
    public var others: Int

    public init(revision: String, commit: String, others: Int) {
      self.revision = revision
      self.commit = commit
      self.others = others
    }
  }

  /// How much was looked at.
  public struct Summary: Hashable, Sendable, Codable {
    public var files = 0
    public var unreadFiles = 0
    public var groups = 0
    public var roots = 0
    public var providers = 0
    public var needs = 0
    /// Findings hidden by suppressions in the source.
    public var suppressed = 0

    public init() {}
  }

  public init(
    findings: [Finding], coverage: Coverage, opaque: [Opaque], summary: Summary, excerpts: [String: [Int: String]],
    remarks: [Sentence]
  ) {
    self.findings = findings
    self.coverage = coverage
    self.opaque = opaque
    self.summary = summary
    self.excerpts = excerpts
    self.remarks = remarks
  }

  public func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }
}
