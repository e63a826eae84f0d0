import Model

extension BuildScript {
  func call(
    _ callee: Expression, _ arguments: [Argument], _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    switch callee.form {
    case .metatype(let written):
      let made = path(of: written, frame)
      if element(of: written) != nil { return arguments.isEmpty ? .list([], isWhole: true) : .unknown(at) }
      return made.map { construct($0, arguments, at, &frame) } ?? .unknown(at)
    case .closure(let closure): return arguments.isEmpty ? apply(closure, [], type, &frame) : .unknown(at)
    case .name(let name, _): return call(named: name, arguments, type, at, &frame)
    case .member(nil, "init", _, _):
      if element(of: type) != nil { return collected(arguments, type, at, &frame) }
      return path(of: type, frame).map { construct($0, arguments, at, &frame) } ?? .unknown(at)
    case .member(nil, let name, _, _):
      guard let owner = path(of: type, frame) else { return call(unowned: name, arguments, at, &frame) }
      return call(shared: name, of: owner, arguments, at, &frame)
    case .member(let base?, let name, _, _):
      if let owner = owner(base, type, frame) {
        return name == "init"
          ? construct(owner, arguments, at, &frame) : call(shared: name, of: owner, arguments, at, &frame)
      }
      let value = value(of: base, as: isStep(name) ? wanted(base, type, frame) : type, &frame)
      if arguments.isEmpty, let part = taken(name, from: value, at) {
        change(base, &frame) { _, _, _ in part.rest }
        return part.element
      }
      if case .type(let owner) = value { return call(shared: name, of: owner, arguments, at, &frame) }
      if isHidden(name, of: value, base) { return .unknown(at) }
      return call(name, on: value, arguments, type, at, &frame)
    default: return .unknown(at)
    }
  }

  /// What a method that takes an element out of a list gives back, and what is left; nil for any other.
  private func taken(_ name: String, from value: Written, _ at: Position) -> (element: Written, rest: Written)? {
    guard ["removeFirst", "removeLast", "popLast"].contains(name), case .list(let all, let isWhole) = value else { return nil }
    guard isWhole, !all.contains(where: \.isMaybe) else { return (.unknown(at), .list([], isWhole: false)) }
    let isFront = name == "removeFirst"
    let rest = Written.list(Array(isFront ? all.dropFirst() : all.dropLast()), isWhole: true)
    return ((isFront ? all.first : all.last) ?? (name == "popLast" ? .nothing : .unknown(at)), rest)
  }

  /// Whether a method may give back another type than that of what it is called on.
  private func isStep(_ name: String) -> Bool { !["merging", "filter", "sorted"].contains(name) }

  private func call(
    named name: String, _ arguments: [Argument], _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    if let local = frame.names[name] {
      guard case .closure(let kept) = local else { return .unknown(at) }
      if case .back(let value) = call(kept, arguments, type, at, &frame).flow { return value }
      return .unknown(at)
    }
    if let owner = frame.type {
      // In what is static, what else is static stands by itself.
      if frame.this == nil, members(of: owner, named: name).contains(where: { isShared($0) && isCallable($0) }) {
        return call(shared: name, of: owner, arguments, at, &frame)
      }
      let methods = members(of: owner, named: name).filter { self[$0].kind == .function }
      if !methods.isEmpty { return follow(methods, this: frame.this, type: owner, arguments, at, &frame) }
      // What stands around a type is seen in it.
      var outer = owner[...]
      while let dot = outer.lastIndex(of: ".") {
        outer = outer[..<dot]
        let shared = members(of: String(outer), named: name).filter { self[$0].kind == .function && isShared($0) }
        if !shared.isEmpty { return call(shared: name, of: String(outer), arguments, at, &frame) }
      }
    }
    let functions = visible(name, frame).filter { self[$0].kind == .function }
    if !functions.isEmpty { return follow(functions, this: nil, type: nil, arguments, at, &frame) }
    switch name {
    case "String":
      // A literal with interpolations is such a call too.
      var text = ""
      for argument in arguments {
        guard argument.label == nil || argument.label == "describing",
          let part = description(of: value(of: argument.value, as: nil, &frame))
        else { return .unknown(at) }
        text += part
      }
      return .text(text, at)
    case "Character":
      let letter = arguments.count == 1 ? value(of: arguments[0].value, as: nil, &frame) : .unknown(at)
      return letter.text?.count == 1 ? letter : .unknown(at)
    case "Set", "Array": return collected(arguments, type, at, &frame)
    case "Dictionary": return .unknown(at)
    case "zip": return zipped(arguments, at, &frame)
    default: break
    }
    // What Swift's own types have, their extensions call without anything in front.
    if let this = frame.this, this.text != nil || this.elements != nil, name.first?.isLowercase == true {
      return call(name, on: this, arguments, type, at, &frame)
    }
    guard let made = typeNamed(name, frame) ?? (name.first?.isUppercase == true ? name : nil) else { return .unknown(at) }
    return construct(made, arguments, at, &frame)
  }

  private func isCallable(_ place: Place) -> Bool { [.function, .enumCase].contains(self[place].kind) }

  /// What an interpolation writes for a value.
  private func description(of value: Written) -> String? {
    switch value {
    case .text(let text, _): text
    case .truth(let truth): truth ? "true" : "false"
    case .number(let number): String(number)
    case .object(let type, let name?, []):
      members(of: type, named: "description").isEmpty
        && !(inherits[type] ?? []).contains { $0.baseName == "CustomStringConvertible" }
        ? name : nil
    case .list(let parts, isWhole: true):
      // A list of letters.
      parts.allSatisfy { $0.text?.count == 1 } ? parts.compactMap(\.text).joined() : nil
    case .type(let path): path.split(separator: ".").last.map(String.init)
    default: nil
    }
  }

  private func collected(
    _ arguments: [Argument], _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    guard let first = arguments.first else { return .list([], isWhole: true) }
    guard arguments.count == 1, first.label == nil || first.label == "arrayLiteral" else { return .unknown(at) }
    let list = value(of: first.value, as: type, &frame)
    return list.elements == nil ? .unknown(at) : list
  }

  private func zipped(_ arguments: [Argument], _ at: Position, _ frame: inout ScriptFrame) -> Written {
    guard arguments.count == 2, case .list(let one, isWhole: true) = value(of: arguments[0].value, as: nil, &frame),
      case .list(let other, isWhole: true) = value(of: arguments[1].value, as: nil, &frame),
      !(one + other).contains(where: \.isMaybe)
    else { return .unknown(at) }
    let pairs = zip(one, other).map { [Written.Labelled(label: nil, value: $0), Written.Labelled(label: nil, value: $1)] }
    return .list(pairs.map { .object(type: "()", name: nil, $0) }, isWhole: true)
  }

  /// `.make(…)` where it cannot be told which type is wanted.
  private func call(unowned name: String, _ arguments: [Argument], _ at: Position, _ frame: inout ScriptFrame) -> Written {
    let owners = members.filter {
      !$0.key.isEmpty && ($0.value[name] ?? []).contains { isShared($0) && $0.file < firstInterface }
    }
    guard let owner = owners.keys.first else { return made(name, nil, arguments, at, &frame) }
    return owners.count == 1 ? call(shared: name, of: owner, arguments, at, &frame) : .unknown(at)
  }

  /// `Type.make(…)`.
  func call(
    shared name: String, of owner: String, _ arguments: [Argument], _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    let places = members(of: owner, named: name).filter(isShared)
    let own = places.filter { $0.file < firstInterface }
    if let match = fitting(own, arguments, frame), self[match.place].kind == .enumCase {
      var parts: [Written.Labelled] = []
      let bound = bound(around: match.place)
      for (index, parameter) in self[match.place].parameters.enumerated() {
        let given = match.arguments[index]?.first?.value ?? parameter.defaultValue
        // What a case carries is written inside its own type.
        let wanted = parameter.type.map { located($0, owner, bound, seenIn: frame) }
        let value = given.map { self.value(of: $0, as: wanted, &frame) } ?? .unknown(at)
        parts.append(Written.Labelled(label: parameter.label, value: value))
      }
      return .object(type: owner, name: name, parts)
    }
    // What extends a library's type may be one of several functions of its name.
    let theirs = places.filter { $0.file >= firstInterface }
    let isOnlyOwn = theirs.isEmpty && (!isForeign(owner) || mayFit(own, arguments))
    if !own.isEmpty, isOnlyOwn || fitting(own, arguments, frame) != nil {
      return follow(own, this: nil, type: owner, arguments, at, &frame)
    }
    if let inner = nested(name, in: owner), members[inner] != nil { return construct(inner, arguments, at, &frame) }
    guard isForeign(owner) else { return .unknown(at) }
    return made(name, theirs.isEmpty && !own.isEmpty ? nil : theirs, arguments, at, &frame)
  }

  /// What only the tool explains: the call itself, with its arguments as the tool's interface types them.
  func made(
    _ name: String, _ places: [Place]?, _ arguments: [Argument], _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    let all = (places ?? members.values.flatMap { $0[name] ?? [] }).filter { $0.file >= firstInterface }
    var values: [Written.Labelled] = []
    for argument in arguments {
      let types = Set(all.compactMap { place in self[place].parameters.first { $0.label == argument.label }?.type })
      let value = value(of: argument.value, as: types.count == 1 ? types.first : nil, &frame)
      values.append(Written.Labelled(label: argument.label, value: value))
    }
    // What the environment of a machine may say otherwise is taken to be as it is written.
    if name.hasPrefix("get"), let standard = values.first(where: { $0.label == "default" }), values.count == 1 {
      return standard.value
    }
    return .call(name, values, frame.file == 0 ? at : .elsewhere)
  }

  /// `Type(…)`.
  func construct(_ type: String, _ arguments: [Argument], _ at: Position, _ frame: inout ScriptFrame) -> Written {
    let initializers = (members[type]?["init"] ?? []).filter { $0.file < firstInterface }
    if let match = fitting(initializers, arguments, frame) {
      guard frame.depth < ScriptLimits.calls, let body = self[match.place].body else { return .unknown(at) }
      var inner = entered(match, type: type, &frame)
      inner.isInitializer = true
      // What a library's type is before another of its initializers is called nothing tells.
      if !isForeign(type) { inner.this = .object(type: type, name: nil, defaults(of: type, &inner)) }
      guard run(body, &inner, result: nil) == .on, let this = inner.this else { return .unknown(at) }
      return asOthersMayLeaveIt(this, at)
    }
    guard !isForeign(type) else {
      if let literal = literal(of: type, arguments, &frame) { return literal }
      let name = type.split(separator: ".").last.map(String.init) ?? type
      return made(name, members[type]?["init"] ?? [], arguments, at, &frame)
    }
    guard initializers.isEmpty else { return .unknown(at) }
    if arguments.count == 1, arguments[0].label == "rawValue", let wanted = value(of: arguments[0].value, as: nil, &frame).text {
      let cases = (members[type] ?? [:]).values.joined().filter { self[$0].kind == .enumCase }
      let raw = cases.map { place in (place, self[place].value.map { value(of: $0, as: nil, &frame).text } ?? self[place].name) }
      guard !raw.contains(where: { $0.1 == nil }) else { return .unknown(at) }
      return raw.first { $0.1 == wanted }.map { .object(type: type, name: self[$0.0].name, []) } ?? .nothing
    }
    var fields = defaults(of: type, &frame)
    for argument in arguments {
      guard let label = argument.label else { return .unknown(at) }
      let property = members[type]?[label]?.first.map { self[$0] }
      let given = value(of: argument.value, as: property?.type, &frame)
      let value = isWrapped(property?.attributes ?? []) ? .unknown(at) : given
      fields.removeAll { $0.label == label }
      fields.append(Written.Labelled(label: label, value: value))
    }
    return asOthersMayLeaveIt(.object(type: type, name: nil, fields), at)
  }

  /// An object once it is made: what of a class's may be changed by whoever else has the object is unknown from then on.
  private func asOthersMayLeaveIt(_ made: Written, _ at: Position) -> Written {
    guard case .object(let type, let name, let fields) = made, classes.contains(type) else { return made }
    let changing = Set((members[type] ?? [:]).values.joined().filter { isChangedByOthers(self[$0]) }.map { self[$0].name })
    return .object(
      type: type, name: name,
      fields.map { changing.contains($0.label ?? "") ? Written.Labelled(label: $0.label, value: .unknown(at)) : $0 })
  }

  private func isChangedByOthers(_ property: Declaration) -> Bool {
    property.kind == .property && property.modifiers.isDisjoint(with: ["let", "private", "fileprivate", "private(set)"])
  }

  /// What a literal's own initializer makes is the literal: `BuildableFolder(stringLiteral: path)`.
  private func literal(of type: String, _ arguments: [Argument], _ frame: inout ScriptFrame) -> Written? {
    guard let first = arguments.first, let label = first.label, label.hasSuffix("Literal") else { return nil }
    guard label == "arrayLiteral" else { return arguments.count == 1 ? value(of: first.value, as: nil, &frame) : nil }
    let literal = Expression(.array(arguments.map(\.value)), at: first.value.at)
    return value(of: literal, as: .named(type), &frame)
  }

  /// What the stored properties of a type begin with.
  private func defaults(of type: String, _ frame: inout ScriptFrame) -> [Written.Labelled] {
    let stored = (members[type] ?? [:]).values.joined().filter {
      self[$0].kind == .property && !self[$0].isStatic && self[$0].body == nil
    }
    return stored.sorted { ($0.file, $0.index) < ($1.file, $1.index) }.map { place in
      let declaration = self[place]
      var inner = ScriptFrame(type: type, file: place.file, depth: frame.depth + 1)
      let start: Written = declaration.type?.wrapped == nil ? .unknown(declaration.at) : .nothing
      let value = declaration.value.map { self.value(of: $0, as: declaration.type, &inner) } ?? start
      return Written.Labelled(
        label: declaration.name, value: isWrapped(declaration.attributes) ? .unknown(declaration.at) : value)
    }
  }
}
