import Model

extension BuildScript {
  /// Where statements lead.
  enum Flow: Hashable {
    case on
    case back(Written)
    /// `break`, `continue`.
    case leave(String)
    /// Nobody can tell.
    case lost
  }

  /// What a body gives back.
  func result(of body: [Statement], _ frame: inout ScriptFrame, as type: TypeName?) -> Written {
    let nowhere = Position(line: 1, column: 1)
    let outer = frame.isForEffect
    frame.isForEffect = false
    defer { frame.isForEffect = outer }
    if body.count == 1, case .expression(let value) = body[0] { return self.value(of: value, as: type, &frame) }
    guard case .back(let value) = block(body, &frame, type) else { return .unknown(nowhere) }
    return value
  }

  func run(_ statements: [Statement], _ frame: inout ScriptFrame, result: TypeName?) -> Flow {
    for statement in statements {
      guard steps.take() else { return .lost }
      let flow = run(statement, &frame, result)
      if flow != .on { return flow }
    }
    return .on
  }

  private func run(_ statement: Statement, _ frame: inout ScriptFrame, _ result: TypeName?) -> Flow {
    switch statement {
    case .expression(let expression): return perform(expression, &frame)
    case .bind(let binding):
      frame.own.insert(binding.name)
      frame.types[binding.name] = binding.type ?? binding.value.flatMap(collection)
      frame.names[binding.name] = bound(binding, &frame)
      return .on
    case .return(let value?, _) where frame.isForEffect:
      let flow = perform(value, &frame)
      return flow == .on ? .leave("continue") : flow
    case .return(nil, _) where frame.isForEffect: return .leave("continue")
    case .return(let value, let at):
      return .back(value.map { self.value(of: $0, as: result, &frame) } ?? frame.this ?? .unknown(at))
    case .if(let conditions, let then, let otherwise):
      let outer = frame
      frame.own = []
      switch holds(conditions, &frame) {
      case true?: return leave(run(then, &frame, result: result), &frame, outer)
      case false?:
        frame = outer
        return block(otherwise, &frame, result)
      case nil: return either(then, otherwise, &frame, outer, result)
      }
    case .guard(let conditions, let otherwise):
      switch holds(conditions, &frame) {
      case true?: return .on
      case false?: return run(otherwise, &frame, result: result)
      case nil: return .lost
      }
    case .for(let names, let sequence, let body):
      return loop(names, value(of: sequence, as: nil, &frame), body, &frame, result)
    case .switch(let subject, let cases): return choose(value(of: subject, as: nil, &frame), cases, &frame, result)
    case .leave(let word, let value): return word == "throw" || value != nil ? .lost : .leave(word)
    default: return .lost
    }
  }

  /// A block of its own: the names that it binds end with it, others keep what it gave them.
  private func block(_ statements: [Statement], _ frame: inout ScriptFrame, _ result: TypeName?) -> Flow {
    let outer = frame
    frame.own = []
    return leave(run(statements, &frame, result: result), &frame, outer)
  }

  /// Ends a block that began with no names of its own.
  private func leave(_ flow: Flow, _ frame: inout ScriptFrame, _ outer: ScriptFrame) -> Flow {
    frame.end(outer)
    return flow
  }

  private func bound(_ binding: Binding, _ frame: inout ScriptFrame) -> Written {
    guard binding.element == nil, binding.body == nil else { return .unknown(binding.at) }
    guard let value = binding.value else { return binding.type?.wrapped == nil ? .unknown(binding.at) : .nothing }
    return self.value(of: value, as: binding.type, &frame)
  }

  /// The type of `[Target]()`.
  func collection(_ value: Expression) -> TypeName? {
    guard case .call(let callee, _) = value.form, case .metatype(let type) = callee.form else { return nil }
    return type
  }

  private func holds(_ conditions: [Statement.Condition], _ frame: inout ScriptFrame) -> Bool? {
    for condition in conditions {
      switch condition {
      case .test(let test):
        guard let truth = value(of: test, as: nil, &frame).truth else { return nil }
        if !truth { return false }
      case .bind(let binding):
        let value = bound(binding, &frame)
        if value.isUnknown { return nil }
        if value == .nothing { return false }
        frame.own.insert(binding.name)
        frame.names[binding.name] = value
      default: return nil
      }
    }
    return true
  }

  /// One of two ways, nobody knows which: what both agree on is certain.
  private func either(
    _ one: [Statement], _ other: [Statement], _ frame: inout ScriptFrame, _ outer: ScriptFrame, _ result: TypeName?
  ) -> Flow {
    let at = Position(line: 1, column: 1)
    var left = outer
    var right = outer
    let flows = (block(one, &left, result), block(other, &right, result))
    frame = outer
    for name in outer.names.keys {
      guard let a = left.names[name], let b = right.names[name] else { continue }
      frame.names[name] = a.merged(with: b, at: at)
    }
    if let a = left.this, let b = right.this { frame.this = a.merged(with: b, at: at) }
    switch flows {
    case (.on, .on): return .on
    case (.back(let a), .back(let b)): return .back(a.merged(with: b, at: at))
    default: return .lost
    }
  }

  func loop(
    _ names: [String], _ sequence: Written, _ body: [Statement], _ frame: inout ScriptFrame, _ result: TypeName?
  ) -> Flow {
    guard names.count == 1, case .list(let elements, let isWhole) = sequence else { return .lost }
    let outer = frame
    var flow = Flow.on
    steps: for element in elements {
      frame.names[names[0]] = element
      let last = block(body, &frame, result)
      switch last {
      case .on, .leave("continue"): continue
      case .leave("break"): break steps
      default:
        flow = last
        break steps
      }
    }
    frame.names[names[0]] = outer.names[names[0]]
    guard !isWhole else { return flow }
    guard flow == .on, !elements.isEmpty else { return .lost }
    for (name, value) in outer.names where frame.names[name] != value {
      frame.names[name] = .list(frame.names[name]?.elements ?? [], isWhole: false)
    }
    return .on
  }

  private func choose(
    _ value: Written, _ cases: [Statement.Case], _ frame: inout ScriptFrame, _ result: TypeName?
  ) -> Flow {
    for item in cases {
      var inner = frame
      inner.own = []
      var isCase: Bool? = item.patterns.isEmpty
      for pattern in item.patterns where isCase != true {
        let answer = takeApart(value, pattern, item.names, &inner)
        isCase = answer == false ? isCase : answer
        if answer == nil { return .lost }
      }
      guard isCase == true else { continue }
      let flow = run(item.body, &inner, result: result)
      let left = leave(flow, &inner, frame)
      frame = inner
      return left == .leave("break") ? .on : left == .leave("fallthrough") ? .lost : left
    }
    return .lost
  }

  /// Whether a value has a pattern's form; the names in it are bound to its parts.
  private func takeApart(
    _ value: Written, _ pattern: Expression, _ names: [String], _ frame: inout ScriptFrame
  ) -> Bool? {
    switch pattern.form {
    case .name("_", _): return true
    case .name(let name, _) where names.contains(name):
      frame.own.insert(name)
      frame.names[name] = value
      return true
    case .chain(let inner):
      if value == .nothing { return false }
      return value.isUnknown ? nil : takeApart(value, inner, names, &frame)
    case .call(let callee, let arguments):
      guard case .member(_, let name, _, _) = callee.form, case .object(_, let own?, let parts) = value else { return nil }
      guard own == name else { return false }
      guard parts.count == arguments.count else { return nil }
      for (part, argument) in zip(parts, arguments) {
        guard let isPart = takeApart(part.value, argument.value, names, &frame) else { return nil }
        if !isPart { return false }
      }
      return true
    case .member(_, let name, _, _):
      // A case may be named without what it carries.
      if case .object(let type, let own?, _) = value,
        members(of: type, named: name).contains(where: { self[$0].kind == .enumCase })
      {
        return own == name
      }
      return matches(value, pattern, &frame)
    default: return matches(value, pattern, &frame)
    }
  }
}
