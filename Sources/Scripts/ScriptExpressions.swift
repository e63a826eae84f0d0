import Model

extension BuildScript {
  /// What an expression comes to where a value of a type is wanted; nil where none is written.
  func value(of expression: Expression, as type: TypeName?, _ frame: inout ScriptFrame) -> Written {
    let at = expression.at
    defer { limits.leave() }
    guard limits.enter(), frame.depth < ScriptLimits.calls else { return .unknown(at) }
    switch expression.form {
    case .string(let text): return text.map { .text($0, at) } ?? .unknown(at)
    case .boolean(let truth): return .truth(truth)
    case .integer(let digits): return Int(digits.filter { $0 != "_" }).map { .number($0) } ?? .unknown(at)
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
      return sized(.known(elements), at)
    case .tuple(let parts):
      var fields: [Written.Labelled] = []
      for part in parts { fields.append(Written.Labelled(label: part.label, value: value(of: part.value, as: nil, &frame))) }
      return sized(.object(type: "()", name: nil, fields), at)
    case .dictionary(let entries): return sized(table(entries, type, &frame), at)
    case .prefix(let name, let value) where operators[name] != nil:
      return declared(name, .prefix, [value], type, at, &frame).map { sized($0, at) } ?? .unknown(at)
    case .postfix(let value, let name):
      return declared(name, .postfix, [value], type, at, &frame).map { sized($0, at) } ?? .unknown(at)
    case .prefix("!", let value): return self.value(of: value, as: nil, &frame).truth.map { .truth(!$0) } ?? .unknown(at)
    case .prefix("&", let value): return self.value(of: value, as: type, &frame)
    case .binary(let left, let name, let right):
      return declared(name, .infix, [left, right], type, at, &frame) ?? combined(left, name, right, type, at, &frame)
    case .cast(let value, .plain, let type): return self.value(of: value, as: type, &frame)
    case .cast(let value, let cast, let type): return self.cast(value, cast, type, at, &frame)
    case .attempt(let value, _), .await(let value): return self.value(of: value, as: type, &frame)
    case .force(let value), .chain(let value): return self.value(of: value, as: type, &frame)
    case .choice(let bodies):
      guard bodies.count == 1 else { return .unknown(at) }
      return sized(result(of: bodies[0], &frame, as: type), at)
    case .closure(let closure): return kept(closure, at, &frame)
    case .keyPath(_, let names): return .keyPath(names)
    // The usual build has none of the variables that a description asks its environment for.
    case .index(let base, _) where isEnvironment(base): return .nothing
    case .index(let base, let arguments): return element(value(of: base, as: nil, &frame), arguments, type, at, &frame)
    case .member(let base, let name, _, _): return member(base, name, type, at, &frame)
    case .call(let callee, let arguments):
      if arguments.contains(where: { $0.label == "contentsOfFile" || $0.label == "contentsOf" }) { limits.asksFiles = true }
      return sized(call(callee, arguments, type, at, &frame), at)
    default: return .unknown(at)
    }
  }

  /// `ProcessInfo.processInfo.environment`, `Context.environment`.
  private func isEnvironment(_ expression: Expression) -> Bool {
    guard case .member(let base?, "environment", _, _) = expression.form else { return false }
    switch base.form {
    case .name("Context", _): return true
    case .member(let root?, "processInfo", _, _):
      if case .name("ProcessInfo", _) = root.form { return true } else { return false }
    default: return false
    }
  }

  /// A closure with what it sees, names that it captures included.
  private func kept(_ closure: Closure, _ at: Position, _ frame: inout ScriptFrame) -> Written {
    guard !closure.captures.isEmpty else { return .closure(KeptCode(.closure(closure), frame)) }
    var inner = frame
    inner.call = ScriptFrame.Call()
    for capture in closure.captures {
      inner.names[capture.name] = capture.value.map { value(of: $0, as: nil, &frame) } ?? .unknown(at)
    }
    return .closure(KeptCode(.closure(closure), inner))
  }

  /// `table["key"]`, `list[0]`, `value[keyPath: path]`.
  private func element(
    _ base: Written, _ arguments: [Argument], _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    guard let first = arguments.first else { return .unknown(at) }
    switch base {
    case .table(let pairs, let isWhole):
      for pair in pairs {
        guard let isKey = matches(pair.key, first.value, &frame) else { return .unknown(at) }
        if isKey { return pair.value }
      }
      if let other = arguments.dropFirst().first, other.label == "default", isWhole {
        return value(of: other.value, as: type, &frame)
      }
      return isWhole ? .nothing : .unknown(at)
    case .list(let elements, isWhole: true) where !elements.contains(where: \.isMaybe):
      guard let index = value(of: first.value, as: nil, &frame).number, elements.indices.contains(index) else {
        return .unknown(at)
      }
      return elements[index]
    default:
      guard first.label == "keyPath", case .keyPath(let names) = value(of: first.value, as: nil, &frame) else {
        return .unknown(at)
      }
      var result = base
      for name in names { result = member(name, of: result, at, &frame) ?? .unknown(at) }
      return result
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
    let value = value(of: base, as: wanted(base, type, frame), &frame).sure
    if case .nothing = value { return .nothing }
    if case .type(let type) = value { return shared(name, of: type, at, &frame) }
    if isHidden(name, of: value, base) { return .unknown(at) }
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
    var expression = expression
    while case .member(let base?, _, _, _) = expression.form { expression = base }
    return expression
  }

  /// The type whose member a chain begins with that begins with a dot: it is the one that is wanted of its end. nil for other chains, and where
  /// that type has none of that name.
  func wanted(_ chain: Expression, _ type: TypeName?, _ frame: ScriptFrame) -> TypeName? {
    var first = chain
    while true {
      switch first.form {
      case .member(let base?, _, _, _), .call(let base, _): first = base
      case .member(nil, let name, _, _):
        guard let owner = path(of: type, frame) else { return nil }
        return members(of: owner, named: name).isEmpty && members[owner + "." + name] == nil ? nil : type
      default: return nil
      }
    }
  }

  /// `value as? Type`, `value as! Type`, `value is Type`.
  private func cast(
    _ inner: Expression, _ cast: Expression.Cast, _ type: TypeName, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    let value = value(of: inner, as: nil, &frame)
    if case .maybe = value { return .unknown(at) }
    let isOne = value == .nothing ? false : isOne(value, type, frame)
    switch cast {
    case .test: return isOne.map { .truth($0) } ?? .unknown(at)
    case .optional: return isOne.map { $0 ? value : .nothing } ?? .unknown(at)
    case .forced, .plain: return isOne == true ? value : .unknown(at)
    }
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
    let places = members(of: type, named: name).filter { isShared($0) && !isDemanded($0) }
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
  func cases(of type: String) -> Written? {
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
      if type == "()" { return Int(name).flatMap { fields.indices.contains($0) ? fields[$0].value : nil } }
      // What a protocol demands that nobody writes Swift writes.
      let places = members(of: type, named: name).filter { !isShared($0) && self[$0].kind == .property && !isDemanded($0) }
      if !places.isEmpty { return constant(places, this: value, type: type, &frame) }
      return name == "rawValue" ? rawValue(value, at, &frame) : nil
    case .text(let text, _):
      switch name {
      case "rawValue", "description": return value
      case "isEmpty": return .truth(text.isEmpty)
      case "count": return .number(text.count)
      case "first": return text.first.map { .text(String($0), at) } ?? .nothing
      case "capitalized" where text.allSatisfy(\.isLetter):
        return .text(text.prefix(1).uppercased() + text.dropFirst().lowercased(), at)
      default: break
      }
      let places = members(of: "String", named: name).filter { !isShared($0) && self[$0].kind == .property }
      return places.isEmpty ? nil : constant(places, this: value, type: "String", &frame)
    case .list(let elements, let isWhole):
      let isSure = isWhole && !elements.contains(where: \.isMaybe)
      switch name {
      case "isEmpty": return elements.contains { !$0.isMaybe } ? .truth(false) : elements.isEmpty && isWhole ? .truth(true) : nil
      case "count" where isSure: return .number(elements.count)
      case "first" where isSure: return elements.first ?? .nothing
      case "last" where isSure: return elements.last ?? .nothing
      case "lazy", "indices": return name == "lazy" ? value : isSure ? numbers(0, elements.count) : nil
      default: break
      }
      let places = members(of: "Array", named: name).filter { !isShared($0) && self[$0].kind == .property }
      return places.isEmpty ? nil : constant(places, this: value, type: "Array", &frame)
    case .table(let pairs, let isWhole):
      switch name {
      case "keys": return .list(pairs.map(\.key), isWhole: isWhole)
      case "values": return .list(pairs.map(\.value), isWhole: isWhole)
      case "isEmpty" where isWhole: return .truth(pairs.isEmpty)
      default: return nil
      }
    case .call:
      if let own = value[name] { return own }
      // What is not said of a thing that the tool makes has a value that only the tool knows.
      guard let type = owner(of: value) else { return nil }
      let places = members(of: type, named: name).filter {
        !isShared($0) && self[$0].kind == .property && ($0.file < firstInterface || self[$0].body != nil)
      }
      return places.isEmpty ? nil : constant(places, this: value, type: type, &frame)
    default: return nil
    }
  }

  private func rawValue(_ value: Written, _ at: Position, _ frame: inout ScriptFrame) -> Written? {
    guard case .object(let type, let name?, []) = value, let place = members[type]?[name]?.first else { return nil }
    if let written = self[place].value { return self.value(of: written, as: nil, &frame) }
    let isText = (inherits[type] ?? []).contains { $0.baseName == "String" }
    return isText ? .text(name, at) : nil
  }
}
