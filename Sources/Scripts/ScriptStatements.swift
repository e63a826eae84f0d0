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
    /// The program ends here.
    case ended
  }

  /// What a body gives back.
  func result(of body: [Statement], _ frame: inout ScriptFrame, as type: TypeName?) -> Written {
    let nowhere = Position(line: 1, column: 1)
    let outer = frame.isForEffect
    frame.isForEffect = false
    defer { frame.isForEffect = outer }
    if body.count == 1, case .expression(let value) = body[0] { return self.value(of: value, as: type, &frame) }
    guard case .back(let value) = block(body[...], &frame, type) else { return .unknown(nowhere) }
    return value
  }

  func run(_ statements: [Statement], _ frame: inout ScriptFrame, result: TypeName?) -> Flow {
    run(statements[...], &frame, result: result)
  }

  func run(_ statements: ArraySlice<Statement>, _ frame: inout ScriptFrame, result: TypeName?) -> Flow {
    for index in statements.indices {
      defer { limits.leave() }
      guard limits.enter() else { return .lost }
      let rest = statements[(index + 1)...]
      // Where nobody knows which way is taken, and one of them leaves, the rest belongs to the others.
      switch statements[index] {
      case .guard(let conditions, let otherwise):
        switch holds(conditions, &frame) {
        case true?: continue
        case false?: return run(otherwise, &frame, result: result)
        case nil: return either([Way(body: rest, isBlock: false), Way(body: otherwise[...])], &frame, frame, result, rest: [])
        }
      case .if(let conditions, let then, let otherwise):
        let outer = frame
        frame.own = []
        let flow: Flow
        switch holds(conditions, &frame) {
        case true?: flow = leave(run(then, &frame, result: result), &frame, outer)
        case false?:
          frame = outer
          flow = block(otherwise[...], &frame, result)
        case nil:
          let ways = [Way(body: then[...], start: frame), Way(body: otherwise[...])]
          return either(ways, &frame, outer, result, rest: rest)
        }
        if flow != .on { return flow }
      case .conditional(let branches):
        let possible = possible(branches)
        if possible.count == 1 {
          let flow = run(possible[0], &frame, result: result)
          if flow != .on { return flow }
        } else {
          return either(possible.map { Way(body: $0[...], isBlock: false) }, &frame, frame, result, rest: rest)
        }
      case .defer(let body):
        let flow = run(rest, &frame, result: result)
        return run(body, &frame, result: nil) == .on ? flow : .lost
      default:
        let flow = run(statements[index], &frame, result)
        if flow != .on { return flow }
      }
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
    case .declaration(let index):
      declare(Place(file: frame.file, index: index), &frame)
      return .on
    case .return(let value?, _) where frame.isForEffect:
      let flow = perform(value, &frame)
      return flow == .on ? .leave("continue") : flow
    case .return(nil, _) where frame.isForEffect: return .leave("continue")
    case .return(let value, let at):
      return .back(value.map { self.value(of: $0, as: result, &frame) } ?? frame.this ?? .unknown(at))
    case .for(let names, let sequence, let body):
      return loop(names, value(of: sequence, as: nil, &frame), body[...], &frame, result)
    case .loop(let conditions, let body): return repeated(conditions, body, &frame, result)
    case .switch(let subject, let cases): return choose(value(of: subject, as: nil, &frame), cases, &frame, result)
    case .leave(let word, let value): return word == "throw" || value != nil ? .lost : .leave(word)
    case .attempt(let body, _): return block(body[...], &frame, result)
    default: return .lost
    }
  }

  /// A function inside another, or a constant at file scope.
  private func declare(_ place: Place, _ frame: inout ScriptFrame) {
    let declaration = self[place]
    switch declaration.kind {
    case .function where declaration.parent != nil:
      frame.own.insert(declaration.name)
      frame.names[declaration.name] = .closure(KeptCode(.function(place), frame))
    case .property where declaration.body == nil:
      guard let value = declaration.value else { return }
      frame.types[declaration.name] = declaration.type ?? collection(value)
      let start = self.value(of: value, as: declaration.type, &frame)
      frame.names[declaration.name] = isChangedUnseen(declaration) ? .unknown(declaration.at) : start
    default: break
    }
  }

  /// A block of its own: the names that it binds end with it, others keep what it gave them.
  func block(_ statements: ArraySlice<Statement>, _ frame: inout ScriptFrame, _ result: TypeName?) -> Flow {
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
    guard binding.body == nil, !isWrapped(binding.attributes) else { return .unknown(binding.at) }
    guard let value = binding.value else { return binding.type?.wrapped == nil ? .unknown(binding.at) : .nothing }
    let whole = self.value(of: value, as: binding.type, &frame)
    guard let element = binding.element else { return whole }
    guard case .object("()", nil, let parts) = whole, parts.indices.contains(element) else { return .unknown(binding.at) }
    return parts[element].value
  }

  /// The type of `[Target]()`.
  func collection(_ value: Expression) -> TypeName? {
    guard case .call(let callee, _) = value.form, case .metatype(let type) = callee.form else { return nil }
    return type
  }

  func holds(_ conditions: [Statement.Condition], _ frame: inout ScriptFrame) -> Bool? {
    var isOpen = false
    for condition in conditions {
      switch condition {
      case .test(let test):
        guard let truth = value(of: test, as: nil, &frame).truth else {
          isOpen = true
          continue
        }
        if !truth { return false }
      case .bind(let binding):
        let value = bound(binding, &frame)
        if value == .nothing { return false }
        frame.own.insert(binding.name)
        frame.names[binding.name] = value.sure
        if value.isUnknown || value.isMaybe { isOpen = true }
      case .match(let pattern, let names, let value):
        let value = self.value(of: value, as: nil, &frame)
        guard let isCase = takeApart(value, pattern, names, &frame) else {
          isOpen = true
          continue
        }
        if !isCase { return false }
      default: isOpen = true
      }
    }
    return isOpen ? nil : true
  }

  /// The branches of an `#if` of which one is compiled; an empty one where it may be that none is.
  private func possible(_ branches: [Statement.Branch]) -> [[Statement]] {
    var possible: [[Statement]] = []
    var mayBeNone = true
    for branch in branches {
      switch holds(branch.condition) {
      case true?: return possible + [branch.body]
      case false?: continue
      case nil: possible.append(branch.body)
      }
      if case .always = branch.condition { mayBeNone = false }
    }
    let tests = branches.map(\.condition)
    // The last branch of an `#else` has all others' negations.
    if BuildCondition.any(tests).follows(from: .always) { mayBeNone = false }
    return mayBeNone ? possible + [[]] : possible
  }

  /// Whether the tool that runs a description compiles what stands under a condition; nil where that is the machine's.
  func holds(_ condition: BuildCondition) -> Bool? {
    condition.value { test in
      if test == "true" || test == "false" { return test == "true" }
      for word in ["swift", "compiler"] where test.hasPrefix(word + "(>=") || test.hasPrefix(word + "(<") {
        let number = test.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
        let isNewer = [6, 3].lexicographicallyPrecedes(number)
        return test.contains(">=") ? !isNewer : isNewer
      }
      return test.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? flags.contains(test) : nil
    }
  }
}
