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
    // What one of them binds, those behind it ask.
    let bound = Environment(parent: environment)
    bound.isOfArguments = true
    for condition in conditions {
      guard let truth = decidedTruth(condition, frame, bound) else { return nil }
      if !truth { return false }
    }
    return true
  }

  private func decidedTruth(_ condition: Statement.Condition, _ frame: Frame, _ environment: Environment) -> Bool? {
    switch condition {
    case .test(let expression):
      return truth(of: expression) { given($0, frame, environment) } ?? truth(ofComparedTypes: expression, frame, environment)
    case .bind(let binding) where binding.element == nil:
      guard let value = binding.value.flatMap({ given($0, frame, environment) }), let isThere = isThere(value) else { return nil }
      if isThere { environment.declare(binding.name, unwrapped(value)) }
      return isThere
    case .match(let pattern, let names, let expression):
      return given(expression, frame, environment).flatMap {
        matches($0, pattern, names, frame, Environment(parent: environment))
      }
    case .bind, .availability: return nil
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

  /// What an expression is that hangs on nothing but what the caller handed over, or whoever made the object; nil for any other.
  func given(_ expression: Expression, _ frame: Frame, _ environment: Environment) -> Value? {
    let known = argument(expression, environment) ?? constant(expression, frame, environment)
    if let value = known ?? onlyCase(expression, frame, environment) { return value }
    switch expression.form {
    case .name("self", _): return frame.receiver.flatMap { $0.isCase || $0.isParameter ? $0 : nil }
    case .chain(let inner), .force(let inner): return given(inner, frame, environment).map(unwrapped)
    case .member(let base?, let name, _, _): return given(base, frame, environment).flatMap { given(name, of: $0, frame) }
    case .binary(let left, "??", let right):
      guard let value = given(left, frame, environment), !value.isParameter else { return given(left, frame, environment) }
      return isThere(value).flatMap { $0 ? unwrapped(value) : literal(right) ?? given(right, frame, environment) }
    case .tuple(let parts):
      let values = parts.compactMap { part in given(part.value, frame, environment).map { (label: part.label, value: $0) } }
      return values.count == parts.count && !values.isEmpty ? Value(.tuple(values), type: .tuple(values.map(\.value.type))) : nil
    case .prefix("!", _), .binary(_, "&&", _), .binary(_, "||", _), .binary(_, "==", _), .binary(_, "!=", _):
      return truth(of: expression) { given($0, frame, environment) }.map { Value(.truth($0), type: .named("Bool")) }
    default: return nil
    }
  }

  /// A part of such a value: what it is, where that is known, else what the caller has.
  private func given(_ name: String, of value: Value, _ frame: Frame) -> Value? {
    switch value.form {
    case .parameter: return Value(.parameter, born: value.born)
    case .null: return value
    case .text(let text) where name == "isEmpty": return Value(.truth(text.isEmpty), type: .named("Bool"))
    case .constant(let path) where name == "rawValue":
      return rawText(path, value.type.unwrapped).map { Value(.text($0), type: .named("String"), born: value.born) }
    case .text, .constant, .object:
      guard isKnown(value), let own = property(name, of: value), !follows(own.id) else { return nil }
      return member(name, of: value, nil, frame).flatMap { isKnown($0) ? $0 : nil }
    default: return nil
    }
  }

  /// A text or a truth that is written down.
  private func literal(_ expression: Expression) -> Value? {
    switch expression.form {
    case .string(let text?): Value(.text(text), type: .named("String"))
    case .boolean(let truth): Value(.truth(truth), type: .named("Bool"))
    default: nil
    }
  }

  /// What a constant of a body stands for that hangs on nothing but what was handed over, so that it is as good as that.
  func handed(_ binding: Binding, _ frame: Frame, _ environment: Environment) -> Value? {
    guard binding.modifiers.contains("let"), binding.element == nil, binding.attributes.isEmpty else { return nil }
    return binding.value.flatMap { given($0, frame, environment) }
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
    if receiver.isParameter, declared.body == nil, declared.value == nil {
      return Value(.parameter, type: propertyType(own) ?? .unknown, born: receiver.born)
    }
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
    guard case .name(let name, _) = expression.form, let holder = environment.holder(of: name), let value = holder.own(name),
      holder.hands(name), value.asked.isEmpty, !value.isForeign
    else { return nil }
    // Of what a closure is called with only what is known is handed over: whoever calls it out of sight hands over something else.
    return holder.isOfClosure && !isKnown(value) ? nil : value
  }

  /// Whether what stands before a `??` is not nil in the call that is being followed, so that what stands behind it is never evaluated.
  func isDecidedThere(_ expression: Expression, _ frame: Frame, _ environment: Environment) -> Bool {
    var inner = expression
    if case .call(let callee, _) = expression.form, case .member(let base?, "map", _, _) = callee.form { inner = base }
    return given(inner, frame, environment).flatMap(isThere) ?? false
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
