import Model

/// Conditions that whoever calls decides by what he hands over: a literal, nil, something that is never nil, or nothing where a default
/// stands for it; or by what the object, on which he calls, was made with. A call goes the one way; other calls go the other.
extension Evaluator {
  /// What conditions say, all of which must hold, in every run or in the call that is being followed; nil where that hangs on anything else.
  func decidedTruth(_ conditions: [Statement.Condition], _ frame: Frame, _ environment: Environment) -> Bool? {
    if case .test(let expression)? = conditions.first, conditions.count == 1,
      let holds = settledTruth(expression, frame, environment)
    {
      return holds
    }
    let truths = conditions.lazy.map { self.decidedTruth($0, frame, environment) }
    guard let first = truths.first(where: { $0 != true }) else { return true }
    return first
  }

  private func decidedTruth(_ condition: Statement.Condition, _ frame: Frame, _ environment: Environment) -> Bool? {
    switch condition {
    case .test(let expression):
      truth(of: expression) { given($0, frame, environment) } ?? truth(ofComparedTypes: expression, frame, environment)
    case .bind(let binding) where binding.element == nil: binding.value.flatMap { given($0, frame, environment) }.flatMap(isThere)
    case .match(let pattern, let names, let expression):
      given(expression, frame, environment).flatMap { matches($0, pattern, names, frame, Environment(parent: environment)) }
    case .bind, .availability: nil
    }
  }

  /// `type == Lamp.self`, `T.self == Lamp.self`, where the caller says which type.
  private func truth(ofComparedTypes expression: Expression, _ frame: Frame, _ environment: Environment) -> Bool? {
    guard case .binary(let left, let sign, let right) = expression.form, sign == "==" || sign == "!=" else { return nil }
    let types = [left, right].compactMap { side -> TypeName? in
      var type: TypeName?
      if case .metatype(let written) = side.form { type = symbols.resolve(written, in: frame.scope) }
      if case .metatype(let given)? = argument(side, environment)?.form { type = given }
      return type.flatMap { $0 == .unknown || $0.isOpen || $0.isPartlyUnknown ? nil : $0 }
    }
    return types.count == 2 ? (types[0] == types[1]) == (sign == "==") : nil
  }

  private func given(_ expression: Expression, _ frame: Frame, _ environment: Environment) -> Value? {
    argument(expression, environment) ?? constant(expression, frame, environment)
  }

  /// What whoever made the object put into one of its constants, where that is known, and the text means its constant.
  private func constant(_ expression: Expression, _ frame: Frame, _ environment: Environment) -> Value? {
    guard let name = expression.ownMember, symbols.storedConstants.contains(name),
      symbols.vocabulary(ofFile: frame.scope.file) == nil,
      let receiver = frame.receiver, let own = property(name, of: receiver), case let declared = symbols.declaration(own.id),
      declared.modifiers.contains("let"), !declared.isStatic
    else { return nil }
    // A local name is another one.
    if case .name = expression.form, environment.value(name) != nil { return nil }
    var values: [Value] = []
    if case .object(let fields) = receiver.form, let value = fields.values[name] { values = [value] }
    if values.isEmpty, let object = receiver.object, let content = content(own.id, of: object).first,
      !content.isHanded, !content.isOpen
    {
      values = content.values
    }
    return values.count == 1 && isKnown(values[0]) ? values[0] : nil
  }

  /// What the caller handed over under a name, where the text means that.
  func argument(_ expression: Expression, _ environment: Environment) -> Value? {
    guard case .name(let name, _) = expression.form, let holder = environment.holder(of: name), holder.isOfArguments,
      let value = holder.own(name), value.asked.isEmpty, !value.isForeign
    else { return nil }
    return value
  }

  /// Whether what stands before a `??` is not nil in the call that is being followed, so that what stands behind it is never evaluated.
  func isDecidedThere(_ expression: Expression, _ environment: Environment) -> Bool {
    var inner = expression
    if case .call(let callee, _) = expression.form, case .member(let base?, "map", _, _) = callee.form { inner = base }
    return argument(inner, environment).flatMap(isThere) ?? false
  }

  /// Whether a value is something, or nil; neither where that cannot be told.
  func isThere(_ value: Value) -> Bool? {
    switch value.form {
    case .null: return false
    case .choice(let values):
      let all = Set(values.map(isThere))
      return all.count == 1 ? all.first! : nil
    case .text, .truth, .metatype, .closure, .function, .list, .tuple: return true
    default:
      let type = value.type.wrapped == nil ? value.type : value.exact ?? value.type
      return type.wrapped == nil && type != .unknown && !type.isOpen && !type.isPartlyUnknown ? true : nil
    }
  }
}
