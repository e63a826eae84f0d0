import Model

/// Conditions that hang on nothing but constants which are the same in every run: `let` properties to which all that makes their objects
/// gives one and the same literal. The way that such a condition rules out is not followed. One that rules out a way by a literal that
/// stands beside it is a switch: its ways are those of several builds, and both are followed.
extension Evaluator {
  /// What a condition says in every run; nil where that cannot be told.
  func settledTruth(_ expression: Expression, _ frame: Frame, _ environment: Environment) -> Bool? {
    truth(of: expression) { settledValue($0, frame, environment) }
  }

  /// The same of several conditions, all of which must hold; and of those that ask whether something was handed over, as the call says.
  func settledTruth(_ conditions: [Statement.Condition], _ frame: Frame, _ environment: Environment) -> Bool? {
    if case .test(let expression)? = conditions.first, conditions.count == 1,
      let holds = settledTruth(expression, frame, environment)
    {
      return holds
    }
    let given = conditions.map { isGiven($0, frame, environment) }
    return given.contains(false) ? false : given.isEmpty || given.contains(nil) ? nil : true
  }

  /// What `if let name`, `name != nil` and `name == nil` say of a parameter that is an optional: the call leaves it out or hands over nil, or
  /// it hands over something that is none. In between nothing is known.
  private func isGiven(_ condition: Statement.Condition, _ frame: Frame, _ environment: Environment) -> Bool? {
    switch condition {
    case .bind(let binding) where binding.element == nil: binding.value.flatMap { isGiven($0, frame, environment) }
    case .test(let expression):
      if case .binary(let left, let sign, let right) = expression.form, case .null = right.form, sign == "==" || sign == "!=" {
        isGiven(left, frame, environment).map { $0 == (sign == "!=") }
      } else {
        nil
      }
    default: nil
    }
  }

  /// Whether a call hands something over for an optional parameter.
  func isGiven(_ expression: Expression, _ frame: Frame, _ environment: Environment) -> Bool? {
    guard case .name(let name, _) = expression.form, frame.depth > 0, symbols.vocabulary(ofFile: frame.scope.file) == nil,
      let parameter = frame.function.flatMap({ symbols.declaration($0).parameters.first { $0.name == name } }),
      parameter.type.map({ $0.wrapped != nil }) ?? false, let value = environment.value(name), value.asked.isEmpty
    else { return nil }
    switch value.form {
    case .null: return false
    case .plain, .text, .truth, .metatype, .constant, .object:
      guard let own = value.exact, own != .unknown, own.wrapped == nil, !own.isOpen, !value.isForeign else { return nil }
      return true
    default: return nil
    }
  }

  /// What a condition says as long as nobody turns a switch that is written out as a constant; nil where that cannot be told.
  func writtenTruth(_ condition: Statement.Condition, _ frame: Frame, _ environment: Environment) -> Bool? {
    guard case .test(let expression) = condition, symbols.vocabulary(ofFile: frame.scope.file) == nil else { return nil }
    return truth(of: expression) { writtenValue($0, frame, environment) }
  }

  /// The same of several conditions, all of which must hold.
  func writtenTruth(_ conditions: [Statement.Condition], _ frame: Frame, _ environment: Environment) -> Bool? {
    let truths = conditions.map { writtenTruth($0, frame, environment) }
    return truths.contains(false) ? false : truths.contains(nil) ? nil : true
  }

  private func truth(of expression: Expression, _ value: (Expression) -> Value?) -> Bool? {
    switch expression.form {
    case .prefix("!", let inner): return truth(of: inner, value).map { !$0 }
    case .binary(let left, "&&", let right):
      let sides = [left, right].map { truth(of: $0, value) }
      return sides.contains(false) ? false : sides.contains(nil) ? nil : true
    case .binary(let left, "||", let right):
      let sides = [left, right].map { truth(of: $0, value) }
      return sides.contains(true) ? true : sides.contains(nil) ? nil : false
    case .binary(let left, let sign, let right) where sign == "==" || sign == "!=":
      guard let value = value(left), let other = written(right, as: value.type) else { return nil }
      return knownTruth(value, sign, other)
    default:
      guard case .truth(let truth)? = value(expression)?.form else { return nil }
      return truth
    }
  }

  /// What a constant of a type or of a file is written to be: `usesSpare`, `Settings.usesSpare`.
  func writtenValue(_ expression: Expression, _ frame: Frame, _ environment: Environment) -> Value? {
    switch expression.form {
    case .boolean(let truth): return Value(.truth(truth), type: .named("Bool"))
    // A local name may have become something else.
    case .name(let name, _):
      guard environment.value(name) == nil else { return nil }
      if let own = frame.receiver.flatMap({ property(name, of: $0) }), let value = symbols.declaration(own.id).value,
        symbols.declaration(own.id).modifiers.contains("let"), let type = propertyType(own)
      {
        return written(value, as: type)
      }
    case .member(let base?, _, _, _):
      guard case .name(let owner, _) = base.form, owner.first?.isUppercase == true else { return nil }
    default: return nil
    }
    let value = evaluate(expression, frame, environment)
    if case .truth = value.form { return value }
    return value.isCase ? value : nil
  }

  /// What a constant of the object is in every run: `self.name`, `name`.
  func settledValue(_ expression: Expression, _ frame: Frame, _ environment: Environment) -> Value? {
    guard symbols.vocabulary(ofFile: frame.scope.file) == nil, let receiver = frame.receiver else { return nil }
    switch expression.form {
    // A local name may have become something else.
    case .name(let name, _) where environment.value(name) == nil && symbols.storedConstants.contains(name):
      return settled(name, of: receiver.type)
    case .member(let base?, let name, _, _) where symbols.storedConstants.contains(name):
      guard case .name("self", _) = base.form else { return nil }
      return settled(name, of: receiver.type)
    default: return nil
    }
  }

  private func settled(_ name: String, of type: TypeName) -> Value? {
    // Some builds may have another one of that name.
    let found = symbols.members(of: type.unwrapped, named: name)
    guard type.instance == nil, found.count == 1, let id = found.first?.id else { return nil }
    let declaration = symbols.declaration(id)
    // One that is written out is a switch that its developer turns: each way is that of some build.
    guard declaration.kind == .property, declaration.modifiers.contains("let"), declaration.value == nil, !declaration.isStatic,
      declaration.attributes.isEmpty, conditions(id) == .always, let type = propertyType(Member(id: id, generics: [:])),
      isDatum(type), type.wrapped == nil, let literal = settledLiteral(of: id)
    else { return nil }
    return written(literal, as: type)
  }

  /// A truth or a case as it is written.
  private func written(_ expression: Expression, as type: TypeName) -> Value? {
    switch expression.form {
    case .boolean(let truth): return type.isNamed("Bool") ? Value(.truth(truth), type: type) : nil
    case .member(let base, let name, _, _):
      if let base {
        guard case .name(let owner, _) = base.form, owner == type.baseName else { return nil }
      }
      return isCase(name, of: type) && payloadTypes(of: name, type).isEmpty ? Value(.constant(name), type: type) : nil
    default: return nil
    }
  }

  /// What follows is ruled out by a constant.
  func switchOff(_ isOff: Bool) { context.isSwitchedOff = context.isSwitchedOff || isOff }

  /// Names of groups and functions, these with the type of whose object they are called where the text says it, to which a way leads that the program never takes.
  func setAside(_ statements: [Statement]) {
    Walk.statements(statements) { [calls] expression in
      switch expression.form {
      case .member(let base?, let name, _, _):
        guard let owners = base.typesMade, name.first?.isLowercase == true else { fallthrough }
        for owner in owners { calls.namesSetAside.insert("\(owner).\(name)") }
      case .name(let name, _), .member(_, let name, _, _): calls.namesSetAside.insert(name)
      case .metatype(let type): if let name = type.baseName { calls.namesSetAside.insert(name) }
      default: break
      }
    }
  }
}
