import Model

extension BuildScript {
  /// An expression that stands as a statement: it matters for what it changes.
  func perform(_ expression: Expression, _ frame: inout ScriptFrame) -> Flow {
    switch expression.form {
    case .assign(let left, let right):
      change(left, &frame) { frame, old, type in self.value(of: right, as: type, &frame) }
      return .on
    case .binary(let left, "+=", let right):
      change(left, &frame) { frame, old, type in
        let added = self.value(of: right, as: type, &frame)
        if let old, case .text(let a, let at) = old, let b = added.text { return .text(a + b, at) }
        guard let old, let known = old.elements else { return .unknown(expression.at) }
        return .list(known + (added.elements ?? []), isWhole: old.isWholeList && added.isWholeList)
      }
      return .on
    case .choice(let bodies) where bodies.count == 1:
      let outer = frame.isForEffect
      frame.isForEffect = true
      defer { frame.isForEffect = outer }
      let flow = run(bodies[0], &frame, result: nil)
      return flow == .leave("continue") ? .on : flow
    case .attempt(let inner, _), .chain(let inner), .force(let inner): return perform(inner, &frame)
    case .call(let callee, let arguments): return perform(callee, arguments, expression.at, &frame)
    default: return .on
    }
  }

  private func perform(
    _ callee: Expression, _ arguments: [Argument], _ at: Position, _ frame: inout ScriptFrame
  ) -> Flow {
    for argument in arguments {
      if case .prefix("&", let target) = argument.value.form { change(target, &frame) { _, _, _ in .unknown(at) } }
    }
    guard case .member(let base?, let name, _, _) = callee.form else {
      if case .name(let name, _) = callee.form {
        if ["fatalError", "preconditionFailure"].contains(name) { return .lost }
        if name == "print" { return .on }
      }
      return changesNothing(callee, arguments, at, &frame) ? .on : .lost
    }
    if name == "forEach", let closure = arguments.first?.value, case .closure(let body) = closure.form {
      let list = value(of: base, as: nil, &frame)
      let outer = frame.isForEffect
      frame.isForEffect = true
      defer { frame.isForEffect = outer }
      return loop([body.parameters.first?.name ?? "$0"], list, body.body, &frame, nil)
    }
    guard let first = arguments.first, arguments.count <= 2 else {
      switch name {
      case "removeAll" where arguments.isEmpty: change(base, &frame) { _, _, _ in .list([], isWhole: true) }
      case "removeFirst" where arguments.isEmpty:
        change(base, &frame) { _, old, _ in
          if let text = old?.text { return .text(String(text.dropFirst()), at) }
          guard let old, old.isWholeList, let known = old.elements else { return .unknown(at) }
          return .list(Array(known.dropFirst()), isWhole: true)
        }
      default: spoil(base, at, &frame)
      }
      return .on
    }
    var isFront = false
    if case .integer("0")? = arguments.last?.value.form, arguments.count == 2 { isFront = true }
    switch (name, first.label) {
    case ("append", nil), ("insert", nil):
      change(base, &frame) { frame, old, type in
        let added = self.value(of: first.value, as: type.flatMap { self.element(of: $0) }, &frame)
        if name == "append", case .text(let text, let at)? = old, let more = added.text { return .text(text + more, at) }
        guard let old, let known = old.elements else { return .unknown(at) }
        return .known(isFront ? [added] + known : known + [added], isWhole: old.isWholeList)
      }
    case ("append", "contentsOf"), ("insert", "contentsOf"), ("formUnion", nil):
      change(base, &frame) { frame, old, type in
        let added = self.value(of: first.value, as: type, &frame)
        guard let old, let known = old.elements else { return .unknown(at) }
        return .list(known + (added.elements ?? []), isWhole: old.isWholeList && added.isWholeList)
      }
    default: spoil(base, at, &frame)
    }
    return .on
  }

  /// A call of what may be followed, or is no concern of the values here.
  private func changesNothing(
    _ callee: Expression, _ arguments: [Argument], _ at: Position, _ frame: inout ScriptFrame
  ) -> Bool {
    // `self.init(…)` and calls of local closures could change what they see.
    guard case .name(let name, _) = callee.form else { return false }
    return frame.names[name] == nil && !visible(name, frame).isEmpty
  }

  /// What a call may have done to a value, nobody knows.
  private func spoil(_ target: Expression, _ at: Position, _ frame: inout ScriptFrame) {
    change(target, &frame) { _, old, _ in old?.elements == nil ? .unknown(at) : .list([], isWhole: false) }
  }

  /// Gives a variable, a property of `self` or of a variable another value.
  private func change(
    _ target: Expression, _ frame: inout ScriptFrame,
    _ new: (inout ScriptFrame, Written?, TypeName?) -> Written
  ) {
    switch target.form {
    case .name(let name, _):
      if let old = frame.names[name] {
        frame.names[name] = new(&frame, old, frame.types[name] ?? type(of: old))
      } else if frame.this != nil {
        changeField([name], &frame, new)
      }
    case .member(let base?, let name, _, _):
      guard case .name(let root, _) = base.form else {
        if let root = root(of: base), frame.names[root] != nil { frame.names[root] = .unknown(target.at) }
        return
      }
      if root == "self" { return changeField([name], &frame, new) }
      guard let old = frame.names[root] else { return }
      let value = new(&frame, old[name], nil)
      frame.names[root] = old.with(name, value) ?? .unknown(target.at)
    case .index(let base, _):
      if let root = root(of: base), frame.names[root] != nil { frame.names[root] = .unknown(target.at) }
    case .chain(let inner), .force(let inner): change(inner, &frame, new)
    default: break
    }
  }

  private func changeField(
    _ path: [String], _ frame: inout ScriptFrame, _ new: (inout ScriptFrame, Written?, TypeName?) -> Written
  ) {
    guard let this = frame.this, case .object(let type, nil, _) = this else { return }
    let declared = members(of: type, named: path[0]).first.flatMap { self[$0].type }
    let value = new(&frame, this[path[0]], declared)
    frame.this = this.with(path[0], value)
  }

  private func root(of expression: Expression) -> String? {
    switch expression.form {
    case .name(let name, _): name
    case .member(let base?, _, _, _), .index(let base, _), .chain(let base), .force(let base): root(of: base)
    default: nil
    }
  }

  /// The type that the elements of a value show, so that what joins them can be told.
  func type(of value: Written) -> TypeName? {
    switch value {
    case .list(let elements, _):
      switch elements.first {
      case .object(let type, _, _)?: return .array(.nominal(type.split(separator: ".").map { TypePart(String($0)) }))
      case .call(let name, _, _)? where name == "target" || name == "Target": return .array(.named("Target"))
      default: return nil
      }
    case .object(let type, _, _): return .nominal(type.split(separator: ".").map { TypePart(String($0)) })
    default: return nil
    }
  }
}

extension Written {
  /// The same with another value for one field or argument; nil for what has none.
  func with(_ label: String, _ value: Written) -> Written? {
    func replaced(_ all: [Labelled]) -> [Labelled] {
      guard let index = all.firstIndex(where: { $0.label == label }) else { return all + [Labelled(label: label, value: value)] }
      var all = all
      all[index].value = value
      return all
    }
    switch self {
    case .call(let name, let arguments, let at): return .call(name, replaced(arguments), at)
    case .object(let type, nil, let fields): return .object(type: type, name: nil, replaced(fields))
    default: return nil
    }
  }
}
