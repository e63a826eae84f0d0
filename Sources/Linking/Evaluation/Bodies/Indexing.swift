import Model

/// `list[0]`, `all["main"]`: what is known of an element.
extension Evaluator {
  func index(
    _ base: Expression, _ arguments: [Argument], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value {
    let value = evaluate(base, frame, environment)
    let isVocabulary = symbols.vocabulary(ofFile: frame.scope.file) != nil
    // What the program adds to a list, `subscript(safe:)`, is another one than that by which it is asked otherwise.
    if let function = subscripts(of: value, taking: arguments, setting: false) {
      let given = arguments.map { Given(label: $0.label, isTrailing: $0.isTrailing, expression: $0.value) }
      let site = Location(symbols.digests[frame.scope.file].file, base.at)
      return with({ if !isVocabulary { $0.sites.replaceInnermost(with: site) } }) {
        invoke(function, given, expecting, frame, environment)
      }
    }
    let keys = arguments.map { argument in
      let key = evaluate(argument.value, frame, environment)
      settle(key)
      return key
    }
    if keys.count == 1, arguments[0].label == "keyPath", case .keyPath(_, let names) = keys[0].form {
      return walk(names, from: value, frame)
    }
    // Where a caller's key path leads, the caller says.
    if keys.count == 1, arguments[0].label == "keyPath", case .parameter = keys[0].form, let end = keys[0].type.arguments.last {
      counters.openings += 1
      return Value(.parameter, type: end, born: min(value.born, keys[0].born))
    }
    let isDictionary = value.type.unwrapped.isDictionary
    if keys.count == 2, arguments[1].label == "default" {
      return Value(type: isDictionary ? value.type.unwrapped.arguments.last ?? .unknown : .unknown, born: value.born)
    }
    // A part of a list is a list of another type.
    if keys.count == 1, arguments[0].value.isRange { return Value(born: value.born) }
    let type = isDictionary ? value.type.unwrapped.arguments.last.map { .optional($0) } : value.type.element
    if case .list(let elements, true) = value.form, keys.count == 1 {
      let found =
        isDictionary ? values(of: keys[0], in: elements) : element(arguments[0].value, of: elements).map { [$0] } ?? elements
      if found.count == 1 || found.count > 1 && found.allSatisfy({ container(of: $0) == nil }) {
        var one = each(of: found, type, born: value.born)
        one.isEach = !isDictionary
        if isDictionary, one.type != .unknown { one.type = .optional(one.type) }
        return one
      }
    }
    guard let type else { return Value() }
    // What stands there in what a caller hands over, he knows.
    return Value(callersElement(of: value) == nil ? .plain : .parameter, type: type, born: value.born)
  }

  /// The subscripts that a type declares and that may be meant: those that answer, or those that put something there.
  private func subscripts(of value: Value, taking arguments: [Argument], setting: Bool) -> FunctionValue? {
    let isStatic = value.type.instance != nil
    let own = symbols.members(of: value.type.instance ?? value.type.unwrapped, named: "subscript").filter {
      let declared = symbols.declaration($0.id)
      return declared.isStatic == isStatic && declared.isSetter == setting && declared.mayTake(arguments)
    }
    return own.isEmpty
      ? nil : FunctionValue(candidates: own.map { Overload(id: $0.id, generics: $0.generics) }, receiver: value)
  }

  /// What `base[key] = value` calls where the type of `base` says what is done then. A list or dictionary is changed as usual, whatever the program
  /// adds to it, unless a label says otherwise.
  func setter(of base: Expression, taking index: [Argument], _ frame: Frame, _ environment: Environment) -> FunctionValue? {
    let object = evaluate(base, frame, environment)
    let isUsual = object.type.unwrapped.element != nil || object.type.unwrapped.isDictionary
    if isUsual, index.allSatisfy({ $0.label == nil }) { return nil }
    let added = Argument(label: nil, value: Expression(.null, at: base.at))
    return subscripts(of: object, taking: index + [added], setting: true)
  }

  /// `base[key] = value` where the type of `base` says what is done then.
  private func set(_ value: Value, at index: [Argument], of base: Expression, _ frame: Frame, _ environment: Environment) -> Bool
  {
    guard let function = setter(of: base, taking: index, frame, environment) else { return false }
    let given = index.map { Given(label: $0.label, isTrailing: false, expression: $0.value) }
    let site = Location(symbols.digests[frame.scope.file].file, base.at)
    with({ if symbols.vocabulary(ofFile: frame.scope.file) == nil { $0.sites.replaceInnermost(with: site) } }) {
      _ = invoke(function, given + [Given(label: nil, isTrailing: false, value: value)], .void, frame, environment)
    }
    return true
  }

  /// `deps.tide` of an object that has the members of another: what its subscript answers to the key path that leads there.
  func dynamicMember(_ name: String, _ base: Expression, of receiver: Value, _ frame: Frame) -> Value? {
    let type = receiver.type.unwrapped
    guard let symbol = type.key.flatMap({ symbols.types[$0] }), symbols.hasMembersOfOthers(symbol) else { return nil }
    let own = symbols.members(of: type, named: "subscript").filter { member in
      let parameters = symbols.declaration(member.id).parameters
      return parameters.count == 1 && parameters[0].label == "dynamicMember"
        && parameters[0].type?.unwrapped.baseName?.hasSuffix("KeyPath") == true
    }
    guard !own.isEmpty else { return nil }
    let function = FunctionValue(candidates: own.map { Overload(id: $0.id, generics: $0.generics) }, receiver: receiver)
    let path = Value(.keyPath(nil, [name]), born: frame.depth)
    let given = [Given(label: "dynamicMember", isTrailing: false, value: path)]
    let site = Location(symbols.digests[frame.scope.file].file, base.at)
    return with({ $0.sites.replaceInnermost(with: site) }) { invoke(function, given, nil, frame, Environment(parent: nil)) }
  }

  /// What stands at the end of a key path.
  func walk(_ names: [String], from object: Value, _ frame: Frame) -> Value {
    names.reduce(object) { member($1, of: $0, nil, frame) ?? Value(born: frame.depth) }
  }

  private func element(_ index: Expression, of elements: [Value]) -> Value? {
    guard case .integer(let digits) = index.form, let number = Int(digits), elements.indices.contains(number) else { return nil }
    return elements[number]
  }

  /// The values of a dictionary, a list of pairs, under a key; all of which that is not known.
  private func values(of key: Value, in pairs: [Value]) -> [Value] {
    pairs.compactMap { pair -> Value? in
      guard case .tuple(let parts) = pair.form, parts.count == 2 else { return nil }
      return knownTruth(parts[0].value, "==", key) == false ? nil : parts[1].value
    }
  }

  /// `base[key] = value`: true where that is kept.
  func assign(_ value: Value, at index: [Argument], of base: Expression, _ frame: Frame, _ environment: Environment) -> Bool {
    if case .name(let name, _) = base.form, var list = environment.value(name), case .list(let values, _) = list.form {
      // Which element it takes the place of need not be known.
      list.form = .list(values, isComplete: false)
      return environment.assign(name, list)
    }
    if set(value, at: index, of: base, frame, environment) { return true }
    guard index.count == 1 else { return false }
    let type = evaluate(base, frame, environment).type.unwrapped
    if type.element != nil, !type.isDictionary {
      return adds(Value(.list([value], isComplete: true), type: type, born: frame.depth), to: base, frame, environment)
    }
    let key = evaluate(index[0].value, frame, environment)
    let pair = Value(.tuple([("key", key), ("value", value)]), type: .tuple([key.type, value.type]), born: frame.depth)
    return adds(Value(.list([pair], isComplete: true), born: frame.depth), to: base, frame, environment)
  }
}

extension TypeName {
  fileprivate var isDictionary: Bool { baseName == "Dictionary" }
}

extension Expression {
  fileprivate var isRange: Bool {
    switch form {
    case .binary(_, let name, _), .prefix(let name, _), .postfix(_, let name): name == "..." || name == "..<"
    default: false
    }
  }
}
