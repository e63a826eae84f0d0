import Model

/// Conditions that hang on nothing but constants which are the same in every run: `let` properties to which all that makes their objects
/// gives one and the same literal. The way that such a condition rules out is not followed. One that rules out a way by a literal that
/// stands beside it is a switch: its ways are those of several builds, and both are followed.
extension Evaluator {
  /// What a condition says in every run; nil where that cannot be told.
  func settledTruth(_ expression: Expression, _ frame: Frame, _ environment: Environment) -> Bool? {
    truth(of: expression) { settledValue($0, frame, environment) }
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

  /// - Parameter value: what is known of a part of the condition.
  func truth(of expression: Expression, _ value: (Expression) -> Value?) -> Bool? {
    switch expression.form {
    case .prefix("!", let inner): return truth(of: inner, value).map { !$0 }
    case .binary(let left, "&&", let right):
      let sides = [left, right].map { truth(of: $0, value) }
      return sides.contains(false) ? false : sides.contains(nil) ? nil : true
    case .binary(let left, "||", let right):
      let sides = [left, right].map { truth(of: $0, value) }
      return sides.contains(true) ? true : sides.contains(nil) ? nil : false
    case .binary(let left, let sign, let right) where sign == "==" || sign == "!=":
      if case .null = right.form { return value(left).flatMap(isThere).map { $0 == (sign == "!=") } }
      if case .null = left.form { return value(right).flatMap(isThere).map { $0 == (sign == "!=") } }
      let isTurned = left.isLiteral
      guard let known = value(isTurned ? right : left),
        let other = written(isTurned ? left : right, as: known.type.unwrapped) ?? value(isTurned ? left : right)
      else { return nil }
      // What is nil is nothing that is written down.
      if case .null = known.form, isKnown(other) { return (sign == "!=") != isNull(other) }
      return knownTruth(known, sign, other)
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
    guard symbols.vocabulary(ofFile: frame.scope.file) == nil else { return nil }
    if let only = onlyCase(expression, frame, environment) { return only }
    guard let receiver = frame.receiver else { return nil }
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

  /// A truth, a text or a case as it is written.
  private func written(_ expression: Expression, as type: TypeName) -> Value? {
    switch expression.form {
    case .boolean(let truth): return type.isNamed("Bool") ? Value(.truth(truth), type: type) : nil
    case .string(let text?): return isText(type) ? Value(.text(text), type: type) : nil
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

extension Expression {
  /// Whether it is written down, whatever it is compared with.
  fileprivate var isLiteral: Bool {
    switch form {
    case .string, .boolean, .member(nil, _, _, _): true
    default: false
    }
  }
}
