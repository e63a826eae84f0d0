/// What a question about the graph is answered with: a sentence, and rows of names with their places.
public struct Answer: Hashable, Sendable {
  /// One thing that was found. Cells stand in the order in which they are read; all rows of a part have the same.
  public struct Row: Hashable, Sendable {
    public var cells: [Cell]
    public var at: Location?

    public init(_ cells: [Cell], at: Location?) {
      self.cells = cells
      self.at = at
    }
  }

  /// A value and what programs call it.
  public struct Cell: Hashable, Sendable {
    public var name: String
    /// Empty where there is nothing to say.
    public var text: String
    /// It is a path relative to the project's root.
    public var isPath: Bool

    public init(_ name: String, _ text: String, isPath: Bool = false) {
      self.name = name
      self.text = text
      self.isPath = isPath
    }
  }

  /// The word by which the question is asked: `why`.
  public var question: String
  /// One sentence that stands alone, without a full stop.
  public var sentence: String
  public var rows: [Row]
  /// There is what was asked for.
  public var isFound: Bool

  public init(question: String, sentence: String, rows: [Row], isFound: Bool) {
    self.question = question
    self.sentence = sentence
    self.rows = rows
    self.isFound = isFound
  }
}
