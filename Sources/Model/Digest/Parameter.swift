/// `@Name(arguments)` in front of a declaration, a parameter or a closure.
public struct Attribute: Hashable, Sendable {
  public var name: TypeName
  /// nil without parentheses.
  public var arguments: [Argument]?
  public var at: Position

  public init(name: TypeName, arguments: [Argument]?, at: Position) {
    self.name = name
    self.arguments = arguments
    self.at = at
  }
}

/// A generic parameter and what it must conform to or inherit from, `where` clauses included.
public struct GenericParameter: Hashable, Sendable {
  public var name: String
  public var bounds: [TypeName]
  /// `each T`.
  public var isPack: Bool

  public init(name: String, bounds: [TypeName] = [], isPack: Bool = false) {
    self.name = name
    self.bounds = bounds
    self.isPack = isPack
  }
}

/// Two types that a `where` clause equates.
public struct TypePair: Hashable, Sendable {
  public var left: TypeName
  public var right: TypeName

  public init(_ left: TypeName, _ right: TypeName) {
    self.left = left
    self.right = right
  }
}

/// A parameter of a function, initializer, subscript, enum case or closure.
public struct Parameter: Hashable, Sendable {
  /// The argument label; nil for `_` and in closures.
  public var label: String?
  /// The name inside the body; `_` where there is none.
  public var name: String
  public var type: TypeName?
  /// The names that its type, a tuple, gives its parts, empty ones among them; none where it names no part.
  public var tupleLabels: [String]
  public var isImplicitlyUnwrapped: Bool
  public var isVariadic: Bool
  public var isInout: Bool
  public var attributes: [Attribute]
  public var defaultValue: Expression?
  public var at: Position

  public init(
    label: String?, name: String, type: TypeName?, tupleLabels: [String] = [], isImplicitlyUnwrapped: Bool = false,
    isVariadic: Bool = false, isInout: Bool = false, attributes: [Attribute] = [], defaultValue: Expression? = nil, at: Position
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.tupleLabels = tupleLabels
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    self.isVariadic = isVariadic
    self.isInout = isInout
    self.attributes = attributes
    self.defaultValue = defaultValue
    self.at = at
  }
}
