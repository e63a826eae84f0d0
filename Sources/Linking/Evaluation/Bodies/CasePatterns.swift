import Model

extension Evaluator {
  /// Gives the names that a pattern binds the parts of the value that they stand for; those of which nothing is known stay
  /// unknown.
  func declare(_ pattern: Expression, _ names: [String], _ value: Value, _ environment: Environment, _ frame: Frame) {
    switch pattern.form {
    case .name(let name, _): if names.contains(name) { environment.declare(name, value) }
    case .chain(let inner): declare(inner, names, unwrapped(value), environment, frame)
    case .binary(let inner, "where", _): declare(inner, names, value, environment, frame)
    case .cast(let inner, .plain, let written):
      let type = symbols.resolve(written, in: frame.scope)
      declare(inner, names, value.seen(as: type), environment, frame)
    case .tuple(let elements):
      let parts = elements.indices.map { part($0, of: value) }
      for (element, part) in zip(elements, parts) { declare(element.value, names, part, environment, frame) }
    case .call(let callee, let arguments):
      guard case .member(_, let name, _, _) = callee.form else { return }
      if name == "some", arguments.count == 1, value.type.wrapped != nil {
        return declare(arguments[0].value, names, unwrapped(value), environment, frame)
      }
      let payload = payload(of: name, in: value, frame)
      // One name for several values is a tuple of them.
      if arguments.count == 1, payload.count > 1 {
        let whole = Value(
          .tuple(payload), type: .tuple(payload.map(\.value.type)), born: value.born)
        return declare(arguments[0].value, names, whole, environment, frame)
      }
      guard arguments.count == payload.count else { return }
      for (argument, part) in zip(arguments, payload) { declare(argument.value, names, part.value, environment, frame) }
    default: break
    }
  }

  func unwrapped(_ value: Value) -> Value {
    var value = value
    value.type = value.type.wrapped ?? value.type
    return value
  }

  /// The same value where there may be none.
  func asOptional(_ value: Value) -> Value {
    var value = value
    if value.type != .unknown, value.type.wrapped == nil { value.type = .optional(value.type) }
    return value
  }

  /// What a case of an enumeration carries: the values themselves where they are known, else what their types say.
  private func payload(of name: String, in value: Value, _ frame: Frame) -> [(label: String?, value: Value)] {
    if case .constant(let path) = value.form, !value.payload.isEmpty, path.split(separator: ".").first.map(String.init) == name {
      return value.payload
    }
    var type = value.type
    if type.baseName != "Result", type.wrapped != nil, symbols.members(of: type, named: name).isEmpty { type = type.unwrapped }
    if type.baseName == "Result", type.arguments.count == 2, let index = ["success", "failure"].firstIndex(of: name) {
      return [(nil, Value(type: type.arguments[index], born: value.born))]
    }
    // What the case carries that a caller hands over, or of which he calls a method, he knows.
    let isLeft = value.isParameter || frame.depth == 0 && isSelfAlone(value, frame)
    return payloadTypes(of: name, type).map { (nil, Value(isLeft ? .parameter : .plain, type: $0, born: value.born)) }
  }

  /// The types of what a case of an enumeration carries.
  func payloadTypes(of name: String, _ type: TypeName) -> [TypeName] {
    guard let member = symbols.members(of: type, named: name).first(where: { symbols.declaration($0.id).kind == .enumCase })
    else {
      return []
    }
    let scope = Scope(file: member.id.file, declaration: member.id, generics: member.generics)
    return symbols.declaration(member.id).parameters.map { parameter in
      parameter.type.map { symbols.resolve($0, in: scope) } ?? .unknown
    }
  }

  /// Whether a known value is what a pattern describes; nil where that cannot be told.
  func matches(
    _ value: Value, _ pattern: Expression, _ names: [String], _ frame: Frame, _ environment: Environment
  ) -> Bool? {
    switch pattern.form {
    case .name("_", _): return true
    case .name(let name, _) where names.contains(name): return true
    case .chain(let inner):
      return isThere(value).flatMap { $0 ? matches(unwrapped(value), inner, names, frame, environment) : false }
    case .null: return isThere(value).map { !$0 }
    case .tuple(let elements):
      guard case .tuple(let parts) = value.form, parts.count == elements.count else { return nil }
      return all(zip(parts, elements).lazy.map { self.matches($0.value, $1.value, names, frame, environment) })
    case .binary(let inner, "where", let condition):
      guard let fits = matches(value, inner, names, frame, environment), fits else {
        return matches(value, inner, names, frame, environment)
      }
      declare(inner, names, value, environment, frame)
      return truth(condition, frame, environment)
    case .call(let callee, let arguments):
      guard case .member(_, let name, _, _) = callee.form else { return nil }
      if name == "some", arguments.count == 1, !isCase(name, of: value.type) {
        return isThere(value).flatMap { $0 ? matches(unwrapped(value), arguments[0].value, names, frame, environment) : false }
      }
      guard case .constant(let own) = value.form else { return nil }
      let isSame = own.split(separator: ".").first.map(String.init) == name
      guard isCase(name, of: value.type) else { return nil }
      guard isSame, value.payload.count == arguments.count else { return isSame ? nil : false }
      return all(zip(value.payload, arguments).lazy.map { self.matches($0.value, $1.value, names, frame, environment) })
    case .member(_, let name, _, _):
      if case .null = value.form { return name == "none" ? true : nil }
      if case .constant(let own) = value.form, isCase(name, of: value.type) {
        return own.split(separator: ".").first.map(String.init) == name
      }
      return equals(value, evaluate(pattern, expecting: value.type, frame, environment))
    case .string, .boolean, .force: return equals(value, evaluate(pattern, frame, environment))
    default: return nil
    }
  }

  private func all(_ answers: some Sequence<Bool?>) -> Bool? {
    var isOpen = false
    for answer in answers {
      if answer == false { return false }
      isOpen = isOpen || answer == nil
    }
    return isOpen ? nil : true
  }

  private func equals(_ a: Value, _ b: Value) -> Bool? { knownTruth(a, "==", b) }

  /// What a test says where that is known.
  func truth(_ test: Expression, _ frame: Frame, _ environment: Environment) -> Bool? {
    if case .truth(let truth) = evaluate(test, frame, environment).form { truth } else { nil }
  }
}
