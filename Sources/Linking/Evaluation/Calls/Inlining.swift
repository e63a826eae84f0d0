import Model

extension Evaluator {
  /// Runs a body with its parameters bound, one level deeper than the caller unless it is a framework's.
  func activate(
    _ id: DeclarationID, _ generics: [String: TypeName], _ receiver: Value?, _ parameters: [String: Value],
    births: [String: Int], _ caller: Frame, body: [Statement], result: TypeName?,
    prepare: (Frame, Environment) -> Void
  ) -> Value {
    let isVocabulary = symbols.vocabulary(ofFile: id.file) != nil
    let receiver = receiver.map { itself($0, in: id) }
    let depth = isVocabulary ? caller.depth : caller.depth + 1
    let scope = Scope(file: id.file, declaration: id, generics: generics, selfType: receiver?.selfType)
    let frame = Frame(scope: scope, function: id, receiver: receiver, depth: depth)
    frame.genericBirths = births
    frame.maker = context.maker
    frame.resultType = result
    frame.answersNothing = symbols.declaration(id).answersNothing
    let around = calls.localScopes[id]
    let environment = Environment(parent: around?.1)
    environment.isOfArguments = true
    for (name, value) in parameters { environment.declare(name, value) }
    prepare(frame, environment)
    with({
      if !isVocabulary {
        $0.sites.append(symbols.location(of: id))
        $0.functions.append(id)
        $0.condition = $0.condition.and(simplified(conditions(id)))
        $0.fork = .always
      }
    }) { run(body, of: id, frame, environment) }
    return labelled(outcome(frame, result), symbols.declaration(id).tupleLabels)
  }

  /// What a body returns: its one result, or one of several.
  private func outcome(_ frame: Frame, _ result: TypeName?) -> Value {
    let declared = result.map { symbols.substitute($0, frame.scope.generics) }
    let results = answers(of: frame)
    var value: Value
    switch results.count {
    case 0: value = Value(type: declared ?? .void)
    case 1: value = results[0]
    default:
      let types = results.map(\.type).filter { $0 != .unknown }
      value = oneOf(results, type: types.first ?? .unknown, born: results.map(\.born).min() ?? 0)
      value.isWhole = results.allSatisfy(isSurely)
    }
    if declared == .void, case .plain = value.form { return Value(type: .void) }
    if case .handle = value.form, let declared, !declared.isOpen, declared.key != value.type.key {
      value.type = declared
      return value
    }
    if let declared, !declared.isOpen, declared != .unknown,
      value.type == .unknown || value.type.isPartlyUnknown || !isMoreExact(value)
    {
      value = value.seen(as: declared)
    }
    return value
  }

  /// Values that know more than the declared result says: a type's own value, a registration.
  private func isMoreExact(_ value: Value) -> Bool {
    switch value.form {
    case .metatype, .handle: true
    default: false
    }
  }

  /// Runs a closure with values for its parameters; missing ones are unknown.
  func call(_ closure: ClosureValue, _ values: [Value], expecting: TypeName?) -> Value {
    closure.wasRun = true
    // Of what it is not given, the place into which it flowed last says the type: that is part of what tells this call from others.
    let missing = values.count..<max(values.count, closure.parameterTypes.count)
    let values = values.isEmpty ? missing.map { unknownParameter($0, closure) } : values
    let given = values.enumerated().map { ("\($0)", $1) }
    let self_ = Value(.closure(closure), born: closure.frame.depth)
    let result = expecting ?? closure.resultType
    // What answers with a container makes it for whoever calls it, anything else for whom the body does that it is written in.
    let maker = result.map(isTelling) ?? true ? context.maker : closure.frame.maker
    return with({ $0.maker = maker }) {
      let key = key(.closure(closure.place), receiver: self_, given, [:], [:])
      return tabulated(key, result) { [self] in run(closure, values, expecting: expecting) }
    }
  }

  /// What a closure answers is of the type that it has where it is kept, whatever it makes.
  func answer(_ value: Value, of function: Value, _ frame: Frame) -> Value {
    guard symbols.vocabulary(ofFile: frame.scope.file) == nil, case .function(_, let result) = function.type.unwrapped,
      result != .void, !result.isOpen, !result.isPartlyUnknown, !isMoreExact(value)
    else { return value }
    return value.seen(as: result)
  }

  private func run(_ closure: ClosureValue, _ values: [Value], expecting: TypeName?) -> Value {
    let environment = Environment(parent: closure.environment)
    environment.isOfClosure = true
    bind(closure, values, environment)
    let frame = Frame(
      scope: closure.frame.scope, function: nil, receiver: closure.frame.receiver, depth: closure.frame.depth)
    frame.genericBirths = closure.frame.genericBirths
    frame.maker = closure.frame.maker
    frame.assigned = closure.frame.assigned
    let result = closure.closure.result.map { symbols.resolve($0, in: frame.scope) } ?? expecting ?? closure.resultType
    frame.resultType = result
    // The closure is the caller's text, so its effects belong to the caller's depth.
    with({
      guard $0.sites.count > frame.depth + 1 else { return }
      $0.functions.removeLast($0.sites.count - frame.depth - 1)
      $0.sites.leave(down: frame.depth + 1)
    }) {
      if let builder = closure.builder {
        run(closure.closure.body, by: builder, frame, environment)
      } else {
        _ = block(closure.closure.body, frame, environment)
      }
    }
    var value = frame.results.last ?? Value(type: .void)
    if frame.results.count > 1 {
      value = oneOf(frame.results, type: frame.results.map(\.type).first { $0 != .unknown } ?? .unknown, born: frame.depth)
    }
    if let result { value = flow(value, into: result) }
    if let written = closure.closure.result { value = value.seen(as: symbols.resolve(written, in: frame.scope)) }
    if result == .void, case .plain = value.form { return Value(type: .void) }
    return value
  }

  private func bind(_ closure: ClosureValue, _ values: [Value], _ environment: Environment) {
    var values = values
    // A closure of several parameters that is handed one tuple takes it apart.
    if values.count == 1, max(closure.closure.parameters.count, closure.closure.shorthand) > 1,
      case .tuple(let parts) = values[0].form
    {
      values = parts.map(\.value)
    }
    if closure.closure.parameters.isEmpty {
      for index in 0..<max(closure.closure.shorthand, values.count) {
        environment.declare("$\(index)", index < values.count ? values[index] : unknownParameter(index, closure))
      }
    }
    for (index, parameter) in closure.closure.parameters.enumerated() {
      var value = index < values.count ? values[index] : unknownParameter(index, closure)
      if let written = parameter.type {
        let type = symbols.resolve(written, in: closure.frame.scope)
        value = flow(value, into: type, born: closure.frame.depth)
        value.type = type
        value = labelled(value, parameter.tupleLabels)
      }
      environment.declare(parameter.name, value)
    }
  }

  private func unknownParameter(_ index: Int, _ closure: ClosureValue) -> Value {
    Value(.parameter, type: index < closure.parameterTypes.count ? closure.parameterTypes[index] : .unknown)
  }

  /// Runs a closure that somebody will call some time: what it asks for is asked for then.
  func runLater(_ closure: ClosureValue) {
    guard !closure.wasRun else { return }
    with({
      $0.phase = .deferred
      $0.isConditional = true
      $0.isLater = true
    }) { settle(call(closure, [], expecting: nil)) }
  }
}
