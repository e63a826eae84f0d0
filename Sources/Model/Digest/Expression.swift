/// An expression, reduced to what decides where values come from and go to.
public struct Expression: Hashable, Sendable {
  public var form: Form
  /// Where it starts; of a call or a member access, where the member's name stands, so that a chain spread over lines has
  /// a place for every link.
  public var at: Position

  public init(_ form: Form, at: Position) {
    self.form = form
    self.at = at
  }

  public indirect enum Form: Hashable, Sendable {
    /// An identifier, `self`, `Self`, `super`, `$0`, `_`, with explicit generic arguments.
    case name(String, [TypeName])
    /// `base.name<Arguments>`; without base the implicit `.name`. `init` is a name like others.
    /// `labels` are those of a full name, `T.make(a:b:)`; nil where none are written.
    case member(Expression?, String, [TypeName], labels: [String]?)
    /// `callee(arguments)`, trailing closures among the arguments.
    case call(Expression, [Argument])
    case index(Expression, [Argument])
    case closure(Closure)
    /// `T.self`, and types in expression position that only a type can be: `[T]`, `T?`, `(A & B)`.
    case metatype(TypeName)
    /// A string literal; nil where its escapes cannot be read. One with interpolations is a call of `String` with them.
    case string(String?)
    case integer(String)
    case float(String)
    case boolean(Bool)
    case null
    case array([Expression])
    case dictionary([Entry])
    /// Two elements or more, or one with a label; plain parentheses vanish. `()` is the empty one.
    case tuple([Argument])
    /// `\Root.a.b`.
    case keyPath(TypeName?, [String])
    case cast(Expression, Cast, TypeName)
    /// `e!`
    case force(Expression)
    /// `e?` inside an optional chain.
    case chain(Expression)
    case attempt(Expression, Attempt)
    case await(Expression)
    case prefix(String, Expression)
    case postfix(Expression, String)
    /// Any binary operator, `??` and custom ones included, but not `=`.
    case binary(Expression, String, Expression)
    case assign(Expression, Expression)
    /// `a ? b : c`: one of two bodies. `if` or `switch` as an expression: one body whose branches return. `#if` inside a chain:
    /// one body that binds the base to a made-up name (`#1`) and returns the rest of the chain in each branch.
    case choice([[Statement]])
    /// What is not read, and why, in a few words.
    case opaque(String)
  }

  public enum Cast: String, Hashable, Sendable, CaseIterable {
    case plain = "as", optional = "as?", forced = "as!", test = "is"
  }
  public enum Attempt: String, Hashable, Sendable, CaseIterable {
    case plain = "try", optional = "try?", forced = "try!"
  }

  public struct Entry: Hashable, Sendable {
    public var key: Expression
    public var value: Expression

    public init(key: Expression, value: Expression) {
      self.key = key
      self.value = value
    }
  }
}

/// An argument of a call, a subscript, an attribute or a tuple.
public struct Argument: Hashable, Sendable {
  public var label: String?
  public var value: Expression
  /// A closure after the parentheses. The first one has no label and fits the last free closure parameter.
  public var isTrailing: Bool

  public init(label: String?, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A closure expression. A body of a single expression returns it: the reader writes that as `return`.
public struct Closure: Hashable, Sendable {
  /// Empty where the closure uses `$0`.
  public var parameters: [Parameter]
  /// How many of `$0`, `$1` … it uses: the highest number plus one, closures inside not counted.
  public var shorthand: Int
  /// `[weak self, c = container]`: names that are values from outside; a plain `[x]` is `x = x`.
  public var captures: [Binding]
  public var result: TypeName?
  public var isAsync: Bool
  public var body: [Statement]

  public init(
    parameters: [Parameter] = [], shorthand: Int = 0, captures: [Binding] = [], result: TypeName? = nil,
    isAsync: Bool = false, body: [Statement]
  ) {
    self.parameters = parameters
    self.shorthand = shorthand
    self.captures = captures
    self.result = result
    self.isAsync = isAsync
    self.body = body
  }
}
