/// The words in which a framework's own tool reports what it finds.
public struct ToolVoice: Hashable, Sendable {
  /// One for each way on which a need finds nothing. `{name}`, `{type}`, `{needs}` (the list of needs) and `{path}` are replaced.
  public var missing: String
  /// Appended where the type is there under other names. `{matches}` and `{scope}` are replaced.
  public var matches: String
  /// Where scopes make one another in a ring. `{path}` is replaced.
  public var ring: String

  public init(missing: String, matches: String, ring: String) {
    self.missing = missing
    self.matches = matches
    self.ring = ring
  }
}

/// By which words a framework's tool, which reads text and no types, recognises scopes and what belongs to them.
public struct ScopeTool: Hashable, Sendable {
  /// What must be the last name of the first type after a scope's colon.
  public var names: [String]
  /// That type must have type arguments.
  public var takesArguments: Bool
  /// What must be the last name of the first type after the colon of a list of needs.
  public var needs: String?
  /// The function, written by the tool, that must be called before a root is made.
  public var registration: String?
  /// A method that must be called once for each object of the scope.
  public var binding: String?
  /// The type of an object that a scope may be handed as the one above it although it makes nothing: a test's.
  public var standIn: String?

  public init(
    names: [String], takesArguments: Bool = true, needs: String? = nil, registration: String? = nil, binding: String? = nil,
    standIn: String? = nil
  ) {
    self.names = names
    self.takesArguments = takesArguments
    self.needs = needs
    self.registration = registration
    self.binding = binding
    self.standIn = standIn
  }
}

/// A line of a framework's own tool.
public struct ToolLine: Hashable, Sendable {
  public var severity: Finding.Severity
  /// The tool's words, with the occurrence's own in braces; `{file}` is the file. A occurrence that lacks one of them is one on which the
  /// tool is silent. nil: it speaks of a missing provider, in words that `ToolVoice` has, and the hazard's own message stands for it.
  public var message: String?

  public init(_ severity: Finding.Severity, _ message: String? = nil) {
    self.severity = severity
    self.message = message
  }
}
