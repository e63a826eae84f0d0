/// A declaration as one file states it.
///
/// A value like any other, whose parts lie behind one reference: a program has tens of thousands of declarations, linking looks at each
/// many times, and no copy should count the references of every part.
public struct Declaration: Hashable, Sendable {
  public enum Kind: Hashable, Sendable, CaseIterable {
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

  public var kind: Kind {
    get { box.parts.kind }
    set {
      own().parts.kind = newValue
      box.settle()
    }
  }
  /// The base name; `init` of an initializer, `subscript` of a subscript, empty for an extension.
  public var name: String {
    get { box.parts.name }
    set { own().parts.name = newValue }
  }
  /// The index of the enclosing declaration in the digest; nil at file scope.
  public var parent: Int? {
    get { box.parts.parent }
    set { own().parts.parent = newValue }
  }
  public var at: Position {
    get { box.parts.at }
    set { own().parts.at = newValue }
  }
  /// Keywords in front: `static`, `class`, `private`, `lazy`, `weak`, `override`, `mutating`, `let`, `var` …
  public var modifiers: Set<String> {
    get { box.parts.modifiers }
    set {
      own().parts.modifiers = newValue
      box.settle()
    }
  }
  /// The first of them as written, `var` and `let` left out.
  public var firstModifier: String? {
    get { box.parts.firstModifier }
    set { own().parts.firstModifier = newValue }
  }
  public var attributes: [Attribute] {
    get { box.parts.attributes }
    set { own().parts.attributes = newValue }
  }
  public var generics: [GenericParameter] {
    get { box.parts.generics }
    set { own().parts.generics = newValue }
  }
  /// `where` requirements that equate: `T.Item == Foo` as (T.Item, Foo).
  public var equalities: [TypePair] {
    get { box.parts.equalities }
    set { own().parts.equalities = newValue }
  }
  /// What stands after the colon of a type, extension, protocol or associated type.
  public var inherits: [TypeName] {
    get { box.parts.inherits }
    set { own().parts.inherits = newValue }
  }
  /// Parameters of a function, initializer or subscript; associated values of an enum case.
  public var parameters: [Parameter] {
    get { box.parts.parameters }
    set { own().parts.parameters = newValue }
  }
  /// An extension's type, a property's written type, a typealias' right side, a function's or subscript's result.
  public var type: TypeName? {
    get { box.parts.type }
    set { own().parts.type = newValue }
  }
  /// The names that this type, a tuple, gives its parts, empty ones among them; none where it names no part.
  public var tupleLabels: [String] {
    get { box.parts.tupleLabels }
    set { own().parts.tupleLabels = newValue }
  }
  /// A property's type letter by letter, for tools that compare text.
  public var typeText: String? {
    get { box.parts.typeText }
    set { own().parts.typeText = newValue }
  }
  /// `T!` was written, or `init!`; `type` then is `T?`.
  public var isImplicitlyUnwrapped: Bool {
    get { box.parts.isImplicitlyUnwrapped }
    set { own().parts.isImplicitlyUnwrapped = newValue }
  }
  /// `init?` or `init!`.
  public var isFailable: Bool {
    get { box.parts.isFailable }
    set { own().parts.isFailable = newValue }
  }
  public var isAsync: Bool {
    get { box.parts.isAsync }
    set { own().parts.isAsync = newValue }
  }
  /// A stored property's initial value; an enum case's raw value.
  public var value: Expression? {
    get { box.parts.value }
    set { own().parts.value = newValue }
  }
  /// A function's body; a computed property's or subscript's getter. nil for a requirement or a stored property.
  public var body: [Statement]? {
    get { box.parts.body }
    set { own().parts.body = newValue }
  }
  /// `set`, `willSet`, `didSet` of a property or subscript.
  public var observers: [Statement] {
    get { box.parts.observers }
    set { own().parts.observers = newValue }
  }
  public var condition: BuildCondition {
    get { box.parts.condition }
    set { own().parts.condition = newValue }
  }

  /// Whether it belongs to the type rather than to its instances.
  public var isStatic: Bool { box.isStatic }

  /// Whether it is a subscript by which something is put there, its last parameter; the one that answers is another declaration.
  public var isSetter: Bool { kind == .subscript && modifiers.contains(Self.settingModifier) }

  /// The modifier of such a one, which no source writes.
  public static let settingModifier = "set"

  private var box: Box

  public init(kind: Kind, name: String, parent: Int?, at: Position) {
    box = Box(Parts(kind: kind, name: name, parent: parent, at: at))
  }

  /// The parts of this value alone, to be changed.
  private mutating func own() -> Box {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.parts) }
    return box
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

  public static func == (a: Self, b: Self) -> Bool { a.box === b.box || a.box.parts == b.box.parts }

  public func hash(into hasher: inout Hasher) { hasher.combine(box.parts) }
}

extension Declaration: CustomReflectable {
  /// Its parts, as if they lay in it.
  public var customMirror: Mirror { Mirror(reflecting: box.parts) }
}

extension Declaration {
  private struct Parts: Hashable, Sendable {
    var kind: Kind
    var name: String
    var parent: Int?
    var at: Position
    var modifiers: Set<String> = []
    var firstModifier: String?
    var attributes: [Attribute] = []
    var generics: [GenericParameter] = []
    var equalities: [TypePair] = []
    var inherits: [TypeName] = []
    var parameters: [Parameter] = []
    var type: TypeName?
    var tupleLabels: [String] = []
    var typeText: String?
    var isImplicitlyUnwrapped: Bool = false
    var isFailable: Bool = false
    var isAsync: Bool = false
    var value: Expression?
    var body: [Statement]?
    var observers: [Statement] = []
    var condition: BuildCondition = .always
  }

  /// Changed only by the one value that it belongs to, before anybody else sees it.
  private final class Box: @unchecked Sendable {
    var parts: Parts
    /// Asked so often that it is kept.
    private(set) var isStatic = false

    init(_ parts: Parts) {
      self.parts = parts
      settle()
    }

    /// The kind or a modifier is another one now.
    func settle() {
      isStatic = parts.modifiers.contains("static") || parts.modifiers.contains("class") && parts.kind != .class
    }
  }
}
