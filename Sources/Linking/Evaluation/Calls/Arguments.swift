import Model

/// The values of a call's parameters.
struct Arguments {
  var sorted: [(String, Value)] = []
  var byName: [String: Value] { Dictionary(sorted, uniquingKeysWith: { first, _ in first }) }
  var values: [(String, Value)] { sorted }
}

extension Evaluator {
  /// Evaluates the arguments of a call that fits, each for the type of its parameter; defaults where none is given.
  func arguments(
    _ fit: OverloadFit, _ declaration: Declaration, _ given: [Given], _ cache: inout [Int: Value],
    _ generics: inout [String: TypeName], _ births: inout [String: Int], of receiver: Value? = nil, _ frame: Frame,
    _ environment: Environment
  ) -> Arguments {
    var result = Arguments()
    let id = fit.candidate.id
    let isOwn = symbols.vocabulary(ofFile: id.file) == nil || symbols.isWritten(id.file)
    for name in fit.unread where generics[name] == nil { generics[name] = .unknown }
    var unsaid: Set<String> = []
    for (index, parameter) in declaration.parameters.enumerated() {
      let scope = Scope(file: id.file, declaration: id, generics: generics, selfType: receiver?.selfType)
      let type = parameter.type.map { symbols.resolve($0, in: scope) }
      let wanted = type.flatMap { $0 == .unknown ? nil : $0 }
      var values: [Value] = []
      for argument in fit.taken[index] ?? [] {
        let absence = absence(of: parameter, in: declaration, cache[argument], wanted)
        let wanted = absence == nil ? wanted : wanted?.wrapped
        let value =
          deferredArgument(parameter, given[argument], wanted, frame, environment)
          ?? argumentValue(given[argument], cache[argument], wanted, frame, environment)
        if let type {
          learn(type, from: value, &generics, &births)
          if isOwn { unsaid.formUnion(self.unsaid(type, by: value, given[argument].expression)) }
        }
        if isOwn { noteLibrarysContainer(value, given[argument], as: wanted, frame, environment) }
        if let absence { take(value, insists: absence == .ends, substitutes: false) }
        if parameter.isImplicitlyUnwrapped { insist(value) }
        if case .closure(let closure) = value.form, !parameter.attributes.isEmpty {
          closure.builder = resultBuilder(parameter.attributes, in: scope)
        }
        // What a framework makes of a closure is for it to say; one that it takes as a value is of its own type.
        let isValue = wanted.map { !isFunction($0) } ?? false
        let typed = isOwn || isValue ? typed(value, by: wanted, generics) : value
        let known = isOwn ? labelled(seen(typed, as: wanted), parameter.tupleLabels) : typed
        values += parameter.isVariadic ? spread(known, given[argument]) : [known]
      }
      for value in values { noteHandedOn(value, to: id, as: parameter.name) }
      if parameter.isVariadic {
        let element = type ?? .unknown
        result.sorted.append(
          (parameter.name, Value(.list(values, isComplete: true), type: .array(element), born: values.map(\.born).min() ?? .max)))
      } else if let value = values.first {
        result.sorted.append((parameter.name, value))
      } else if let expression = parameter.defaultValue {
        let value = defaultValue(expression, of: CallTable.Default(function: id, parameter: index), wanted, scope, frame)
        var known = isOwn ? labelled(seen(value, as: wanted), parameter.tupleLabels) : value
        known.isDefault = true
        result.sorted.append((parameter.name, known))
      }
    }
    for name in unsaid where generics[name] == nil { generics[name] = .unknown }
    return result
  }

  /// What a parameter holds unless it is given: while that is being found, a call that takes it once more takes something of its type.
  private func defaultValue(
    _ expression: Expression, of parameter: CallTable.Default, _ wanted: TypeName?, _ scope: Scope, _ frame: Frame
  ) -> Value {
    let isInside = calls.defaults.contains(parameter)
    guard !isInside, calls.defaults.count < Limit.nestedDefaults.value else {
      if !isInside { cut(.nestedDefaults) }
      return Value(type: wanted ?? .unknown, born: frame.depth)
    }
    calls.defaults.insert(parameter)
    defer { calls.defaults.remove(parameter) }
    let callee = Frame(scope: scope, function: parameter.function, receiver: nil, depth: frame.depth)
    return flow(whole(expression, evaluate(expression, expecting: wanted, callee, Environment(parent: nil))), into: wanted)
  }

  /// Inside the program's own function, and in a case of an enumeration, a plain object has the type that is written there.
  func seen(_ value: Value, as type: TypeName?) -> Value {
    if type?.wrapped != nil, value.type != .unknown, value.type.wrapped == nil {
      switch value.form {
      // Of what may be absent more is known than its type says.
      case .list, .container: return asOptional(value)
      default: break
      }
    }
    guard let type, type != .unknown, !type.isOpen, type != value.type, !isGroup(value), containerVocabulary(value.type) == nil
    else { return value }
    switch value.form {
    case .plain, .text, .truth, .null, .constant, .object: return value.seen(as: type)
    case .parameter where value.type.wrapped == nil && type == .optional(value.type): return value.seen(as: type)
    default: return value
    }
  }

  /// An argument that is handed over as a closure without being written as one.
  private func deferredArgument(
    _ parameter: Parameter, _ given: Given, _ wanted: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value? {
    guard parameter.isAutoclosure, let expression = given.expression else { return nil }
    let closure = Closure(body: [.return(expression, expression.at)])
    let deferred = Value(
      .closure(
        calls.hold(
          ClosureValue(
            closure, at: ClosurePlace(file: frame.scope.file, at: expression.at, kind: .autoclosure), frame: frame,
            environment: environment))), born: frame.depth)
    return flow(deferred, into: wanted)
  }

  private func argumentValue(
    _ given: Given, _ cached: Value?, _ wanted: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value {
    if let cached {
      // An implicit member or literal was evaluated without knowing its type, which changes nothing else about it.
      return flow(cached, into: wanted)
    }
    return value(of: given, expecting: wanted, frame, environment)
  }

  /// What an argument says about type parameters that are still open.
  func learn(_ type: TypeName, from value: Value, _ generics: inout [String: TypeName], _ births: inout [String: Int]) {
    guard type.isOpen else { return }
    var bound: [String: TypeName] = [:]
    let known: TypeName
    switch value.form {
    case .metatype(let inner): known = .metatype(taken(inner, of: value))
    case .closure where declaredAnswer(of: value) != nil, .function where declaredAnswer(of: value) != nil:
      known = type.isMaker ? declaredAnswer(of: value).map { .maker([$0]) } ?? .unknown : value.type.unwrapped
    case .closure(let closure) where type.isMaker:
      known = closureResult(closure, taking: []).map { .maker([$0]) } ?? .unknown
    case .closure(let closure):
      // A closure that is handed over as a value is of the type that it says itself, as far as it does.
      let own = closure.closure.parameters.map { $0.type.map { symbols.resolve($0, in: closure.frame.scope) } ?? .unknown }
      let taken = if case .function(let parameters, _) = type.unwrapped { takenTypes(closure, parameters) } else { own }
      known = .function(taken, closureResult(closure, taking: taken) ?? .unknown)
    case .function(let function):
      let own = functionType(function) ?? .unknown
      known = function.unapplied.map { .function([$0], own) } ?? own
    case .keyPath(let root, let path):
      guard let root = root ?? type.onlyTaken else { return }
      known = typeOfPath(path, from: root, as: type)
    case .constant(let name) where type.onlyTaken != nil && !payloadTypes(of: name, value.type).isEmpty:
      known = .function(payloadTypes(of: name, value.type), value.type)
    default: known = value.type
    }
    guard unify(type, known, &bound) || unifyTaken(type, known, &bound) else { return }
    for name in bound.keys.sorted() where generics[name] == nil {
      guard let found = bound[name], found != .unknown, !found.isOpen || found != .open(name) else { continue }
      generics[name] = found
      births[name] = min(births[name] ?? .max, value.born)
    }
  }

  /// What a function takes, where it makes something of a type below the one that is wanted.
  private func unifyTaken(_ type: TypeName, _ known: TypeName, _ bound: inout [String: TypeName]) -> Bool {
    guard case .function(let wanted, _) = type.unwrapped, case .function(let taken, _) = known.unwrapped,
      wanted.count == taken.count
    else { return false }
    bound = [:]
    return zip(wanted, taken).allSatisfy { unify($0, $1, &bound) }
  }

  /// What a function answers by the type of the place in which it arrived before: Swift keeps to that, whatever the function makes.
  func declaredAnswer(of function: Value?) -> TypeName? {
    guard let type = function?.type, case .function(_, let result) = type.unwrapped, !type.isOpen, !type.isPartlyUnknown else {
      return nil
    }
    return result
  }

  /// A function that has its type from the parameter in which it arrives, once it is known what type parameters in that stand for.
  private func typed(_ value: Value, by wanted: TypeName?, _ generics: [String: TypeName]) -> Value {
    guard let wanted, wanted.isOpen, value.type == wanted, case let type = symbols.substitute(wanted, generics),
      case .function = type.unwrapped
    else { return value }
    var value = value
    value.type = type
    return value
  }

  /// What a closure takes where it is handed over for a function that takes these: what it says itself, else those.
  private func takenTypes(_ closure: ClosureValue, _ wanted: [TypeName]) -> [TypeName] {
    let own = closure.closure.parameters
    var taken = wanted
    if own.count == wanted.count {
      taken = zip(own, wanted).map { own, wanted in own.type.map { symbols.resolve($0, in: closure.frame.scope) } ?? wanted }
    }
    guard taken.count == 1, taken[0].isOpen, case .return(let made?, _)? = closure.closure.body.last else { return taken }
    return [typeCarried(made, of: own.first?.name ?? "$0", in: nil, closure) ?? taken[0]]
  }

  /// The type of what a closure takes, where it makes a case of that, or a case of such a case: `{ Act.tide(.rise($0)) }`.
  private func typeCarried(_ made: Expression, of name: String, in type: TypeName?, _ closure: ClosureValue) -> TypeName? {
    guard case .call(let callee, let given) = made.form, given.count == 1, case .member(let base, let word, _, _) = callee.form
    else { return nil }
    var owner = type
    if case .name(let written, let arguments)? = base?.form {
      owner = symbols.resolve(.nominal([TypePart(written, arguments)]), in: closure.frame.scope)
    }
    guard let owner, let carried = payloadTypes(of: word, owner.unwrapped).first, carried != .unknown else { return nil }
    if case .name(name, _) = given[0].value.form { return carried }
    return typeCarried(given[0].value, of: name, in: carried, closure)
  }

  /// The type of a key path that is handed over as one, or as the function from its root to its end.
  private func typeOfPath(_ path: [String], from root: TypeName, as wanted: TypeName) -> TypeName {
    let end = typeOfPath(path, from: root)
    if case .function = wanted.unwrapped { return .function([root], end ?? .unknown) }
    guard let kind = wanted.unwrapped.baseName, kind.hasSuffix("KeyPath"), wanted.unwrapped.arguments.count == 2 else {
      return .unknown
    }
    return .nominal([TypePart(kind, [root, end ?? .unknown])])
  }

  private func typeOfPath(_ path: [String], from root: TypeName) -> TypeName? {
    path.reduce(root) { type, name in type.flatMap { property(name, of: Value(type: $0)) }.flatMap { propertyType($0) } }
  }

  /// What a closure returns, where that is written or can be seen in a body of one expression.
  func closureResult(_ closure: ClosureValue, taking taken: [TypeName]) -> TypeName? {
    if let written = closure.closure.result { return symbols.resolve(written, in: closure.frame.scope) }
    guard case .return(let expression?, _)? = closure.closure.body.last else { return nil }
    return typeOnly(expression, closure) ?? typeOfPart(expression, closure, taken)
  }

  /// The type of a property, however deep, of something that a closure takes: `$0.tide`.
  private func typeOfPart(_ expression: Expression, _ closure: ClosureValue, _ taken: [TypeName]) -> TypeName? {
    guard case .member(let base?, let name, _, _) = expression.form else { return nil }
    if case .name(let taker, _) = base.form {
      let names = closure.closure.parameters.map(\.name)
      let index = names.firstIndex(of: taker) ?? taken.indices.first { "$\($0)" == taker }
      return index.flatMap { taken.indices.contains($0) ? typeOfPath([name], from: taken[$0]) : nil }
    }
    return typeOfPart(base, closure, taken).flatMap { typeOfPath([name], from: $0) }
  }

  /// The type of a plain construction or cast, of a static property, or of a name that the closure binds, without following anything.
  private func typeOnly(_ expression: Expression, _ closure: ClosureValue) -> TypeName? {
    switch expression.form {
    case .cast(_, .plain, let type), .cast(_, .forced, let type): return symbols.resolve(type, in: closure.frame.scope)
    case .cast(_, .optional, let type): return .optional(symbols.resolve(type, in: closure.frame.scope))
    case .attempt(let inner, _), .await(let inner): return typeOnly(inner, closure)
    case .call(let callee, let given):
      if case .name(let name, let arguments) = callee.form, name.first?.isUppercase == true {
        let type = symbols.resolve(.nominal([TypePart(name, arguments)]), in: closure.frame.scope)
        return made(name, type, given, closure.frame)
      }
      return nil
    case .member(let base?, let name, _, _):
      guard case .name(let owner, let arguments) = base.form, owner.first?.isUppercase == true else { return nil }
      let type = symbols.resolve(.nominal([TypePart(owner, arguments)]), in: closure.frame.scope)
      let held = symbols.members(of: type, named: name).first { member in
        let declaration = symbols.declaration(member.id)
        return declaration.kind == .property && declaration.isStatic && !declaration.isImplicitlyUnwrapped
      }
      return held.flatMap { propertyType($0) }
    case .name(let name, _): return typeOfLocal(name, closure)
    default: return nil
    }
  }

  /// What a closure's own statements say that a name which they bind is.
  private func typeOfLocal(_ name: String, _ closure: ClosureValue) -> TypeName? {
    let bindings = closure.closure.body.compactMap {
      if case .bind(let binding) = $0, binding.name == name { binding } else { nil }
    }
    guard bindings.count == 1 else { return nil }
    if let written = bindings[0].type { return symbols.resolve(written, in: closure.frame.scope) }
    switch bindings[0].value?.form {
    case .call, .cast, .member: return bindings[0].value.flatMap { typeOnly($0, closure) }
    default: return nil
    }
  }

  /// The type of a function value with one meaning.
  func functionType(_ function: FunctionValue) -> TypeName? {
    guard let candidate = function.candidates.first else { return function.constructs.map { .function([], $0) } }
    let declaration = symbols.declaration(candidate.id)
    let scope = Scope(file: candidate.id.file, declaration: candidate.id, generics: candidate.generics)
    let parameters = declaration.parameters.map { $0.type.map { symbols.resolve($0, in: scope) } ?? .unknown }
    let result = function.constructs ?? declaration.type.map { symbols.resolve($0, in: scope) } ?? .void
    return .function(parameters, result)
  }
}

extension TypeName {
  /// Of a function of one thing: the type of that.
  fileprivate var onlyTaken: TypeName? {
    if case .function(let taken, _) = unwrapped, taken.count == 1, taken[0] != .unknown { taken[0] } else { nil }
  }
}
