import Model

/// What a result builder of the program makes of the statements of a body: Swift hands each to functions of the builder, by name, and
/// answers what they make of it.
extension Evaluator {
  /// The result builder among attributes.
  func resultBuilder(_ attributes: [Attribute], in scope: Scope) -> TypeName? {
    for attribute in attributes {
      let type = symbols.resolve(attribute.name, in: scope)
      guard let symbol = type.key.flatMap({ symbols.types[$0] }), !symbol.isExternal else { continue }
      let isBuilder = symbol.declarations.contains { id in
        symbols.declaration(id).attributes.contains(where: \.isResultBuilder)
      }
      if isBuilder { return type }
    }
    return nil
  }

  /// Runs the body of a declaration; where a result builder makes its answer, that is the answer.
  func run(_ body: [Statement], of id: DeclarationID, _ frame: Frame, _ environment: Environment) {
    let attributes = symbols.declaration(id).attributes
    guard !attributes.isEmpty else { return _ = block(body, frame, environment) }
    let scope = Scope(file: id.file, declaration: id)
    if let builder = resultBuilder(attributes, in: scope) { return run(body, by: builder, frame, environment) }
    _ = block(body, frame, environment)
    // Only a result builder lets a body answer that ends without saying so.
    guard frame.results.isEmpty, body.count > 1, let type = frame.resultType, type != .void,
      case .expression(let last)? = body.last, !neverReturns(last),
      let outside = attributes.last(where: { isOutsideBuilder($0, in: scope) })
    else { return }
    frame.results = [unread("the result builder `\(outside.name)` is declared outside the sources", frame)]
  }

  private func isOutsideBuilder(_ attribute: Attribute, in scope: Scope) -> Bool {
    guard attribute.name.baseName?.first?.isUppercase == true else { return false }
    return symbols.resolve(attribute.name, in: scope).key.map { symbols.types[$0] == nil } ?? true
  }

  /// Runs a body of which a result builder makes the answer, unless it says `return`: then Swift asks no builder.
  func run(_ body: [Statement], by builder: TypeName, _ frame: Frame, _ environment: Environment) {
    if body.count > 1, body.contains(where: { if case .return = $0 { true } else { false } }) {
      _ = block(body, frame, environment)
      return
    }
    guard isPlain(body) else {
      _ = block(body, frame, environment)
      frame.results = [unread("what the result builder `\(builder)` makes of it is not understood", frame)]
      return
    }
    let made = built(body, by: builder, frame, Environment(parent: environment))
    let final = made.isWhole ? nil : call("buildFinalResult", [(nil, made.value)], of: builder, frame, environment)
    let answer = flow(final ?? made.value, into: frame.resultType)
    hold(answer)
    frame.results = [answer]
  }

  private func unread(_ reason: String, _ frame: Frame) -> Value {
    var value = Value(type: frame.resultType.map { symbols.substitute($0, frame.scope.generics) } ?? .unknown, born: frame.depth)
    value.unreadReason = reason
    return value
  }

  /// Whether a body has nothing but what builders are followed through: values, names, `if`, `switch`, `for` and `#if`.
  private func isPlain(_ body: [Statement]) -> Bool {
    body.allSatisfy { statement in
      switch statement {
      case .expression, .bind, .declaration, .return: true
      case .if(let conditions, let then, let otherwise):
        isPlain(then) && isPlain(otherwise)
          && conditions.allSatisfy { if case .availability = $0 { false } else { true } }
      case .for(_, in: _, let body): isPlain(body)
      case .switch(_, let cases): cases.allSatisfy { isPlain($0.body) }
      case .conditional(let branches): branches.allSatisfy { isPlain($0.body) }
      default: false
      }
    }
  }

  /// What a builder makes of a block; whole where the block is one value of the type that is to be answered.
  func built(
    _ body: [Statement], by builder: TypeName, _ frame: Frame, _ environment: Environment
  ) -> (value: Value, isWhole: Bool) {
    if body.count == 1, case .return(let expression?, _) = body[0] {
      let value = evaluate(expression, frame, environment)
      // With one value of that type a builder has nothing to do, or `return` stands before it.
      if isAnswer(value, frame) { return (value, true) }
      let part = call("buildExpression", [(nil, value)], of: builder, frame, environment) ?? value
      return (combined([part], by: builder, frame, environment), false)
    }
    let builds = builds(of: body, by: builder, frame, environment)
    let made = builds.map { build in
      (build.condition, within(build.condition) { combined(build.parts, by: builder, frame, environment) })
    }
    return (byBuild(made, born: frame.depth), false)
  }

  /// What each statement of a block is to the builder: in one build, or in each that an `#if` tells apart.
  private func builds(
    of body: [Statement], by builder: TypeName, _ frame: Frame, _ environment: Environment
  ) -> [(condition: BuildCondition, parts: [Value])] {
    var builds: [(condition: BuildCondition, parts: [Value])] = [(.always, [])]
    func add(_ part: Value) { for index in builds.indices { builds[index].parts.append(part) } }
    for statement in body {
      switch statement {
      case .expression(let expression), .return(let expression?, _):
        let value = evaluate(expression, frame, environment)
        add(call("buildExpression", [(nil, value)], of: builder, frame, environment) ?? value)
      case .if(let conditions, let then, let otherwise):
        add(chosen(conditions, then, otherwise, by: builder, frame, environment))
      case .switch(let subject, let cases): add(selected(subject, cases, by: builder, frame, environment))
      case .for(let names, in: let sequence, let body): add(array(names, sequence, body, by: builder, frame, environment))
      case .conditional(let branches):
        let rest = Statement.Branch(condition: .not(.any(branches.map(\.condition))), body: [])
        let ways = (branches + [rest]).filter { holds($0.condition) && simplified($0.condition).meets(context.condition) }
        let inner = ways.flatMap { branch in
          within(simplified(branch.condition)) { self.builds(of: branch.body, by: builder, frame, environment) }
            .map { (condition: simplified(branch.condition).and($0.condition), parts: $0.parts) }
        }
        builds = builds.flatMap { before in
          inner.filter { !$0.condition.excludes(before.condition) }
            .map { (before.condition.and($0.condition), before.parts + $0.parts) }
        }
        // More than can be told apart: what they have in common is not known.
        if builds.count > Limit.propertyValues.value { return [(.always, [Value(born: frame.depth)])] }
      default: _ = run(statement, frame, environment)
      }
    }
    return builds
  }

  private func isAnswer(_ value: Value, _ frame: Frame) -> Bool {
    guard let wanted = frame.resultType?.unwrapped else { return false }
    if wanted.element != nil { return isList(value) || value.type.unwrapped.element != nil }
    return value.type.unwrapped == wanted
  }

  private func combined(_ parts: [Value], by builder: TypeName, _ frame: Frame, _ environment: Environment) -> Value {
    if let whole = call("buildBlock", parts.map { (nil, $0) }, of: builder, frame, environment) { return whole }
    guard let first = parts.first else { return Value(born: frame.depth) }
    let start = call("buildPartialBlock", [("first", first)], of: builder, frame, environment) ?? first
    return parts.dropFirst().reduce(start) { before, next in
      call("buildPartialBlock", [("accumulated", before), ("next", next)], of: builder, frame, environment)
        ?? Value(born: frame.depth)
    }
  }

  /// `if` in a builder: what is made of the way that is taken, or one of both.
  private func chosen(
    _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: [Statement], by builder: TypeName, _ frame: Frame,
    _ environment: Environment
  ) -> Value {
    let inner = Environment(parent: environment)
    func first() -> Value {
      let value = built(then, by: builder, frame, Environment(parent: inner)).value
      if !otherwise.isEmpty { return call("buildEither", [("first", value)], of: builder, frame, environment) ?? value }
      return call("buildOptional", [(nil, value)], of: builder, frame, environment)
        ?? call("buildIf", [(nil, value)], of: builder, frame, environment) ?? value
    }
    func second() -> Value {
      if otherwise.isEmpty {
        let none = Value(.null, born: frame.depth)
        return call("buildOptional", [(nil, none)], of: builder, frame, environment)
          ?? call("buildIf", [(nil, none)], of: builder, frame, environment) ?? none
      }
      let value: Value
      if otherwise.count == 1, case .if(let conditions, let then, let last) = otherwise[0] {
        value = chosen(conditions, then, last, by: builder, frame, environment)
      } else {
        value = built(otherwise, by: builder, frame, Environment(parent: environment)).value
      }
      return call("buildEither", [("second", value)], of: builder, frame, environment) ?? value
    }
    if case .test(let test)? = conditions.first, conditions.count == 1, let holds = settledTruth(test, frame, environment) {
      setAside(holds ? otherwise : then)
      return holds ? first() : second()
    }
    // A caller may say which way is taken.
    counters.openings += 1
    for condition in conditions { check(condition, insists: false, substitutes: !otherwise.isEmpty, frame, inner) }
    var values: [Value] = []
    conditionally { values = [first(), second()] }
    return oneOf(values, type: values[0].type, born: frame.depth)
  }

  /// A function of the builder, where it has one that takes these.
  func call(
    _ name: String, _ values: [(label: String?, value: Value)], of builder: TypeName, _ frame: Frame, _ environment: Environment
  ) -> Value? {
    let members = symbols.members(of: builder, named: name)
    guard !members.isEmpty else { return nil }
    if let index = values.firstIndex(where: \.value.isByBuild) {
      return eachBuild(of: values[index].value, born: frame.depth) { part in
        var values = values
        values[index].value = part
        return call(name, values, of: builder, frame, environment) ?? Value(born: frame.depth)
      }
    }
    let receiver = Value(.metatype(builder), type: .metatype(builder), born: frame.depth)
    let given = values.map { Given(label: $0.label, isTrailing: false, value: $0.value) }
    var cache: [Int: Value] = [:]
    let fitting = members.compactMap { member in
      fit(
        Overload(id: member.id, generics: member.generics), given, nil, receiver: receiver, &cache, frame, environment)
    }
    guard let best = best(of: fitting), let body = symbols.declaration(best.candidate.id).body else { return nil }
    let id = best.candidate.id
    let declaration = symbols.declaration(id)
    var (generics, births) = (best.generics, best.births)
    let arguments = arguments(best, declaration, given, &cache, &generics, &births, frame, environment)
    let scope = Scope(file: id.file, declaration: id, generics: generics, selfType: builder)
    let result = declaration.type.map { symbols.resolve($0, in: scope) } ?? .void
    return tabulated(key(.declaration(id), receiver: receiver, arguments.sorted, generics, births), result) { [self] in
      activate(id, generics, receiver, arguments.byName, births: births, frame, body: body, result: result) { _, _ in }
    }
  }
}

extension Attribute {
  /// In front of a type: it is a result builder.
  var isResultBuilder: Bool { name.isNamed("resultBuilder") || name.isNamed("_functionBuilder") }
}
