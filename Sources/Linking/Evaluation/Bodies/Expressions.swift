import Model

extension Evaluator {
  /// The value of an expression, as far as it can be told. `expecting` is the type of the place it flows into, where known.
  /// - Parameter askedFor: A member of it that is asked, so that there is something.
  func evaluate(
    _ expression: Expression, expecting: TypeName? = nil, askedFor part: String? = nil, _ frame: Frame, _ environment: Environment
  ) -> Value {
    counters.steps += 1
    switch expression.form {
    case .name(let name, let arguments): return self.name(name, arguments, expression, frame, environment)
    case .member(let base?, "unsafelyUnwrapped", _, _): return force(base, expecting, frame, environment)
    case .member(let base, let name, let arguments, let labels):
      return member(base, name, arguments, labels, expression, expecting, frame, environment)
    case .call(let callee, let arguments):
      return call(callee, arguments, expression, expecting, frame, environment, askedFor: part)
    case .index(let base, let arguments): return index(base, arguments, expecting, frame, environment)
    case .closure(let closure): return self.closure(closure, at: expression.at, frame, environment)
    case .metatype(let written):
      let type = symbols.resolve(typeMember(written, environment) ?? written, in: frame.scope)
      return Value(.metatype(type), type: .metatype(type), born: birth(of: written, frame))
    case .string(let text): return Value(text.map { .text($0) } ?? .plain, type: literal("String", expecting), born: frame.depth)
    case .integer(let digits):
      let type = literal("Int", expecting)
      return Value(isFrameworks(type) ? .constant(digits) : .plain, type: type, born: frame.depth)
    case .float: return Value(type: literal("Double", expecting), born: frame.depth)
    case .boolean(let truth): return Value(.truth(truth), type: .named("Bool"), born: frame.depth)
    case .null: return Value(.null, type: expecting ?? .unknown, born: frame.depth)
    case .array(let elements): return array(elements, expecting, frame, environment)
    case .dictionary(let entries): return dictionary(entries, expecting, frame, environment)
    case .tuple(let arguments): return tuple(arguments, expecting, frame, environment)
    case .keyPath(let root, let names):
      return Value(.keyPath(root.map { symbols.resolve($0, in: frame.scope) }, names), born: frame.depth)
    case .cast(let inner, let kind, let written): return cast(inner, kind, written, frame, environment)
    case .force(let inner): return force(inner, expecting, frame, environment)
    case .chain(let inner):
      var value = evaluate(inner, frame, environment)
      for request in value.requests where request.answersOptional { request.takeAsOptional() }
      value.type = value.type.wrapped ?? value.type
      return value
    case .attempt(let inner, let kind): return attempt(inner, kind, expecting, frame, environment)
    case .await(let inner):
      counters.awaits = true
      return evaluate(inner, expecting: expecting, frame, environment)
    // The method is looked at by itself, as any that is called is.
    case .prefix("#selector", _): return Value()
    case .prefix(let name, let inner): return unary(name, "prefix", inner, expression, expecting, frame, environment)
    case .postfix(let inner, let name): return unary(name, "postfix", inner, expression, expecting, frame, environment)
    case .binary(let left, let name, let right): return binary(left, name, right, expression, expecting, frame, environment)
    case .assign(let left, let right):
      assign(left, right, frame, environment)
      return Value(type: .void)
    case .choice(let bodies): return choice(bodies, expecting, frame, environment)
    case .opaque: return Value()
    }
  }

  private func literal(_ name: String, _ expecting: TypeName?) -> TypeName {
    guard let wanted = expecting?.unwrapped, case .nominal = wanted, !wanted.isOpen else { return .named(name) }
    return wanted.baseName.map { ["Any", "Sendable"].contains($0) } == true ? .named(name) : wanted
  }

  /// How deep the type parameters that a written type mentions were chosen; here, if it mentions none.
  func birth(of written: TypeName, _ frame: Frame) -> Int {
    guard !frame.genericBirths.isEmpty else { return frame.depth }
    var birth = frame.depth
    _ = written.mapNominals { parts in
      if let first = parts.first, let bound = frame.genericBirths[first.name] { birth = min(birth, bound) }
      return .nominal(parts)
    }
    return birth
  }

  /// How deep a type was chosen that a place wants: where a type parameter stands for it, by whoever bound that.
  func birth(ofKnown type: TypeName, _ frame: Frame) -> Int {
    let parameters = frame.genericBirths.filter { frame.scope.generics[$0.key] == type }
    return min(parameters.values.min() ?? .max, frame.depth)
  }

  private func array(_ elements: [Expression], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment) -> Value {
    let wanted = expecting?.unwrapped.element
    var values: [Value] = []
    for element in elements {
      // An implicit member is one of the type that those before it have.
      let type = wanted ?? (element.isImplicitMember ? values.first?.type : nil)
      var value = flow(whole(element, evaluate(element, expecting: type, frame, environment)), into: type)
      if case .metatype = value.form, value.at == nil, symbols.vocabulary(ofFile: frame.scope.file) == nil {
        value.at = Location(symbols.digests[frame.scope.file].file, element.at)
      }
      values.append(value)
    }
    let element = wanted ?? (values.contains(where: isOfUnknownType) ? .unknown : common(values))
    if wanted == nil, element != .unknown, values.contains(where: { $0.type != element }) {
      values = values.map { seen($0, as: element) }
    }
    return Value(.list(values, isComplete: true), type: .array(element), born: frame.depth)
  }

  /// `values` and `keys` of a dictionary whose pairs are known.
  func dictionaryPart(_ name: String, of receiver: Value) -> Value? {
    guard name == "values" || name == "keys", receiver.type.baseName == "Dictionary" else { return nil }
    let index = name == "keys" ? 0 : 1
    if case .tuple(let parts)? = callersElement(of: receiver)?.form {
      return Value(.parameter, type: .array(parts[index].value.type), born: receiver.born)
    }
    guard case .list(let pairs, let isComplete) = receiver.form else { return nil }
    let values = pairs.compactMap { pair in if case .tuple(let parts) = pair.form { parts[index].value } else { nil } }
    let types = receiver.type.arguments
    return Value(
      .list(values, isComplete: isComplete), type: .array(index < types.count ? types[index] : .unknown), born: receiver.born)
  }

  /// A dictionary is a list of pairs.
  private func dictionary(
    _ entries: [Expression.Entry], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value {
    let wanted = expecting?.unwrapped.arguments ?? []
    let pairs = entries.map { entry in
      let key = flow(evaluate(entry.key, expecting: wanted.first, frame, environment), into: wanted.first)
      let value = flow(evaluate(entry.value, expecting: wanted.last, frame, environment), into: wanted.last)
      return Value(.tuple([("key", key), ("value", value)]), type: .tuple([key.type, value.type]), born: frame.depth)
    }
    let common = (0...1).map { side -> TypeName in
      let types = Set(pairs.map { pair -> TypeName in if case .tuple(let types) = pair.type { types[side] } else { .unknown } })
      return types.count == 1 ? types.first! : .unknown
    }
    return Value(.list(pairs, isComplete: true), type: expecting ?? .dictionary(common[0], common[1]), born: frame.depth)
  }

  private func tuple(_ arguments: [Argument], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment) -> Value {
    var wanted: [TypeName?] = Array(repeating: nil, count: arguments.count)
    if case .tuple(let types)? = expecting, types.count == arguments.count { wanted = types }
    let values = zip(arguments, wanted).map { argument, type in
      let value = whole(argument.value, evaluate(argument.value, expecting: type, frame, environment))
      return (label: argument.label, value: flow(value, into: type))
    }
    return Value(.tuple(values), type: .tuple(values.map(\.value.type)), born: frame.depth)
  }

  private func cast(
    _ inner: Expression, _ kind: Expression.Cast, _ written: TypeName, _ frame: Frame, _ environment: Environment
  ) -> Value {
    let type = symbols.resolve(written, in: frame.scope)
    let born = birth(of: written, frame)
    switch kind {
    case .plain:
      let value = flow(evaluate(inner, expecting: type, frame, environment), into: type, born: born).seen(as: type)
      if type.isOpen { for request in value.requests { request.castIn = context.sites.count } }
      return value
    case .forced:
      let value = evaluate(inner, frame, environment)
      if isOpenArgument(value) { return Value(type: type, born: born) }
      for request in value.requests {
        request.isForced = true
        request.isForcedAtOnce = request.isForcedAtOnce || inner.isCall
        if request.expected == nil { request.expected = type }
      }
      return value.seen(as: type)
    case .optional:
      var value = evaluate(inner, frame, environment)
      if isOpenArgument(value) { return Value(type: .optional(type), born: born) }
      if case .request(let request) = value.form {
        // What was taken for something that is no optional is there; only what it is remains to be seen.
        if !request.answersOptional, let known = request.expected, known.wrapped == nil, !known.isOpen {
          return Value(type: .optional(type), born: frame.depth)
        }
        request.takeAsOptional()
        if request.expected == nil { request.expected = .optional(type) }
      }
      value = seen(value, ifKindOf: type)
      value.type = .optional(type)
      value.isForeign = false
      return value
    case .test:
      let value = evaluate(inner, frame, environment)
      settle(value)
      if case .metatype(let object) = value.form, let wanted = type.instance?.key {
        return Value(.truth(symbols.type(object, inherits: wanted)), type: .named("Bool"), born: frame.depth)
      }
      // What was just made is what it is.
      if case .call = inner.form, let wanted = type.key, value.type.key.flatMap({ symbols.types[$0] }) != nil {
        return Value(.truth(symbols.type(value.type, inherits: wanted)), type: .named("Bool"), born: frame.depth)
      }
      return Value(type: .named("Bool"))
    }
  }

  /// Whether a value is a run-time argument of which nothing says what it is: what a maker casts it to does not.
  private func isOpenArgument(_ value: Value) -> Bool {
    if case .request(let request) = value.form { request.isArgument && request.expected == nil } else { false }
  }

  /// What an expression gives as a whole: with a `?` along its way it is an optional, and a bare name is never a type.
  func whole(_ expression: Expression, _ value: Value) -> Value {
    let value = asVariable(expression, value)
    guard value.type != .unknown, value.type.wrapped == nil, hasChain(expression) else { return value }
    return asOptional(value)
  }

  /// A bare name is never a type, since Swift wants `.self`, `(` or a member behind one. What nobody here declares is somebody else's variable
  /// then, whatever its first letter.
  func asVariable(_ expression: Expression, _ value: Value) -> Value {
    if value.isTypeByCustom, let form = expression.bareName { Value(form, born: value.born) } else { value }
  }

  private func hasChain(_ expression: Expression) -> Bool {
    switch expression.form {
    case .chain: true
    case .member(let base?, _, _, _), .call(let base, _), .index(let base, _): hasChain(base)
    default: false
    }
  }

  private func attempt(
    _ inner: Expression, _ kind: Expression.Attempt, _ expecting: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value {
    let wanted = kind == .optional ? expecting.map { $0.wrapped ?? $0 } : expecting
    var value = with({ $0.isCaught = $0.isCaught || kind == .optional }) {
      evaluate(inner, expecting: wanted, frame, environment)
    }
    for request in value.requests {
      if kind == .optional { request.isTolerant = true }
      if kind == .forced { request.isForced = true }
    }
    if kind == .optional, value.type != .unknown { value.type = .optional(value.type.unwrapped) }
    return value
  }

  private func choice(_ bodies: [[Statement]], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment) -> Value {
    if frame.isFollowed { return chosen(bodies, expecting, frame, environment) }
    let choice = nextChoice(of: bodies.count)
    var values: [Value] = []
    for (index, body) in bodies.enumerated() {
      with({
        $0.take(index, of: choice)
        $0.isConditional = true
      }) {
        // What a body of a choice returns is its value, not the result of the function around it.
        let inner = Frame(scope: frame.scope, function: frame.function, receiver: frame.receiver, depth: frame.depth)
        inner.genericBirths = frame.genericBirths
        inner.maker = frame.maker
        inner.resultType = expecting
        inner.assigned = frame.assigned
        block(body, inner, environment)
        values += inner.results
      }
    }
    guard values.count > 1 else { return values.first ?? Value() }
    var one = oneOf(values, type: common(values), born: frame.depth)
    one.isEither = values.count == 2 && values.allSatisfy { isKnown($0) || $0.isEither }
    one.isWhole = values.count == bodies.count && values.allSatisfy(isSurely)
    return one
  }

  private func closure(_ closure: Closure, at: Position, _ frame: Frame, _ environment: Environment) -> Value {
    let place = ClosurePlace(file: frame.scope.file, at: at, kind: .written)
    let inner = Environment(parent: environment)
    for capture in closure.captures {
      if let value = capture.value { inner.declare(capture.name, evaluate(value, frame, environment)) }
    }
    return Value(.closure(calls.hold(ClosureValue(closure, at: place, frame: frame, environment: inner))), born: frame.depth)
  }
}

extension Expression {
  /// `.name`, or a call of it.
  var isImplicitMember: Bool {
    switch form {
    case .member(nil, _, _, _): true
    case .call(let callee, _): callee.isImplicitMember
    default: false
    }
  }
}

extension Expression {
  /// What a name, or the name of a type's member, with nothing behind it is, if it is no type.
  fileprivate var bareName: Value.Form? {
    switch form {
    case .name(_, let arguments) where arguments.isEmpty: .plain
    case .member(_?, let name, let arguments, _) where arguments.isEmpty: .constant(name)
    default: nil
    }
  }

  var isCall: Bool { if case .call = form { true } else { false } }
}
