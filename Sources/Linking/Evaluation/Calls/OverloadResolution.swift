import Model

/// A function that a call fits, with what its type parameters then mean.
struct OverloadFit {
  var candidate: Overload
  /// By parameter: the arguments that it takes.
  var taken: [Int: [Int]]
  var generics: [String: TypeName]
  var births: [String: Int]
  var rank: Int
  /// How many parameters are left to their defaults: of those that fit alike, the one that says most is meant.
  var omitted: Int
  /// It may answer nothing where something is wanted, so that any other one that fits is meant.
  var answersTooLittle = false
  /// Type parameters of which an argument `S.Type` says what they are that could not be read.
  var unread: Set<String> = []
  /// Those of which one says what they are.
  var said: Set<String> = []

  static func < (a: OverloadFit, b: OverloadFit) -> Bool {
    (a.answersTooLittle ? 0 : 1, a.rank, -a.omitted) < (b.answersTooLittle ? 0 : 1, b.rank, -b.omitted)
  }
}

extension Parameter {
  /// The argument is written as a value and handed over as a closure that makes it.
  var isAutoclosure: Bool { attributes.contains { $0.name.isNamed("autoclosure") } }

  /// The function that it takes may be called after the call has returned.
  var isEscaping: Bool {
    if case .function? = type?.wrapped { return true }
    return attributes.contains { $0.name.isNamed("escaping") }
  }
}

extension Evaluator {
  /// Whether a call fits a function: by labels first, then by what is known of the arguments.
  func fit(
    _ candidate: Overload, _ given: [Given], _ expecting: TypeName?, receiver: Value?, _ cache: inout [Int: Value],
    _ frame: Frame, _ environment: Environment
  ) -> OverloadFit? {
    let declaration = symbols.declaration(candidate.id)
    let place = Scope(file: candidate.id.file, declaration: candidate.id)
    var match = match(declaration.parameters, given, in: place)
    let omitsLabel = match == nil && symbols.mayOmitFirstLabel(candidate.id)
    if omitsLabel {
      var parameters = declaration.parameters
      parameters[0].label = nil
      match = self.match(parameters, given, in: place)
    }
    guard let taken = match else { return nil }
    var fit = OverloadFit(
      candidate: candidate, taken: taken, generics: candidate.generics, births: [:], rank: omitsLabel ? -1 : 0,
      omitted: declaration.parameters.count - taken.count)
    let own = Set(declaration.generics.map(\.name))
    for name in own { fit.generics[name] = nil }
    let scope = Scope(
      file: candidate.id.file, declaration: candidate.id, generics: fit.generics,
      selfType: receiver?.selfType)
    for (parameter, arguments) in taken.sorted(by: { $0.key < $1.key }) {
      guard var written = declaration.parameters[parameter].type else { continue }
      var isDeferred = false
      if declaration.parameters[parameter].isAutoclosure, case .function(_, let result) = written.unwrapped {
        (written, isDeferred) = (result, true)
      }
      let pattern = symbols.resolve(written, in: scope)
      for index in arguments {
        guard let score = self.fit(given[index], index, pattern, isDeferred, &fit, &cache, frame, environment),
          !isOfAnother(candidate, given[index], cache[index], pattern, receiver, frame)
        else { return nil }
        fit.rank += score
      }
    }
    fit.unread = unreadTypes(of: declaration, taken, given, cache)
    for name in fit.unread { fit.generics[name] = nil }
    if frame.scope.declaration == candidate.id { fit.rank -= 1 }
    if let expecting, expecting != .unknown, let written = declaration.type {
      // What the arguments decided stands: a result `T` of which `T` is known is no `T?`.
      let result = symbols.substitute(symbols.resolve(written, in: scope), fit.generics)
      var bound: [String: TypeName] = [:]
      if unify(result, expecting, &bound) {
        for (name, type) in bound where fit.generics[name] == nil && type != .unknown {
          fit.generics[name] = type
          fit.births[name] = birth(ofKnown: type, frame)
        }
        // What may be nothing does not go where something is wanted.
        fit.answersTooLittle = result.wrapped != nil && expecting.wrapped == nil && !declaration.isImplicitlyUnwrapped
        fit.rank += 1
      } else if !result.isOpen, case .function = result.unwrapped {
        return nil
      }
    }
    return fit
  }

  /// How well one argument fits a parameter; nil if it cannot.
  private func fit(
    _ given: Given, _ index: Int, _ pattern: TypeName, _ isDeferred: Bool, _ fit: inout OverloadFit, _ cache: inout [Int: Value],
    _ frame: Frame, _ environment: Environment
  ) -> Int? {
    let home = fit.candidate.id.file
    if let expression = given.expression, cache[index] == nil {
      if let fits = literal(expression, fits: pattern) {
        guard fits != .never else { return nil }
        if fits == .own { return 2 }
        let wanted = symbols.substitute(pattern, fit.generics)
        return self.fit(evaluate(expression, expecting: wanted.isOpen ? nil : wanted, frame, environment), pattern, &fit).map {
          min($0, 1)
        }
      }
      switch expression.form {
      case .closure(let closure):
        if answersOther(closure, than: pattern, at: expression.at, frame, environment) { return nil }
        return fits(closure, pattern) ? (takesJust(closure, pattern) ? 3 : 2) : isFromOutside(pattern, home) ? 0 : nil
      case .member(nil, let name, _, _): return implicitMember(name, fits: pattern)
      case .call(let callee, _): if case .member(nil, let name, _, _) = callee.form { return implicitMember(name, fits: pattern) }
      default: break
      }
      let wanted = symbols.substitute(pattern, fit.generics)
      if isDeferred {
        // What it asks for is asked by the closure that is made of it.
        let start = recording.requests.count
        let value = whole(expression, evaluate(expression, expecting: wanted.isOpen ? nil : wanted, frame, environment))
        recording.requests.removeSubrange(start...)
        return self.fit(value, pattern, &fit)
      }
      cache[index] = whole(expression, evaluate(expression, expecting: wanted.isOpen ? nil : wanted, frame, environment))
    }
    guard let value = given.value ?? cache[index] else { return 0 }
    return self.fit(value, pattern, &fit)
  }

  /// `.name` fits a type that has such a member, or of which nothing is known.
  private func implicitMember(_ name: String, fits pattern: TypeName) -> Int? {
    if isFunction(pattern) { return 0 }
    // Swift writes initializers that nobody declares.
    if name == "init" { return 1 }
    if pattern.wrapped != nil, name == "none" || name == "some" { return 2 }
    guard let symbol = pattern.unwrapped.key.flatMap({ symbols.types[$0] }), !symbol.isExternal else { return 1 }
    return symbols.members(of: pattern.unwrapped, named: name).isEmpty ? nil : 2
  }

  private func fit(_ value: Value, _ pattern: TypeName, _ fit: inout OverloadFit) -> Int? {
    let home = fit.candidate.id.file
    switch value.form {
    case .closure(let closure): return fits(closure.closure, pattern) ? 2 : isFromOutside(pattern, home) ? 0 : nil
    case .function(let function):
      if isFunction(pattern), symbols.vocabulary(ofFile: home) == nil { return self.fit(function, pattern) }
      if isFunction(pattern) || pattern.isOpen && pattern.instance == nil { return 2 }
      return pattern == .unknown || isFromOutside(pattern, home) ? 0 : nil
    case .keyPath:
      if pattern.unwrapped.baseName?.hasSuffix("KeyPath") == true { return 2 }
      return isFunction(pattern) || isUniversal(pattern) || isFromOutside(pattern, home) ? 0 : nil
    case .metatype(let type):
      if let instance = pattern.unwrapped.instance {
        return learn(instance, taken(type, of: value), value.born, &fit, isSaid: true) ? 2 : nil
      }
      // An object that stands for a type, as a bundle does for the target of a class, is an object all the same.
      if value.type.instance != nil || value.type == .unknown {
        return isUniversal(pattern) || isFromOutside(pattern, home) ? 0 : nil
      }
    default: break
    }
    if isFunction(pattern) {
      if case .function = value.type.unwrapped { return 1 }
      // A case with values is a function that makes it of them.
      if case .constant(let name) = value.form, !payloadTypes(of: name, value.type).isEmpty { return 1 }
      return value.type == .unknown ? 0 : nil
    }
    if value.type == .unknown { return 0 }
    if pattern.unwrapped.instance != nil, value.type.unwrapped.instance == nil { return nil }
    if learn(pattern, value.type, value.born, &fit) { return pattern.isOpen ? 1 : 2 }
    if case .request = value.form { return 0 }
    return mayConvert(value.type, to: pattern) ? 0 : nil
  }

  /// - Parameter isSaid: A type is handed over, which says what the type parameter is.
  private func learn(
    _ pattern: TypeName, _ type: TypeName, _ born: Int, _ fit: inout OverloadFit, isSaid: Bool = false
  ) -> Bool {
    var bound: [String: TypeName] = [:]
    guard unify(pattern, type, &bound) || isUniversal(pattern) else { return symbols.type(type, inherits: pattern.key ?? "") }
    let isOwn = symbols.vocabulary(ofFile: fit.candidate.id.file) == nil
    for (name, type) in bound where type != .unknown {
      let known = fit.generics[name]
      if known == nil || isSaid && isOwn {
        fit.generics[name] = type
      } else if let known, isOwn, !fit.said.contains(name), let both = joined(known, type) {
        fit.generics[name] = both
      }
      if isSaid { fit.said.insert(name) }
      fit.births[name] = min(fit.births[name] ?? .max, born)
    }
    return true
  }

  private func fits(_ closure: Closure, _ pattern: TypeName) -> Bool {
    if case .function(let parameters, _) = pattern.unwrapped {
      if parameters.contains(where: \.isPack) { return true }
      // One tuple is taken apart; any other one value is one parameter.
      if parameters.count == 1, mayBeTuple(parameters[0]) { return true }
      let count = closure.parameters.count
      return count == 0 ? closure.shorthand <= max(parameters.count, 1) : count == parameters.count
    }
    return isFunction(pattern) || isUniversal(pattern)
  }

  private func mayBeTuple(_ type: TypeName) -> Bool {
    if case .tuple = type.unwrapped { return true }
    return type.isOpen || type.isPartlyUnknown
  }

  /// Whether a closure takes as many values as a function type says: `(()) -> T` is a function of none.
  private func takesJust(_ closure: Closure, _ pattern: TypeName) -> Bool {
    guard case .function(let parameters, _) = pattern.unwrapped else { return false }
    return (parameters == [.void] ? 0 : parameters.count) == max(closure.parameters.count, closure.shorthand)
  }

  /// A function type, or the vocabulary's own "any function that makes a T".
  func isFunction(_ type: TypeName) -> Bool {
    if case .function = type.unwrapped { return true }
    return type.unwrapped.isMaker
  }

  func isUniversal(_ type: TypeName) -> Bool {
    if type == .unknown || type.isNamed("Any") || type.isNamed("AnyObject") || type.isNamed("Sendable") { return true }
    if case .nominal(let parts) = type.unwrapped { return parts.count == 1 && parts[0].name.hasPrefix("$") }
    return false
  }

  /// Whether a value of one type may stand where another is wanted. Only what is plainly impossible is refused.
  func mayConvert(_ type: TypeName, to pattern: TypeName) -> Bool {
    let from = type.unwrapped
    let to = pattern.unwrapped
    if from == to || to.isOpen || to.isPartlyUnknown || from.isPartlyUnknown { return true }
    let plain = Self.typesOfLiterals
    if let a = from.baseName, let b = to.baseName {
      if plain.contains(a), plain.contains(b) { return a == b }
      let aKnown = from.key.flatMap { symbols.types[$0] }.map { !$0.isExternal } ?? false
      let bKnown = to.key.flatMap { symbols.types[$0] }.map { !$0.isExternal } ?? false
      // What a literal may be written for was a text in earlier versions of the framework.
      if a == "String", to.key.map({ isWrittenAsText($0) }) ?? false { return true }
      if aKnown && bKnown || aKnown && plain.contains(b) || bKnown && plain.contains(a) {
        return symbols.type(from, inherits: to.key ?? "")
      }
    }
    return true
  }

  /// Whether a framework's type is written as a text.
  private func isWrittenAsText(_ key: String) -> Bool {
    symbols.types[key].map { $0.vocabulary != nil && $0.ancestors.contains { $0.baseName == "ExpressibleByStringLiteral" } }
      ?? false
  }

  /// Of functions that fit alike those whose answer may have a member: what answers nothing has none, and an optional only its own.
  func answering(_ member: String, _ fitting: [OverloadFit]) -> [OverloadFit] {
    let something = fitting.filter { fit in
      let declaration = symbols.declaration(fit.candidate.id)
      return declaration.kind != .function || declaration.type.map { $0 != .void } ?? false
    }
    let certain = something.filter { symbols.declaration($0.candidate.id).type?.wrapped == nil }
    if !certain.isEmpty, !isOfOptionals(member) { return certain }
    return something.isEmpty ? fitting : something
  }

  /// Binds the open type parameters of a pattern so that it equals a type; false if it cannot.
  func unify(_ pattern: TypeName, _ type: TypeName, _ bound: inout [String: TypeName]) -> Bool {
    if type == .unknown || pattern == .unknown { return true }
    if case .nominal(let parts) = pattern, parts.count == 1, parts[0].name.hasPrefix("$") {
      // Each of a pack may be of another type.
      if pattern.isPack { return true }
      let name = String(parts[0].name.dropFirst())
      if let known = bound[name] { return known == type }
      bound[name] = type
      return true
    }
    switch (pattern, type) {
    case (.nominal(let a), .nominal(let b)):
      if pattern.wrapped != nil, type.wrapped == nil { return unify(pattern.wrapped!, type, &bound) }
      guard a.count == b.count else { return false }
      for (x, y) in zip(a, b) {
        guard x.name == y.name, x.arguments.count == y.arguments.count || x.arguments.isEmpty || y.arguments.isEmpty else {
          return false
        }
        for (p, t) in zip(x.arguments, y.arguments) where !unify(p, t, &bound) { return false }
      }
      return true
    case (.metatype(let a), .metatype(let b)): return unify(a, b, &bound)
    case (.tuple(let a), .tuple(let b)), (.composition(let a), .composition(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { unify($0, $1, &bound) }
    case (.function(let a, let r), .function(let b, let s)):
      if a.contains(where: \.isPack) { return unify(r, s, &bound) }
      return a.count == b.count && zip(a, b).allSatisfy { unify($0, $1, &bound) } && unify(r, s, &bound)
    case (.nominal, _): return pattern.wrapped.map { unify($0, type, &bound) } ?? false
    default: return pattern == type
    }
  }
}
