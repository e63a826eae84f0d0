import Model

/// What bodies answer that have to do with no container and yet decide something, such as the name of a case. They are followed
/// the way they run, and only as long as all that they ask is known.
extension Evaluator {
  /// How a body that is followed goes on.
  private enum Course {
    case falls
    case answers(Value)
    /// Something that it asks is not known.
    case open
  }

  /// What a computed property or function answers; nil where the text does not tell. What a caller would have to say is a
  /// parameter.
  func answer(
    of id: DeclarationID, _ generics: [String: TypeName], _ receiver: Value?, _ arguments: [(String, Value)], _ body: [Statement],
    _ result: TypeName?, _ frame: Frame
  ) -> Value? {
    guard let result, isWritable(result), symbols.vocabulary(ofFile: id.file) == nil, calls.localScopes[id] == nil,
      !follows(id) || makesTexts(body), !mayBeOverridden(id, receiver)
    else { return nil }
    let parts = arguments.map(\.1) + (receiver.map { [$0] } ?? [])
    let born = min(parts.map(\.born).min() ?? .max, frame.depth)
    if parts.contains(where: { isLeftToCallers($0) }) {
      return isText(result) || standsForText(result) ? Value(.parameter, type: result, born: born) : nil
    }
    guard arguments.allSatisfy({ isKnown($0.1) }) else { return nil }
    var key = FoldKey(id: id, structure: structure(of: receiver ?? Value()))
    for (_, value) in arguments { key.structure += structure(of: value) }
    for name in generics.keys.sorted() { key.structure += [.text(name), .type(generics[name]!)] }
    if let known = calls.folded[key] { return known.map { $0.reborn(born) } }
    let running = calls.foldings[id, default: 0]
    guard running < Limit.growingCalls.value, calls.depth < Limit.callDepth.value, calls.folding.insert(key).inserted
    else { return nil }
    calls.foldings[id] = running + 1
    calls.depth += 1
    defer {
      calls.folding.remove(key)
      calls.foldings[id] = running == 0 ? nil : running
      calls.depth -= 1
    }
    let scope = Scope(file: id.file, declaration: id, generics: generics, selfType: receiver?.selfType)
    let inner = Frame(scope: scope, function: id, receiver: receiver, depth: frame.depth + 1)
    inner.resultType = result
    inner.isFollowed = true
    let environment = Environment(parent: nil)
    for (name, value) in arguments { environment.declare(name, value) }
    let course = with({
      $0.sites.append(symbols.location(of: id))
      $0.functions.append(id)
    }) { follow(body, inner, environment) }
    var found: Value?
    if case .answers(let value) = course { found = value.type == .unknown ? value.seen(as: result) : value }
    calls.folded[key] = .some(found)
    return found.map { $0.reborn(born) }
  }

  /// What an initializer makes of its arguments: the properties of a structure.
  func structure(
    madeBy id: DeclarationID, _ generics: [String: TypeName], _ type: TypeName, _ arguments: [(String, Value)],
    _ body: [Statement],
    _ frame: Frame
  ) -> Value.Form? {
    guard isDatum(type), !follows(id), calls.depth < Limit.callDepth.value,
      arguments.allSatisfy({ isKnown($0.1) })
    else { return nil }
    let fields = Fields()
    let object = Value(.object(fields), type: type, born: frame.depth)
    let scope = Scope(file: id.file, declaration: id, generics: generics, selfType: type)
    let inner = Frame(scope: scope, function: id, receiver: object, depth: frame.depth + 1)
    inner.isFollowed = true
    let environment = Environment(parent: nil)
    for (name, value) in arguments { environment.declare(name, value) }
    let course = with({
      $0.sites.append(symbols.location(of: id))
      $0.functions.append(id)
    }) { follow(body, inner, environment) }
    guard case .falls = course else { return nil }
    return datum(type, fields.values)
  }

  /// Follows `if` or `switch` as a value where the body around it is followed.
  func chosen(_ bodies: [[Statement]], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment) -> Value {
    let inner = Frame(scope: frame.scope, function: frame.function, receiver: frame.receiver, depth: frame.depth)
    inner.resultType = expecting
    inner.isFollowed = true
    if bodies.count == 1, case .answers(let value) = follow(bodies[0], inner, environment) { return value }
    return Value(type: expecting ?? .unknown, born: frame.depth)
  }

  private func follow(_ statements: [Statement], _ frame: Frame, _ outer: Environment) -> Course {
    let environment = Environment(parent: outer)
    for statement in statements {
      let course = follow(statement, frame, environment)
      guard case .falls = course else { return course }
    }
    return .falls
  }

  private func follow(_ statement: Statement, _ frame: Frame, _ environment: Environment) -> Course {
    switch statement {
    case .return(let expression?, _):
      let value = flow(evaluate(expression, expecting: frame.resultType, frame, environment), into: frame.resultType)
      return isKnown(value) ? .answers(value) : .open
    case .bind(let binding):
      guard let expression = binding.value, binding.element == nil, binding.attributes.isEmpty else { return .open }
      let type = binding.type.map { symbols.resolve($0, in: frame.scope) }
      environment.declare(binding.name, flow(evaluate(expression, expecting: type, frame, environment), into: type))
      return .falls
    case .if(let conditions, let then, let otherwise):
      let inner = Environment(parent: environment)
      guard let holds = hold(conditions, frame, inner) else { return .open }
      return follow(holds ? then : otherwise, frame, holds ? inner : environment)
    case .guard(let conditions, let otherwise):
      guard let holds = hold(conditions, frame, environment) else { return .open }
      return holds ? .falls : follow(otherwise, frame, environment)
    case .switch(let subject, let cases):
      let value = evaluate(subject, frame, environment)
      for item in cases {
        let inner = Environment(parent: environment)
        guard let isChosen = isChosen(item, value, frame, inner) else { return .open }
        if isChosen { return follow(item.body, frame, inner) }
      }
      return .open
    case .expression(let expression):
      guard case .assign = expression.form else { return .open }
      _ = evaluate(expression, frame, environment)
      return .falls
    default: return .open
    }
  }

  private func isChosen(_ item: Statement.Case, _ value: Value, _ frame: Frame, _ environment: Environment) -> Bool? {
    if item.patterns.isEmpty { return true }
    for pattern in item.patterns {
      guard let fits = matches(value, pattern, item.names, frame, environment) else { return nil }
      if fits {
        declare(pattern, item.names, value, environment, frame)
        return true
      }
    }
    return false
  }

  private func hold(_ conditions: [Statement.Condition], _ frame: Frame, _ environment: Environment) -> Bool? {
    for condition in conditions {
      switch condition {
      case .availability: return nil
      case .test(let test):
        guard let truth = truth(test, frame, environment) else { return nil }
        if !truth { return false }
      case .match(let pattern, let names, let expression):
        let value = evaluate(expression, frame, environment)
        guard let fits = matches(value, pattern, names, frame, environment) else { return nil }
        if !fits { return false }
        declare(pattern, names, value, environment, frame)
      case .bind(let binding):
        var value = binding.value.map { evaluate($0, frame, environment) } ?? Value()
        if case .null = value.form { return false }
        guard isKnown(value) else { return nil }
        value.type = value.type.wrapped ?? value.type
        environment.declare(binding.name, value)
      }
    }
    return true
  }

  /// Whether the only calls of a body make texts, so that following it does nothing to any container.
  private func makesTexts(_ body: [Statement]) -> Bool {
    var isMere = true
    Walk.statements(body) { expression in
      guard case .call(let callee, _) = expression.form else { return }
      if case .name("String", _) = callee.form { return }
      isMere = false
    }
    return isMere
  }

  /// Whether an object that is only known to be of some class or to meet some protocol may answer in a way of its own.
  private func mayBeOverridden(_ id: DeclarationID, _ receiver: Value?) -> Bool {
    guard let owner = symbols.enclosingType(id), let receiver, receiver.type.instance == nil else { return false }
    let type = (receiver.exact ?? receiver.type).unwrapped
    let name = name(of: id)
    let below = symbols.descendants(of: type.key ?? owner)
    return below.contains { symbols.types[$0]?.members[name]?.isEmpty == false }
  }
}

/// What tells calls apart that are folded to a constant.
struct FoldKey: Hashable {
  var id: DeclarationID
  var structure: [Atom]
}
