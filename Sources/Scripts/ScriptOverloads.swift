import Model

extension BuildScript {
  /// A function that a call fits, with what is given to each of its parameters.
  struct Match {
    var place: Place
    var arguments: [Int: [Argument]]
  }

  /// The only one of several that a call fits, or the one that it fits better than all others, argument by argument.
  func fitting(_ places: [Place], _ arguments: [Argument], _ frame: ScriptFrame) -> Match? {
    let all = places.compactMap { place in
      given(arguments, to: self[place].parameters).map { Match(place: place, arguments: $0) }
    }
    if all.count < 2 { return all.first }
    let near = all.map { (match: $0, fits: fits($0, frame)) }.filter { !$0.fits.contains(.impossible) }
    let best = near.indices.filter { one in
      near.indices.allSatisfy { other in
        one == other || zip(near[one].fits, near[other].fits).allSatisfy { $0 >= $1 }
      }
    }
    // Of those that fit alike the one that leaves least to defaults is meant.
    let omitted = best.map { self[near[$0].match.place].parameters.count - near[$0].match.arguments.count }
    let fewest = best.indices.filter { omitted[$0] == omitted.min() }
    return fewest.count == 1 ? near[best[fewest[0]]].match : nil
  }

  /// Whether a call fits one of them by its labels.
  func mayFit(_ places: [Place], _ arguments: [Argument]) -> Bool {
    places.contains { given(arguments, to: self[$0].parameters) != nil }
  }

  /// Which parameter takes which arguments, in order; nil where they do not fit.
  private func given(_ arguments: [Argument], to parameters: [Parameter]) -> [Int: [Argument]]? {
    var result: [Int: [Argument]] = [:]
    var next = 0
    for argument in arguments {
      if next > 0, parameters[next - 1].isVariadic, argument.label == nil, !argument.isTrailing {
        result[next - 1]?.append(argument)
        continue
      }
      var index = next
      while index < parameters.count {
        let parameter = parameters[index]
        if argument.isTrailing && argument.label == nil {
          if case .function? = parameter.type { break }
        } else if parameter.label == argument.label {
          break
        }
        guard parameter.defaultValue != nil || parameter.isVariadic || parameter.type == nil else { return nil }
        index += 1
      }
      guard index < parameters.count else { return nil }
      result[index] = [argument]
      next = index + 1
    }
    for index in parameters.indices where result[index] == nil {
      guard parameters[index].defaultValue != nil || parameters[index].isVariadic else { return nil }
    }
    return result
  }

  /// How well something fits a type that takes it.
  private enum Fit: Int, Comparable {
    case impossible, possible
    /// It is of that type, or a literal that is unless something else is wanted.
    case exact

    static func < (a: Fit, b: Fit) -> Bool { a.rawValue < b.rawValue }
  }

  /// How well each argument of a call fits, in the order of the call.
  private func fits(_ match: Match, _ frame: ScriptFrame) -> [Fit] {
    self[match.place].parameters.indices.flatMap { index in
      (match.arguments[index] ?? []).map { fit($0.value, self[match.place].parameters[index].type, frame) }
    }
  }

  /// Literals, `.name`, and names whose value or type is known say what they may be of; calls do not, but for what a closure makes of each
  /// element of a list.
  private func fit(_ given: Expression, _ type: TypeName?, _ frame: ScriptFrame, depth: Int = 0) -> Fit {
    guard let type, type != .unknown, depth < 8 else { return .possible }
    switch given.form {
    case .member(nil, let name, _, _):
      guard let path = path(of: type, frame) else { return hasMembers(type) ? .possible : .impossible }
      if !members(of: path, named: name).isEmpty { return .possible }
      // What the tool's types have that nobody knows may be meant; a text or a list has no such types.
      guard let inner = nested(name, in: path), members[inner] != nil || !Self.plain.contains(path) else { return .impossible }
      return .possible
    case .call(let callee, let arguments):
      switch callee.form {
      // Of a list that code makes of another one, what the code answers.
      case .member(_?, "map", _, _), .member(_?, "compactMap", _, _):
        guard let made = arguments.onlyClosure?.onlyAnswer, let element = element(of: type) else { return .possible }
        return min(.possible, fit(made, element, frame, depth: depth + 1))
      case .member(nil, let name, _, _):
        guard let path = path(of: type, frame) else { return hasMembers(type) ? .possible : .impossible }
        return !members(of: path, named: name).isEmpty || name == "init" ? .possible : .impossible
      // A literal with interpolations.
      case .name("String", _): return fit(literal: "String", type, frame)
      default: return .possible
      }
    case .string: return fit(literal: "String", type, frame)
    case .boolean: return fit(literal: "Bool", type, frame)
    case .integer: return fit(literal: "Int", type, frame)
    case .float: return fit(literal: "Double", type, frame)
    case .dictionary: return fit(literal: "Dictionary", type, frame)
    case .null: return expanded(type).wrapped == nil ? .impossible : .possible
    case .array(let elements):
      guard let element = element(of: type) else { return fit(literal: "Array", type, frame) }
      return elements.prefix(8).map { fit($0, element, frame, depth: depth + 1) }.min() ?? .possible
    case .closure: return takesCode(type, frame) ? .possible : .impossible
    case .name(let name, _):
      if let written = frame.types[name], isSame(written, type, frame) { return .exact }
      return isPlain(given) ? fit(value(in: frame, of: given), type, frame) : .possible
    case .member(let base?, let name, _, _):
      guard isPlain(given) else { return .possible }
      if let written = declaredType(of: name, in: base, frame), let own = path(of: written, frame),
        let path = path(of: type, frame)
      {
        if isSame(written, type, frame) { return .exact }
        // Of two types one of which is declared here it is known whether they are one.
        if own != path, !isForeign(own) || !isForeign(path), !levels(of: own).contains(path) { return .impossible }
      }
      return fit(value(in: frame, of: given), type, frame)
    default: return .possible
    }
  }

  /// The type that is written at a property of a type which is named: `Tide.link`.
  private func declaredType(of name: String, in base: Expression, _ frame: ScriptFrame) -> TypeName? {
    guard case .type(let owner) = value(in: frame, of: base) else { return nil }
    let properties = members(of: owner, named: name)
    guard properties.count == 1, self[properties[0]].kind == .property else { return nil }
    return self[properties[0]].type
  }

  /// A value without the type that it was written with: a text may stand for anything that a literal makes.
  private func fit(_ value: Written, _ type: TypeName, _ frame: ScriptFrame, depth: Int = 0) -> Fit {
    guard depth < 8 else { return .possible }
    switch value {
    case .text: return min(.possible, fit(literal: "String", type, frame))
    case .truth: return min(.possible, fit(literal: "Bool", type, frame))
    case .number: return min(.possible, fit(literal: "Int", type, frame))
    case .table: return min(.possible, fit(literal: "Dictionary", type, frame))
    case .list(let elements, _):
      guard let element = element(of: type) else { return min(.possible, fit(literal: "Array", type, frame)) }
      return min(.possible, elements.prefix(8).map { fit($0.sure, element, frame, depth: depth + 1) }.min() ?? .possible)
    case .object("()", _, _): return path(of: type, frame).map(Self.plain.contains) ?? false ? .impossible : .possible
    case .object(let own, _, _):
      guard let path = path(of: type, frame) else { return .possible }
      if path == own { return .exact }
      return isForeign(path) && !Self.plain.contains(path) || levels(of: own).contains(path) ? .possible : .impossible
    // What the description's own types make is a value of theirs.
    case .call: return path(of: type, frame).map(ownTypes.contains) ?? false ? .impossible : .possible
    case .nothing, .type, .keyPath, .closure, .maybe, .unknown: return .possible
    }
  }

  /// Types that are made by the literals of their own kind alone, by the literal's first choice.
  private static let plain: Set<String> = ["String", "Bool", "Int", "Double", "Array", "Set", "Dictionary", "Character", "Float"]

  /// How a literal fits that makes `standard` where nothing else is wanted.
  private func fit(literal standard: String, _ type: TypeName, _ frame: ScriptFrame) -> Fit {
    guard let path = path(of: type, frame) else { return hasMembers(type) ? .possible : .impossible }
    if path == standard { return .exact }
    switch (standard, path) {
    case ("Array", "Set"), ("Int", "Double"), ("Int", "Float"), ("Double", "Float"), ("String", "Character"): return .possible
    default: break
    }
    if Self.plain.contains(path) { return .impossible }
    // A type of the description says itself by which literals it is made.
    return isForeign(path) || levels(of: path).contains { $0.hasPrefix("ExpressibleBy") } ? .possible : .impossible
  }

  private func isSame(_ one: TypeName, _ other: TypeName, _ frame: ScriptFrame) -> Bool {
    if one.unwrapped == other.unwrapped { return true }
    guard let path = path(of: one, frame), path == self.path(of: other, frame) else { return false }
    // What lists hold is compared as it is written.
    return !["Array", "Set", "Dictionary"].contains(path)
  }

  /// Of types without a name of their own those that protocols make have members.
  private func hasMembers(_ type: TypeName) -> Bool {
    if case .composition = expanded(type).unwrapped { true } else { false }
  }

  private func takesCode(_ type: TypeName, _ frame: ScriptFrame) -> Bool {
    if case .function = expanded(type).unwrapped { return true }
    return path(of: type, frame).map { isForeign($0) && !Self.plain.contains($0) } ?? false
  }

  /// A name or a chain of members: finding out what it is calls nothing that the call itself would not.
  private func isPlain(_ expression: Expression, depth: Int = 0) -> Bool {
    switch expression.form {
    case .name: true
    case .member(let base?, _, _, _): depth < 40 && isPlain(base, depth: depth + 1)
    default: false
    }
  }

  private func value(in frame: ScriptFrame, of expression: Expression) -> Written {
    var frame = frame
    return value(of: expression, as: nil, &frame)
  }
}

extension [Argument] {
  fileprivate var onlyClosure: Closure? {
    if count == 1, case .closure(let closure) = self[0].value.form { closure } else { nil }
  }
}

extension Closure {
  /// The expression that is its body.
  fileprivate var onlyAnswer: Expression? {
    if body.count == 1, case .return(let answer?, _) = body[0] { answer } else { nil }
  }
}
