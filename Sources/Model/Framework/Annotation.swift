/// What an annotation, a comment or an attribute, says of the type in which it stands, in words that belong to no framework.
public enum Annotation: Hashable, Sendable {
  /// The type makes objects of `type` and hands them on under a name, as `offers` only where there are any.
  case provides(name: String, type: TypeName, offers: [TypeName], form: Form)
  /// The type asks the scopes above it for something that is all of `types`.
  case needs(name: String, types: [TypeName], form: Form)
  /// Whoever makes the type hands this over.
  case takes(name: String, type: TypeName)
  /// What the scopes above hand on under another name and type is handed on as this one, too.
  case renames(name: String, type: TypeName, of: Key)
  /// Something about a name that is declared before it; `of` nil: about the type itself.
  case sets(of: String?, Setting)
  /// It says nothing about the graph.
  case nothing
  /// Nothing that the framework's tool reads, and why, to go on after "this annotation".
  case unreadable(String)

  /// How it is written, in so far as that must fit the type that is made.
  public enum Form: Hashable, Sendable {
    /// The tool works out what must be handed over to make it.
    case plain
    /// It says itself what must be handed over.
    case taking([TypeName])
  }

  /// What can be declared under a name, and the type itself.
  public enum Target: String, Hashable, Sendable, CaseIterable { case scope, provider, need, argument }

  /// A word about something declared.
  public struct Setting: Hashable, Sendable {
    public enum Meaning: Hashable, Sendable {
      /// A word of the generation's `lifetimes`.
      case lifetime(String)
      /// The program makes the object itself.
      case ownMaker
      /// The type stands outside every tree, if true.
      case apart(Bool)
      /// It is there on these systems only, `iOS`.
      case systems([String])
      /// It is there in these products only.
      case products([String])
      /// A function of that name must be called before anybody asks for the object.
      case setBy(String)
      /// It may be absent.
      case tolerated
      /// Nothing that decides about the graph.
      case none
    }

    public var name: String
    public var meaning: Meaning
    /// What it may be said of.
    public var targets: Set<Target>

    public init(name: String, meaning: Meaning, targets: Set<Target>) {
      self.name = name
      self.meaning = meaning
      self.targets = targets
    }
  }
}

/// How a framework's annotations are written. A type that has one is a scope of a tree.
public struct AnnotationGrammar: Sendable {
  /// What such a scope is called.
  public var kind: String
  /// The word that begins a comment; nil where it says nothing in comments.
  public var word: String?
  /// What a comment says, given the text behind the word and its colon.
  public var comment: @Sendable (_ text: String) -> Annotation
  /// What an attribute of a property says; nil: it is none of this framework.
  public var attribute: @Sendable (_ attribute: Attribute, _ property: Declaration) -> [Annotation]?
  /// The scopes that a type or an extension makes by its own attributes and by its members; empty: it is none.
  public var declaration: @Sendable (_ type: Declaration, _ members: [Declaration]) -> [AnnotatedDeclaration]

  /// The type that stands at the beginning of what opens the container; a property made by it stands above all attributes.
  public var opener: String?

  public init(
    word: String, kind: String, opener: String? = nil, comment: @escaping @Sendable (String) -> Annotation,
    attribute: @escaping @Sendable (Attribute, Declaration) -> [Annotation]?
  ) {
    self.word = word
    self.kind = kind
    self.opener = opener
    self.comment = comment
    self.attribute = attribute
    declaration = { _, _ in [] }
  }

  /// For frameworks whose scopes are declared by attributes of types and extensions.
  public init(
    kind: String, declaration: @escaping @Sendable (Declaration, [Declaration]) -> [AnnotatedDeclaration]
  ) {
    self.kind = kind
    self.declaration = declaration
    comment = { _ in .nothing }
    attribute = { _, _ in nil }
  }
}
