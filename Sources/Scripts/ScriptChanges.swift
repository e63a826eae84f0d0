import Model

extension BuildScript {
  /// What a variable is to become, from what it was and the type that it is written with.
  typealias Change = (inout ScriptFrame, Written?, TypeName?) -> Written

  /// An expression that stands as a statement: it matters for what it changes.
  func perform(_ expression: Expression, _ frame: inout ScriptFrame) -> Flow {
    switch expression.form {
    case .assign(let left, let right):
      if case .name("_", _) = left.form { return perform(right, &frame) }
      change(left, &frame) { frame, old, type in self.value(of: right, as: type, &frame) }
      return .on
    case .binary(let left, let name, let right) where operators[name] != nil:
      if let flow = performed(left, name, right, expression.at, &frame) { return flow }
      return performStandard(left, name, right, expression.at, &frame)
    case .binary(let left, let name, let right): return performStandard(left, name, right, expression.at, &frame)
    case .choice(let bodies) where bodies.count == 1:
      let outer = frame.isForEffect
      frame.isForEffect = true
      defer { frame.isForEffect = outer }
      return turn(&frame) { run(bodies[0], &$0, result: nil) }
    case .attempt(let inner, _), .chain(let inner), .force(let inner), .await(let inner): return perform(inner, &frame)
    case .call(let callee, let arguments): return perform(callee, arguments, expression.at, &frame)
    default: return .on
    }
  }

  private func performStandard(
    _ left: Expression, _ name: String, _ right: Expression, _ at: Position, _ frame: inout ScriptFrame
  ) -> Flow {
    switch name {
    case "+=":
      change(left, &frame) { frame, old, type in
        let added = self.value(of: right, as: type, &frame)
        return old.map { self.joined($0, added, at) } ?? .unknown(at)
      }
    case "-=":
      change(left, &frame) { frame, old, _ in self.difference(old, self.value(of: right, as: nil, &frame)) ?? .unknown(at) }
    default: break
    }
    return .on
  }

  private func perform(
    _ callee: Expression, _ arguments: [Argument], _ at: Position, _ frame: inout ScriptFrame
  ) -> Flow {
    if case .name(let name, _) = callee.form {
      if ["fatalError", "preconditionFailure", "exit", "abort"].contains(name) { return .ended }
      if name == "print" { return .on }
      if case .closure(let kept)? = frame.names[name] { return perform(kept, arguments, at, &frame) }
      if let this = frame.this, let done = performed(callee, name, on: this, arguments, &frame) {
        frame.this = done
        return .on
      }
      if frame.names[name] == nil, let flow = perform(named: name, arguments, at, &frame) { return flow }
    }
    for argument in arguments {
      if case .prefix("&", let target) = argument.value.form { change(target, &frame) { _, _, _ in .unknown(at) } }
    }
    guard case .member(let base?, let name, _, _) = callee.form else {
      if case .name(let name, _) = callee.form, frame.names[name] == nil { return .on }
      return .lost
    }
    if name == "forEach", let closure = arguments.first?.value, case .closure(let body) = closure.form {
      let list = value(of: base, as: nil, &frame)
      let outer = frame.isForEffect
      frame.isForEffect = true
      defer { frame.isForEffect = outer }
      return loop([body.parameters.first?.name ?? "$0"], list, body.body[...], &frame, nil)
    }
    if name == "init", case .name("self", _) = base.form, let type = frame.type {
      frame.this = construct(type, arguments, at, &frame)
      return .on
    }
    change(base, &frame) { frame, old, type in
      if let old, let done = self.performed(callee, name, on: old, arguments, &frame) { return done }
      return self.changed(old, by: name, arguments, type, at, &frame)
    }
    return .on
  }

  /// Calls a function for what it changes: what it is lent and, called at file scope, what stands there. nil where it is another's,
  /// which sees nothing of this, or cannot be followed from where it changes nothing that is seen here.
  private func perform(
    named name: String, _ arguments: [Argument], _ at: Position, _ frame: inout ScriptFrame
  ) -> Flow? {
    let functions = visible(name, frame).filter { self[$0].kind == .function }
    guard !functions.isEmpty else { return nil }
    guard let match = fitting(functions, arguments, frame), holds(self[match.place].condition) == true else {
      return frame.isFileScope ? .lost : nil
    }
    let home = frame.isFileScope ? frame : ScriptFrame(type: nil, file: match.place.file, depth: frame.depth)
    let flow = perform(KeptCode(.function(match.place), home), arguments, at, &frame)
    if frame.isFileScope { frame.names[name] = nil }
    return flow == .lost && !frame.isFileScope ? nil : flow
  }

  /// What a value is after a method of its own that changes it; nil where that is none.
  private func performed(
    _ callee: Expression, _ name: String, on value: Written, _ arguments: [Argument], _ frame: inout ScriptFrame
  ) -> Written? {
    guard let owner = owner(of: value) else { return nil }
    let methods = members(of: owner, named: name).filter {
      !isShared($0) && self[$0].kind == .function && $0.file < firstInterface
    }
    guard !methods.isEmpty else { return nil }
    let mayChange = classes.contains(owner) || methods.contains { self[$0].modifiers.contains("mutating") }
    guard mayChange else { return value }
    return followed(changing: value, type: owner, methods, arguments, &frame) ?? .unknown(callee.at)
  }

  /// Calls what a name keeps, and gives back what it changed of what it was lent.
  func perform(_ kept: KeptCode, _ arguments: [Argument], _ at: Position, _ frame: inout ScriptFrame) -> Flow {
    let (flow, left) = call(kept, arguments, nil, at, &frame, isForEffect: true)
    for (index, argument) in arguments.enumerated() {
      guard case .prefix("&", let target) = argument.value.form else { continue }
      let value = flow == .on && left.indices.contains(index) ? left[index] : .unknown(at)
      change(target, &frame) { _, _, _ in value }
    }
    if case .back = flow { return .on }
    return flow
  }

  /// What one of Swift's own methods makes of a list or text.
  private func changed(
    _ old: Written?, by name: String, _ arguments: [Argument], _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    // What a call may have done to a value, nobody knows.
    let spoilt: Written = old?.elements == nil ? .unknown(at) : .list([], isWhole: false)
    guard let old, let first = arguments.first else {
      switch (name, old) {
      case ("removeAll", _?): return .list([], isWhole: true)
      case ("removeFirst", .text(let text, _)?): return .text(String(text.dropFirst()), at)
      case ("removeFirst", .list(let all, isWhole: true)?) where !all.contains(where: \.isMaybe):
        return .list(Array(all.dropFirst()), isWhole: true)
      case ("removeLast", .list(let all, isWhole: true)?) where !all.contains(where: \.isMaybe):
        return .list(Array(all.dropLast()), isWhole: true)
      case ("sort", .list(let all, let isWhole)?): return sorted(all, isWhole, arguments, &frame)
      case ("reverse", .list(let all, let isWhole)?): return .list(all.reversed(), isWhole: isWhole)
      case ("shuffle", .list(let all, let isWhole)?): return .list(all, isWhole: isWhole && all.count < 2)
      default: return spoilt
      }
    }
    switch (name, first.label) {
    case ("append", nil), ("insert", nil):
      let added = value(of: first.value, as: type.flatMap { element(of: $0) }, &frame)
      if name == "append", case .text = old { return joined(old, added, at) }
      guard let known = old.elements else { return .unknown(at) }
      var isFront = false
      if case .integer("0")? = arguments.last?.value.form, arguments.count == 2 { isFront = true }
      return sized(.known(isFront ? [added] + known : known + [added], isWhole: old.isWholeList), at)
    case ("append", "contentsOf"), ("insert", "contentsOf"), ("formUnion", nil):
      return joined(old, value(of: first.value, as: type, &frame), at)
    case ("removeAll", "where"):
      guard let known = old.elements, case .closure(let closure) = first.value.form else { return spoilt }
      var kept: [Written] = []
      for element in known {
        let truth = apply(closure, [element.sure], nil, &frame).truth
        if truth != true { kept.append(truth == nil ? element.doubted : element) }
      }
      return .list(kept, isWhole: old.isWholeList)
    case ("sort", _):
      guard case .list(let all, let isWhole) = old else { return spoilt }
      return sorted(all, isWhole, arguments, &frame)
    default: return spoilt
    }
  }

  /// Gives a variable, a property of `self` or of a variable, or what lies deeper in one, another value.
  func change(_ target: Expression, _ frame: inout ScriptFrame, _ new: Change) {
    defer { limits.leave() }
    guard limits.enter() else { return }
    switch target.form {
    case .name("self", _):
      // With a dot in front it is the whole path.
      let type = frame.type.map {
        TypeName.nominal($0.split(separator: ".").enumerated().map { TypePart(($0 == 0 ? "." : "") + $1) })
      }
      let value = new(&frame, frame.this, type)
      // An initializer of a library's type has nothing before it sets all of it.
      if frame.this != nil || !value.isUnknown { frame.this = value }
    case .name(let name, _):
      if let old = frame.names[name] {
        let value = new(&frame, old, frame.types[name] ?? type(of: old))
        frame.names[name] = frame.isFileScope && unfollowed.globals.contains(name) ? .unknown(target.at) : value
      } else if let this = frame.this {
        frame.this = changed(this, name, target.at, &frame, new)
      }
    case .member(let base?, let name, _, _):
      change(base, &frame) { frame, old, _ in
        guard let old else { return .unknown(target.at) }
        return self.changed(old, name, target.at, &frame, new)
      }
    case .index(let base, let arguments):
      change(base, &frame) { frame, old, type in
        guard let old, let first = arguments.first else { return .unknown(target.at) }
        let key = self.value(of: first.value, as: nil, &frame)
        if first.label == "keyPath", case .keyPath(let names) = key {
          return self.changed(old, names[...], target.at, &frame, new)
        }
        guard case .table(var pairs, let isWhole) = old, !key.isUnknown else { return .unknown(target.at) }
        let place = pairs.firstIndex { $0.key.equals(key) == true }
        let value = new(&frame, place.map { pairs[$0].value }, nil)
        if let place { pairs[place].value = value } else { pairs.append(Written.Pair(key: key, value: value)) }
        return self.sized(.table(pairs, isWhole: isWhole), target.at)
      }
    case .chain(let inner), .force(let inner): change(inner, &frame, new)
    default: break
    }
  }

  /// A value with another one for a property.
  private func changed(
    _ value: Written, _ name: String, _ at: Position, _ frame: inout ScriptFrame, _ new: Change
  ) -> Written {
    guard value != .nothing else { return value }
    let owner = owner(of: value)
    let property = owner.flatMap { members(of: $0, named: name).first { self[$0].kind == .property } }
    if let property, property.file < firstInterface {
      // What code does that runs when it is set nobody follows.
      if self[property].body != nil { return .unknown(at) }
      if !self[property].observers.isEmpty, !frame.isInitializer || frame.type != owner { return .unknown(at) }
      if isWrapped(self[property].attributes) { return value.with(name, .unknown(at)) ?? .unknown(at) }
    }
    let type = property.flatMap { self[$0].type } ?? parameter(name, of: value)
    let empty: Written? = element(of: type) == nil ? nil : .list([], isWhole: true)
    var old = value[name]
    if old == nil, case .call = value { old = empty }
    return value.with(name, sized(new(&frame, old, type), at)) ?? .unknown(at)
  }

  private func changed(
    _ value: Written, _ path: ArraySlice<String>, _ at: Position, _ frame: inout ScriptFrame, _ new: Change
  ) -> Written {
    guard let first = path.first else { return value }
    if path.count == 1 { return changed(value, first, at, &frame, new) }
    return changed(value, first, at, &frame) { frame, old, _ in
      old.map { self.changed($0, path.dropFirst(), at, &frame, new) } ?? .unknown(at)
    }
  }

  /// The type of a parameter of what the tool makes.
  private func parameter(_ name: String, of value: Written) -> TypeName? {
    guard case .call(let function, _, _) = value, let owner = owner(of: value) else { return nil }
    let makers = (members[owner]?[function] ?? []) + (members[owner]?["init"] ?? [])
    return makers.filter { $0.file >= firstInterface }.lazy.flatMap { self[$0].parameters }.first { $0.label == name }?.type
  }

  /// The type that the elements of a value show, so that what joins them can be told.
  func type(of value: Written) -> TypeName? {
    switch value {
    case .list(let elements, _): elements.first.flatMap { type(of: $0.sure) }.map { .array($0) }
    case .object, .call: owner(of: value).map { .nominal($0.split(separator: ".").map { TypePart(String($0)) }) }
    default: nil
    }
  }

  /// The path of the type that a value shows itself to have.
  func owner(of value: Written) -> String? {
    switch value {
    case .object(let type, _, _): return type == "()" ? nil : type
    case .text: return "String"
    case .list: return "Array"
    case .call(let name, _, _):
      if name.first?.isUppercase == true { return name }
      let owners = members.filter { isForeign($0.key) && ($0.value[name] ?? []).contains { $0.file >= firstInterface } }.keys
      return owners.count == 1 ? owners.first : nil
    default: return nil
    }
  }

  /// Two texts, lists or numbers joined by `+`.
  func joined(_ left: Written, _ right: Written, _ at: Position) -> Written {
    switch (left, right) {
    case (.text(let a, let at), .text(let b, _)): sized(.text(a + b, at), at)
    case (.number(let a), .number(let b)): a.addingReportingOverflow(b).overflow ? .unknown(at) : .number(a + b)
    case (.list(let a, let isWhole), .list(let b, let isWholeToo)): sized(.list(a + b, isWhole: isWhole && isWholeToo), at)
    case (.list(let a, _), _): .list(a, isWhole: false)
    case (_, .list(let b, _)): .list(b, isWhole: false)
    default: .unknown(at)
    }
  }

  private func difference(_ left: Written?, _ right: Written) -> Written? {
    guard let a = left?.number, let b = right.number, !a.subtractingReportingOverflow(b).overflow else { return nil }
    return .number(a - b)
  }

  /// A value that was made, unless it is larger than any that people write.
  func sized(_ value: Written, _ at: Position) -> Written {
    if limits.holds(value) { return value }
    return value.elements == nil ? .unknown(at) : .list([], isWhole: false)
  }
}
