/// A line of a comment that begins with a word which a framework's tool reads, and a colon: `// word: text`.
public struct Remark: Hashable, Sendable, Codable {
  public enum Form: String, Hashable, Sendable, Codable {
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
  /// What stands behind the colon, without blanks at its ends.
  public var text: String
  public var form: Form
  /// The innermost type or extension around it: an index into `Digest.declarations`.
  public var parent: Int?
  /// Where the word stands.
  public var at: Position

  public init(word: String, text: String, form: Form, parent: Int?, at: Position) {
    self.word = word
    self.text = text
    self.form = form
    self.parent = parent
    self.at = at
  }
}
