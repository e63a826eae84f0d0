import Model

extension BuildScript {
  /// What an expression comes to where a value of a type is wanted; nil where none is written.
  func value(of expression: Expression, as type: TypeName?, _ frame: inout ScriptFrame) -> Written {
    let at = expression.at
    guard frame.depth < ScriptFrame.maximumDepth, steps.take() else { return .unknown(at) }
    switch expression.form {
    case .string(let text): return text.map { .text($0, at) } ?? .unknown(at)
    case .boolean(let truth): return .truth(truth)
    case .null: return .nothing
    case .name(let name, _): return value(ofName: name, at, &frame)
    case .metatype(let type): return path(of: type, frame).map { .type($0) } ?? .unknown(at)
    case .array(let parts):
      let element = element(of: type)
      var elements: [Written] = []
      for part in parts {
        let value = value(of: part, as: element, &frame)
        elements.append(frame.file == 0 ? value.placed(part.at) : value)
      }
      return .known(elements)
    case .dictionary(let entries): return table(entries, type, &frame)
    case .prefix("!", let value): return self.value(of: value, as: nil, &frame).truth.map { .truth(!$0) } ?? .unknown(at)
    case .binary(let left, let name, let right): return combined(left, name, right, type, at, &frame)
    case .cast(let value, .plain, let type): return self.value(of: value, as: type, &frame)
    case .attempt(let value, _): return self.value(of: value, as: type, &frame)
    case .force(let value), .chain(let value): return self.value(of: value, as: type, &frame)
    case .choice(let bodies):
      guard bodies.count == 1 else { return .unknown(at) }
      return result(of: bodies[0], &frame, as: type)
    case .closure(let closure):
      return closure.captures.isEmpty ? .closure(closure, frame) : .unknown(at)
    case .index(let base, let arguments):
      guard case .table(let pairs, let isWhole) = value(of: base, as: nil, &frame), let first = arguments.first else {
        return .unknown(at)
      }
      for pair in pairs {
        guard let isKey = matches(pair.key, first.value, &frame) else { return .unknown(at) }
        if isKey { return pair.value }
      }
      if let other = arguments.dropFirst().first, other.label == "default", isWhole {
        return value(of: other.value, as: type, &frame)
      }
      return isWhole ? .nothing : .unknown(at)
    case .member(let base, let name, _, _): return member(base, name, type, at, &frame)
    case .call(let callee, let arguments): return call(callee, arguments, type, at, &frame)
    default: return .unknown(at)
    }
  }

  private func table(_ entries: [Expression.Entry], _ type: TypeName?, _ frame: inout ScriptFrame) -> Written {
    var key: TypeName?
    var content: TypeName?
    if let type, case .nominal(let parts) = expanded(type).unwrapped, parts.last?.name == "Dictionary" {
      key = parts.last?.arguments.first
      content = parts.last?.arguments.last
    }
    var pairs: [Written.Pair] = []
    for entry in entries {
      let name = value(of: entry.key, as: key, &frame)
      pairs.append(Written.Pair(key: name, value: value(of: entry.value, as: content, &frame)))
    }
    return .table(pairs.filter { !$0.key.isUnknown }, isWhole: !pairs.contains { $0.key.isUnknown })
  }

  private func member(
    _ base: Expression?, _ name: String, _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    guard let base else { return implicit(name, type, at, &frame) }
    if let owner = owner(base, type, frame) { return shared(name, of: owner, at, &frame) }
    let value = value(of: base, as: nil, &frame)
    if case .nothing = value { return .nothing }
    if case .type(let type) = value { return shared(name, of: type, at, &frame) }
    return member(name, of: value, at, &frame) ?? .unknown(at)
  }

  /// The type whose member an expression in front of a dot is: `Target`, and `.Projects` where a type is wanted.
  func owner(_ base: Expression, _ type: TypeName?, _ frame: ScriptFrame) -> String? {
    switch base.form {
    case .member(nil, let name, _, _) where name.first?.isUppercase == true:
      let wanted = path(of: type, frame)
      if let wanted { return nested(name, in: wanted) }
      let all = members.keys.filter { $0.hasSuffix("." + name) }
      return all.count == 1 ? all[0] : nil
    case .member(let inner?, let name, _, _) where name.first?.isUppercase == true:
      if case .member(nil, _, _, _) = leftmost(inner).form { return owner(inner, type, frame).flatMap { nested(name, in: $0) } }
      return self.type(named: base, frame)
    default: return self.type(named: base, frame)
    }
  }

  private func leftmost(_ expression: Expression) -> Expression {
    guard case .member(let base?, _, _, _) = expression.form else { return expression }
    return leftmost(base)
  }

  /// `.name` where a value of a type is wanted.
  private func implicit(_ name: String, _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame) -> Written {
    if let owner = path(of: type, frame) { return shared(name, of: owner, at, &frame) }
    // Where it cannot be told which type is wanted, the only one that has such a member is meant, or else the tool's own.
    let owners = members.filter { owner, all in
      !owner.isEmpty && (all[name] ?? []).contains { isShared($0) && $0.file < firstInterface }
    }.keys
    guard let owner = owners.first else { return .call(name, [], at) }
    return owners.count == 1 ? shared(name, of: owner, at, &frame) : .unknown(at)
  }

  /// `Type.name`.
  func shared(_ name: String, of type: String, _ at: Position, _ frame: inout ScriptFrame) -> Written {
    let places = members(of: type, named: name).filter(isShared)
    if name == "self" { return .type(type) }
    if places.isEmpty {
      if name == "allCases", let all = cases(of: type) { return all }
      if let inner = nested(name, in: type), members[inner] != nil { return .type(inner) }
      return isForeign(type) ? .call(name, [], at) : .unknown(at)
    }
    if places.allSatisfy({ $0.file >= firstInterface }) { return .call(name, [], at) }
    return constant(places, this: nil, type: type, &frame) ?? .unknown(at)
  }

  /// Whether a type is one that the tool gives or that nobody declares here, so that its members stand for themselves.
  func isForeign(_ type: String) -> Bool { !ownTypes.contains(type) }

  /// All cases of an enum that is declared here, where none carries values.
  private func cases(of type: String) -> Written? {
    let all = (members[type] ?? [:]).values.joined().filter { self[$0].kind == .enumCase }
    guard !all.isEmpty, all.allSatisfy({ self[$0].parameters.isEmpty && $0.file < firstInterface }) else { return nil }
    let sorted = all.sorted { ($0.file, $0.index) < ($1.file, $1.index) }
    return .list(sorted.map { .object(type: type, name: self[$0].name, []) }, isWhole: true)
  }

  /// A member of a value.
  func member(_ name: String, of value: Written, _ at: Position, _ frame: inout ScriptFrame) -> Written? {
    switch value {
    case .object(let type, let own, let fields):
      if name == "self" { return value }
      if own == nil, let field = fields.first(where: { $0.label == name }) { return field.value }
      let places = members(of: type, named: name).filter { !isShared($0) && self[$0].kind == .property }
      if !places.isEmpty { return constant(places, this: value, type: type, &frame) }
      return name == "rawValue" ? rawValue(value, at, &frame) : nil
    case .text(let text, _):
      switch name {
      case "rawValue", "description": return value
      case "isEmpty": return .truth(text.isEmpty)
      case "first": return text.first.map { .text(String($0), at) } ?? .nothing
      case "capitalized" where text.allSatisfy(\.isLetter):
        return .text(text.prefix(1).uppercased() + text.dropFirst().lowercased(), at)
      default: break
      }
      let places = members(of: "String", named: name).filter { !isShared($0) && self[$0].kind == .property }
      return places.isEmpty ? nil : constant(places, this: value, type: "String", &frame)
    case .list(let elements, let isWhole):
      switch name {
      case "isEmpty": return elements.isEmpty ? isWhole ? .truth(true) : nil : .truth(false)
      case "first" where isWhole: return elements.first ?? .nothing
      case "last" where isWhole: return elements.last ?? .nothing
      default: return nil
      }
    case .call:
      // What is not said of a thing that the tool makes has a value that only the tool knows.
      return value[name]
    default: return nil
    }
  }

  private func rawValue(_ value: Written, _ at: Position, _ frame: inout ScriptFrame) -> Written? {
    guard case .object(let type, let name?, []) = value, let place = members[type]?[name]?.first else { return nil }
    if let written = self[place].value { return self.value(of: written, as: nil, &frame) }
    let isText = (inherits[type] ?? []).contains { $0.baseName == "String" }
    return isText ? .text(name, at) : nil
  }

  private func combined(
    _ left: Expression, _ name: String, _ right: Expression, _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    switch name {
    case "&&", "||":
      let one = value(of: left, as: nil, &frame).truth
      let stops = name == "||"
      if one == stops { return .truth(stops) }
      let two = value(of: right, as: nil, &frame).truth
      if two == stops { return .truth(stops) }
      return one != nil && two != nil ? .truth(!stops) : .unknown(at)
    case "==", "!=":
      var answer: Bool?
      if isImplicit(left) {
        answer = matches(value(of: right, as: nil, &frame), left, &frame)
      } else {
        answer = matches(value(of: left, as: nil, &frame), right, &frame)
      }
      return answer.map { .truth($0 == (name == "==")) } ?? .unknown(at)
    case "??":
      let one = value(of: left, as: type, &frame)
      if case .nothing = one { return value(of: right, as: type, &frame) }
      return one
    case "+":
      switch (value(of: left, as: type, &frame), value(of: right, as: type, &frame)) {
      case (.text(let a, let at), .text(let b, _)): return .text(a + b, at)
      case (.list(let a, let isWhole), .list(let b, let isWholeToo)): return .list(a + b, isWhole: isWhole && isWholeToo)
      case (.list(let a, _), _): return .list(a, isWhole: false)
      case (_, .list(let b, _)): return .list(b, isWhole: false)
      default: return .unknown(at)
      }
    default: return .unknown(at)
    }
  }

  private func isImplicit(_ expression: Expression) -> Bool {
    if case .member(nil, _, _, _) = expression.form { true } else { false }
  }

  /// Whether a value equals what an expression or pattern says; nil where that cannot be told.
  func matches(_ value: Written, _ pattern: Expression, _ frame: inout ScriptFrame) -> Bool? {
    guard case .member(nil, let name, _, _) = pattern.form else {
      return value.equals(self.value(of: pattern, as: nil, &frame))
    }
    switch value {
    case .object(let type, let own?, _):
      let places = members(of: type, named: name)
      if places.contains(where: { self[$0].kind == .enumCase }) { return own == name }
      return value.equals(shared(name, of: type, pattern.at, &frame))
    case .object(let type, nil, _): return value.equals(shared(name, of: type, pattern.at, &frame))
    case .call(let own, let arguments, _):
      // Only cases that the tool's interface lists are known to differ from one another.
      let mayBe = members.contains { type, all in
        isForeign(type) && [own, name].allSatisfy { (all[$0] ?? []).contains { self[$0].kind == .enumCase } }
          && !(all[name] ?? []).contains { $0.file < firstInterface }
      }
      return mayBe && arguments.isEmpty ? own == name : nil
    case .nothing: return name == "none"
    case .text:
      return value.equals(shared(name, of: "String", pattern.at, &frame))
    default: return nil
    }
  }
}
