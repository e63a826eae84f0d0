import Model

/// Of overloads that all take what is given, the one that Swift means.
extension Evaluator {
  /// The one that fits best; of those that fit alike the most special, and the first where none is more so.
  func best(of fitting: [OverloadFit]) -> OverloadFit? {
    guard let best = fitting.max(by: <) else { return nil }
    let equal = fitting.filter { !($0 < best) }
    guard equal.count > 1, equal.allSatisfy({ symbols.vocabulary(ofFile: $0.candidate.id.file) == nil }) else { return best }
    return equal.first { one in !equal.contains { isMoreSpecial($0, than: one) } } ?? best
  }

  /// Whether whatever one of two takes the other takes, too, and not the other way round.
  private func isMoreSpecial(_ one: OverloadFit, than other: OverloadFit) -> Bool {
    let (types, others) = (takenTypes(one), takenTypes(other))
    guard one.candidate.id != other.candidate.id, Set(types.keys) == Set(others.keys) else { return false }
    var isMore = false
    for (argument, type) in types where type != others[argument]! {
      guard takes(others[argument]!, type), !takes(type, others[argument]!) else { return false }
      isMore = true
    }
    if isMore { return true }
    return types == others && isConstrained(one.candidate.id) && !isConstrained(other.candidate.id)
      && symbols.enclosingType(one.candidate.id) == symbols.enclosingType(other.candidate.id)
  }

  /// By argument: the type of the parameter that takes it.
  private func takenTypes(_ fit: OverloadFit) -> [Int: TypeName] {
    let id = fit.candidate.id
    let scope = Scope(file: id.file, declaration: id, generics: fit.candidate.generics)
    var types: [Int: TypeName] = [:]
    for (parameter, arguments) in fit.taken {
      let written = symbols.declaration(id).parameters[parameter].type
      let type = written.map { symbols.resolve($0, in: scope) } ?? .unknown
      for argument in arguments { types[argument] = type }
    }
    return types
  }

  /// Whether whatever is of one type may stand where another is wanted.
  private func takes(_ wanted: TypeName, _ type: TypeName) -> Bool {
    if isUniversal(wanted) { return true }
    if let inner = wanted.wrapped { return takes(inner, type.wrapped ?? type) }
    guard type.wrapped == nil else { return false }
    if case .function(let parameters, let result) = wanted, case .function(let own, let made) = type {
      return parameters == own && (takes(result, made) || result == .void)
    }
    if let wanted = wanted.instance, let type = type.instance { return takes(wanted, type) }
    if let wanted = wanted.element, let type = type.element { return takes(wanted, type) }
    return wanted == type || wanted.key.map { symbols.type(type, inherits: $0) } ?? false
  }

  /// Whether it stands in an extension for some of its type's arguments alone.
  private func isConstrained(_ id: DeclarationID) -> Bool {
    guard let around = symbols.parent(of: id).map({ symbols.declaration($0) }), around.kind == .extension else { return false }
    return !around.generics.isEmpty || !around.equalities.isEmpty
  }

  /// Whether what a closure answers, as far as its text says, cannot be what a function type does.
  func answersOther(
    _ closure: Closure, than pattern: TypeName, at place: Position, _ frame: Frame, _ environment: Environment
  ) -> Bool {
    guard case .function(_, let result) = pattern.unwrapped, result != .void else { return false }
    let value = ClosureValue(
      closure, at: ClosurePlace(file: frame.scope.file, at: place, kind: .written), frame: frame, environment: environment)
    return closureResult(value, taking: []).map { !mayConvert($0, to: result) } ?? false
  }

  /// How well a literal, which is of any type that can be written so, fits a parameter; nil of what is no literal, or can be told only
  /// with what is in it.
  func literal(_ expression: Expression, fits pattern: TypeName) -> LiteralFit? {
    let own: String
    var isList = false
    switch expression.form {
    case .string(.some): own = "String"
    case .integer: own = "Int"
    case .float: own = "Double"
    case .boolean: own = "Bool"
    case .null: (own, isList) = ("", true)
    case .array: (own, isList) = ("Array", true)
    case .dictionary: (own, isList) = ("Dictionary", true)
    default: return nil
    }
    let name = pattern.unwrapped.baseName
    if own == "", pattern.wrapped == nil, pattern.key.flatMap({ symbols.types[$0] })?.isExternal == false { return .never }
    if let name, Self.typesOfLiterals.contains(name), name != own, !(own == "Int" && name == "Double"),
      own != "" || pattern.wrapped == nil
    {
      return .never
    }
    return isList ? nil : name == own ? .own : .other
  }

  /// How a literal fits a parameter: not at all, as something that is written like it, or as what it is by itself.
  enum LiteralFit { case never, other, own }

  /// Types that nothing but their own is converted to.
  static let typesOfLiterals: Set<String> = ["String", "Int", "Double", "Bool", "Array", "Dictionary"]
}
