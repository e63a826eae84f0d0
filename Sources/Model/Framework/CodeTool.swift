/// A framework's tool or macro that reads a file before the compiler does: what it writes is part of the program.
public struct CodeTool: Sendable {
  /// Words with which the comments begin that it reads. One that begins with `@` stands without a colon.
  public var words: [String]
  /// The name of the function that it writes to ask for a type, by the type's own name; nil where it writes none.
  public var accessor: (@Sendable (String) -> String)?
  /// What it makes of one file that imports the framework.
  public var read: @Sendable (Digest) -> Output
  /// Such a file with what macros write in it, in which stands what the program handed them.
  public var expand: (@Sendable (Digest) -> Digest)?

  public init(
    words: [String] = [], accessor: (@Sendable (String) -> String)? = nil,
    read: @escaping @Sendable (Digest) -> Output = { _ in Output() }, expand: (@Sendable (Digest) -> Digest)? = nil
  ) {
    self.words = words
    self.accessor = accessor
    self.read = read
    self.expand = expand
  }

  /// What a tool makes of a file.
  public struct Output: Hashable, Sendable {
    /// Swift text as in a framework's interface, read as if it stood in the file's target and in the framework at once: it sees
    /// the names of both, and what it does happens where the program calls it.
    public var text: String
    /// Calls that register something for the file's own target only: where their last name stands.
    public var kept: Set<Position>
    public var complaints: [Complaint]

    public init(text: String = "", kept: Set<Position> = [], complaints: [Complaint] = []) {
      self.text = text
      self.kept = kept
      self.complaints = complaints
    }
  }

  /// Something that the tool refuses, as the pattern of one of the framework's hazards.
  public struct Complaint: Hashable, Sendable {
    public var pattern: Hazard.Pattern
    public var words: [String: String]
    public var at: Position
    /// It is one only where the program assigns this static property.
    public var assigned: Assigned?

    /// A static property by its type and name.
    public struct Assigned: Hashable, Sendable {
      public var type: String
      public var name: String

      public init(type: String, name: String) {
        self.type = type
        self.name = name
      }
    }

    public init(_ pattern: Hazard.Pattern, words: [String: String], at: Position, assigned: Assigned? = nil) {
      self.pattern = pattern
      self.words = words
      self.at = at
      self.assigned = assigned
    }
  }
}

extension Generation {
  /// The words with which comments begin that mean something to it.
  public var commentWords: [String] { (annotations?.word.map { [$0] } ?? []) + (codeTool?.words ?? []) }
}
