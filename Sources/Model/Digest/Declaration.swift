/// A declaration as one file states it.
public struct Declaration: Hashable, Sendable, Codable {
  public enum Kind: Hashable, Sendable, Codable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`
    case `extension`
    /// A function, method or operator.
    case function
    case initializer
    case `subscript`
    /// A stored or computed variable or constant, global, static or of an instance.
    case property
    case enumCase
    case `typealias`
    case associatedType
  }

  public var kind: Kind
  /// The base name; `init` of an initializer, `subscript` of a subscript, empty for an extension.
  public var name: String
  /// The index of the enclosing declaration in the digest; nil at file scope.
  public var parent: Int?
  public var at: Position
  /// Keywords in front: `static`, `class`, `private`, `lazy`, `weak`, `override`, `mutating`, `let`, `var` …
  public var modifiers: Set<String>
  /// The first of them as written, `var` and `let` left out.
  public var firstModifier: String?
  public var attributes: [Attribute]
  public var generics: [GenericParameter]
  /// `where` requirements that equate: `T.Item == Foo` as (T.Item, Foo).
  public var equalities: [TypePair]
  /// What stands after the colon of a type, extension, protocol or associated type.
  public var inherits: [TypeName]
  /// Parameters of a function, initializer or subscript; associated values of an enum case.
  public var parameters: [Parameter]
  /// An extension's type, a property's written type, a typealias' right side, a function's or subscript's result.
  public var type: TypeName?
  /// The names that this type, a tuple, gives its parts, empty ones among them; none where it names no part.
  public var tupleLabels: [String]
  /// A property's type letter by letter, for tools that compare text.
  public var typeText: String?
  /// `T!` was written, or `init!`; `type` then is `T?`.
  public var isImplicitlyUnwrapped: Bool
  /// `init?` or `init!`.
  public var isFailable: Bool
  public var isAsync: Bool
  /// A stored property's initial value; an enum case's raw value.
  public var value: Expression?
  /// A function's body; a computed property's or subscript's getter. nil for a requirement or a stored property.
  public var body: [Statement]?
  /// `set`, `willSet`, `didSet` of a property or subscript.
  public var observers: [Statement]
  public var condition: BuildCondition

  public init(kind: Kind, name: String, parent: Int?, at: Position) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.at = at
    modifiers = []
    attributes = []
    generics = []
    equalities = []
    inherits = []
    parameters = []
    tupleLabels = []
    isImplicitlyUnwrapped = false
    isFailable = false
    isAsync = false
    observers = []
    condition = .always
  }

  /// Whether it declares a type with a name of its own.
  public var isNominal: Bool {
    switch kind {
    case .class, .struct, .enum, .actor, .protocol: true
    default: false
    }
  }

  /// Whether it is a property that keeps something rather than making it when it is read.
  public var isStored: Bool { kind == .property && body == nil }

  /// Whether it belongs to the type rather than to its instances.
  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") && kind != .class }
}
