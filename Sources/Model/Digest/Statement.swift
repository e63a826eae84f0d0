/// A statement, reduced to the flow of values and control.
public indirect enum Statement: Hashable, Sendable {
  case expression(Expression)
  /// `let` and `var`, one per name.
  case bind(Binding)
  case `return`(Expression?, Position)
  case `if`([Condition], then: [Statement], otherwise: [Statement])
  case `guard`([Condition], otherwise: [Statement])
  /// `for pattern in sequence`: the names that the pattern binds, one per tuple element. An element that must match a pattern or
  /// is taken apart has a made-up name (`#1`), and the body begins with what binds the rest; `where` is a `guard` there.
  case `for`([String], in: Expression, body: [Statement])
  /// `while` and `repeat`.
  case loop([Condition], body: [Statement])
  case `switch`(Expression, cases: [Case])
  /// `do` with the bodies of its `catch` clauses, which begin with the names they bind, `error` included.
  case attempt([Statement], catches: [[Statement]])
  /// `#if`: each branch with its full condition, the negations of those before it included.
  case conditional([Branch])
  /// A function or type declared here: an index into the digest's declarations.
  case declaration(Int)
  /// `throw`, `break`, `continue`, `fallthrough`.
  case leave(String, Expression?)
  case `defer`([Statement])

  /// One condition of an `if`, `guard` or `while`.
  public indirect enum Condition: Hashable, Sendable {
    /// `if let x = e`, and `if let x` with the value spelled out.
    case bind(Binding)
    /// `if case pattern = e`: the pattern as the expression it looks like, the names it binds, and the value.
    case match(Expression, names: [String], Expression)
    case test(Expression)
    /// `#available(…)`, `#unavailable(…)`.
    case availability

    /// Where it begins, as far as it has a place.
    public var at: Position? {
      switch self {
      case .bind(let binding): binding.at
      case .match(let pattern, _, _): pattern.at
      case .test(let expression): expression.at
      case .availability: nil
      }
    }
  }

  public struct Case: Hashable, Sendable {
    /// The patterns as expressions where they are such; empty for `default`. One with a `where` is the left side of an operator
    /// of that name.
    public var patterns: [Expression]
    /// Names that the patterns bind.
    public var names: [String]
    public var body: [Statement]

    public init(patterns: [Expression], names: [String], body: [Statement]) {
      self.patterns = patterns
      self.names = names
      self.body = body
    }
  }

  public struct Branch: Hashable, Sendable {
    public var condition: BuildCondition
    public var body: [Statement]

    public init(condition: BuildCondition, body: [Statement]) {
      self.condition = condition
      self.body = body
    }
  }
}

/// A local name and what it stands for.
public struct Binding: Hashable, Sendable {
  public var name: String
  public var type: TypeName?
  /// The names that its type, a tuple, gives its parts, empty ones among them; none where it names no part.
  public var tupleLabels: [String]
  public var isImplicitlyUnwrapped: Bool
  public var value: Expression?
  /// `let (a, b) = e`: which element of the value this name takes.
  public var element: Int?
  /// `weak`, `unowned`, `lazy`, `let`, `var`.
  public var modifiers: Set<String>
  public var attributes: [Attribute]
  /// The getter of a local computed variable.
  public var body: [Statement]?
  public var at: Position

  public init(
    name: String, type: TypeName? = nil, tupleLabels: [String] = [], isImplicitlyUnwrapped: Bool = false,
    value: Expression? = nil, element: Int? = nil, modifiers: Set<String> = [], attributes: [Attribute] = [],
    body: [Statement]? = nil, at: Position
  ) {
    self.name = name
    self.type = type
    self.tupleLabels = tupleLabels
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    self.value = value
    self.element = element
    self.modifiers = modifiers
    self.attributes = attributes
    self.body = body
    self.at = at
  }
}
