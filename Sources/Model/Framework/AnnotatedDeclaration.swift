/// A scope of a tree that a type or an extension makes by its attributes, and what its members say.
public struct AnnotatedDeclaration: Hashable, Sendable {
  /// What one member says, and where.
  public struct Member: Hashable, Sendable {
    public var annotation: Annotation
    /// How its type is spelled, where the framework's tool compares text: `any {type}`, `{held}!` of an optional.
    public var spelling: String?
    public var at: Position

    public init(_ annotation: Annotation, spelling: String? = nil, at: Position) {
      self.annotation = annotation
      self.spelling = spelling
      self.at = at
    }
  }

  /// The type that is made, where it is another than the one that is declared.
  public var made: TypeName?
  /// Types as which it is made besides.
  public var fulfils: [TypeName]
  /// A tree begins with it. No other scope begins one.
  public var isRoot: Bool
  /// The framework's tool makes it for others, too, as for previews and tests.
  public var isHandedOut: Bool
  public var members: [Member]

  public init(
    made: TypeName? = nil, fulfils: [TypeName] = [], isRoot: Bool = false, isHandedOut: Bool = false, members: [Member] = []
  ) {
    self.made = made
    self.fulfils = fulfils
    self.isRoot = isRoot
    self.isHandedOut = isHandedOut
    self.members = members
  }
}
