/// One known way to go wrong with a framework, and what dilint does about it.
public struct Pitfall: Hashable, Sendable {
  public enum Answer: Hashable, Sendable {
    /// A rule or a hazard with that id reports it.
    case rule(String)
    /// It is said with the finding of that rule: a near miss, a word of the message.
    case part(of: String)
    /// Nothing is reported, for that reason.
    case leftOut(String)
  }

  /// The name under which it is listed: `NDL-STORED-CHILD`.
  public var id: String
  /// What goes wrong, in half a sentence.
  public var what: String
  public var answer: Answer

  public init(_ id: String, _ what: String, _ answer: Answer) {
    self.id = id
    self.what = what
    self.answer = answer
  }
}
