/// A check: one pure function from the graph to findings, and the words that explain it.
public struct Rule: Sendable {
  /// Names the defect and reads well after "ignore": `missing-provider`.
  public var id: String
  /// What is wrong, in half a sentence.
  public var summary: String
  /// What goes wrong at run time, then how to put it right: two paragraphs of a few sentences.
  public var explanation: String
  /// The gravest severity it states by itself; nil: it is off until the manifest turns it on.
  public var severity: Finding.Severity?
  public var findings: @Sendable (Graph) -> [Finding]

  public init(
    id: String, summary: String, explanation: String, severity: Finding.Severity?,
    findings: @escaping @Sendable (Graph) -> [Finding]
  ) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
    self.findings = findings
  }
}
