import Model

extension Evaluator {
  /// `left op right`.
  func binary(
    _ left: Expression, _ name: String, _ right: Expression, _ expression: Expression, _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment
  ) -> Value {
    switch name {
    case "??":
      var value = evaluate(left, expecting: expecting.map { .optional($0.unwrapped) }, frame, environment)
      if isDecidedThere(left, frame, environment) {
        value.type = value.type.wrapped ?? value.type
        return value
      }
      for request in value.requests {
        request.isTolerant = true
        request.hasSubstitute = true
        if request.expected == nil, let expecting { request.expected = .optional(expecting.unwrapped) }
      }
      let missing = missing(left, value, frame, environment)
      let other = with({ _ in }) {
        goOn(without: missing)
        return flow(evaluate(right, expecting: expecting, frame, environment), into: expecting)
      }
      if neverReturns(right) { take(value, insists: true, substitutes: false) }
      if case .null = value.form { return other }
      value.type = value.type.wrapped ?? (value.type == .unknown ? other.type : value.type)
      // Where there may be neither, there is none without what was asked for last.
      guard other.type.wrapped != nil, other.requests.contains(where: \.answersOptional) else { return value }
      for request in other.requests { request.hasSubstitute = true }
      value = withoutRequest(value)
      value.type = other.type
      value.absentWith += other.requests
      return value
    case "+":
      let a = evaluate(left, expecting: expecting, frame, environment)
      let b = evaluate(right, expecting: expecting, frame, environment)
      if isList(a) || isList(b) { return joined(a, b, frame) }
      if case .text(let x) = a.form, case .text(let y) = b.form { return Value(.text(x + y), type: a.type, born: frame.depth) }
      if isLeftToCallers(a) || isLeftToCallers(b), isText(a.type), isText(b.type) {
        return Value(.parameter, type: a.type, born: min(a.born, b.born))
      }
      return custom(name, [a, b], expecting, frame, environment)
        ?? Value(type: a.type == b.type ? a.type : .unknown, born: frame.depth)
    case "+=":
      let a = evaluate(left, frame, environment)
      let b = evaluate(right, expecting: a.type == .unknown ? nil : a.type, frame, environment)
      if case .name(let local, _) = left.form, environment.value(local) != nil {
        if isList(a) { environment.assign(local, joined(a, added(b, to: local, environment), frame)) }
      } else {
        _ = adds(b, to: left, frame, environment)
      }
      return Value(type: .void)
    default:
      var given = [left, right].map { Given(label: nil, isTrailing: false, expression: $0) }
      let strangers = operatorsOfOthers(name, frame)
      // Whoever means the operator of a library that his file does not import has a container in front of it all the same.
      if !strangers.isEmpty { given[0].value = evaluate(left, frame, environment) }
      let isAsked = given[0].value.map { containerVocabulary($0.type) != nil } ?? true
      return custom(name, given, expression, expecting, frame, environment, leavingOut: isAsked ? [] : strangers)
        ?? {
          let first = given[0].value ?? evaluate(left, frame, environment)
          let inner = Environment(parent: environment)
          if name == "&&" {
            find(left.namesFound, inner)
            take(left.namesFound, false, environment)
          }
          let sides = [first, evaluate(right, expecting: right.isImplicitMember ? first.type : nil, frame, inner)]
          if let truth = knownTruth(sides[0], name, sides[1]) {
            return Value(.truth(truth), type: .named("Bool"), born: frame.depth)
          }
          if name == "==" || name == "!=" { lookAt(sides) }
          for side in sides { settle(side) }
          return Value(
            type: ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!=="].contains(name) ? .named("Bool") : .unknown)
        }()
    }
  }

  /// `op operand` and `operand op`.
  func unary(
    _ name: String, _ position: String, _ inner: Expression, _ expression: Expression, _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment
  ) -> Value {
    if name == "repeat" { return expansion(inner, expecting, frame, environment) }
    if name == "&" || name == "each" { return evaluate(inner, expecting: expecting, frame, environment) }
    let given = [Given(label: nil, isTrailing: false, expression: inner)]
    if let value = custom(name, given, expression, expecting, frame, environment, position: position) { return value }
    let value = evaluate(inner, frame, environment)
    settle(value)
    if name == "!", case .truth(let truth) = value.form { return Value(.truth(!truth), type: .named("Bool"), born: frame.depth) }
    let isNumber = ["-", "+", "~"].contains(name) && program.operatorIndex[name] == nil
    return Value(type: name == "!" ? .named("Bool") : isNumber ? value.type : .unknown, born: frame.depth)
  }

  private func custom(
    _ name: String, _ values: [Value], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value? {
    let candidates = operators(name, frame)
    guard !candidates.isEmpty else { return nil }
    let given = values.map { Given(label: nil, isTrailing: false, value: $0) }
    return invoke(FunctionValue(candidates: candidates, receiver: nil), given, expecting, frame, environment)
  }

  /// An operator that the program or a framework declares; nil where none has that name.
  private func custom(
    _ name: String, _ given: [Given], _ expression: Expression, _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment, position: String? = nil, leavingOut strangers: Set<DeclarationID> = []
  ) -> Value? {
    let candidates = operators(name, frame).filter { candidate in
      let declaration = symbols.declaration(candidate.id)
      return !strangers.contains(candidate.id) && declaration.parameters.count == given.count
        && (position.map { declaration.modifiers.contains($0) } ?? true)
    }
    guard !candidates.isEmpty else { return nil }
    let site = Location(symbols.digests[frame.scope.file].file, expression.at)
    let isVocabulary = symbols.vocabulary(ofFile: frame.scope.file) != nil
    return with({ if !isVocabulary { $0.sites.replaceInnermost(with: site) } }) {
      invoke(FunctionValue(candidates: candidates, receiver: nil), given, expecting, frame, environment)
    }
  }

  /// Operator functions at file scope and static ones of types.
  private func operators(_ name: String, _ frame: Frame) -> [Overload] {
    (program.operatorIndex[name] ?? []).filter {
      follows($0.id) || symbols.vocabulary(ofFile: $0.id.file) != nil
    }
  }

  /// Those of frameworks that belong to one of their modules, `@module("Name")`, which a file does not import.
  private func operatorsOfOthers(_ name: String, _ frame: Frame) -> Set<DeclarationID> {
    Set(
      (program.operatorIndex[name] ?? []).map(\.id).filter { [self] id in
        symbols.declaration(id).attributes.contains { attribute in
          guard attribute.name.isNamed("module"), case .string(let module?)? = attribute.arguments?.first?.value.form else {
            return false
          }
          return !symbols.imports[frame.scope.file].contains(module)
        }
      })
  }
}
