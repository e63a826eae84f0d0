/// A line of a comment that begins with a word which a framework's tool reads: `// word: text`, or `// word text` where the tool
/// wants no colon.
public struct Remark: Hashable, Sendable {
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Behind two slashes, alone on its line.
    case line
    /// Behind code on the same line.
    case trailing
    /// In a comment that documents what follows.
    case documentation
    /// Between `/*` and `*/`.
    case block
  }

  public var word: String
  /// What stands behind the word and its colon, without blanks at its ends.
  public var text: String
  public var form: Form
  /// The innermost type or extension around it: an index into `Digest.declarations`.
  public var parent: Int?
  /// Where the word stands.
  public var at: Position
  /// The line of the code that follows the comment; nil where it stands behind code, or nothing follows.
  public var before: Int?

  public init(word: String, text: String, form: Form, parent: Int?, at: Position, before: Int? = nil) {
    self.word = word
    self.text = text
    self.form = form
    self.parent = parent
    self.at = at
    self.before = before
  }
}
