/// A form that is legal Swift and goes wrong with a certain framework, as the framework's data describe it. Each is a rule of its
/// own, with an id and a page.
public struct Hazard: Hashable, Sendable {
  public var id: String
  public var pattern: Pattern
  /// The severity of its findings; nil: off until the manifest turns it on.
  public var severity: Finding.Severity?
  /// What the framework's own tool prints instead; nil: the tool is silent.
  public var tool: ToolLine?
  public var summary: String
  public var explanation: String
  /// What a finding says, without a full stop; the occurrence's words in braces are replaced.
  public var message: String
  public var cure: String

  public init(
    id: String, pattern: Pattern, severity: Finding.Severity?, tool: ToolLine? = nil, summary: String,
    explanation: String, message: String, cure: String
  ) {
    self.id = id
    self.pattern = pattern
    self.severity = severity
    self.tool = tool
    self.summary = summary
    self.explanation = explanation
    self.message = message
    self.cure = cure
  }
}
