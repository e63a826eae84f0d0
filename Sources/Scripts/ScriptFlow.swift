import Model

/// One of several ways on, of which nobody knows which is taken.
struct Way {
  var body: ArraySlice<Statement>
  /// What it binds ends with it.
  var isBlock = true
  /// What is known where it begins, names that its condition binds included; nil: what was known before.
  var start: ScriptFrame?
}

extension BuildScript {
  /// One of several ways, and then the rest: what all agree on is certain.
  func either(
    _ ways: [Way], _ frame: inout ScriptFrame, _ outer: ScriptFrame, _ result: TypeName?, rest: ArraySlice<Statement>
  ) -> Flow {
    let at = Position(line: 1, column: 1)
    var going: ScriptFrame?
    var given: Written?
    var continued: [ScriptFrame] = []
    for way in ways {
      var here = way.start ?? outer
      here.continued = []
      if way.isBlock, way.start == nil { here.own = [] }
      let flow = run(way.body, &here, result: result)
      if way.isBlock { here.end(outer) }
      continued += here.continued
      here.continued = []
      switch flow {
      case .on: going = going.map { merged($0, here, at) } ?? here
      case .back(let value): given = given.map { $0.merged(with: value, at: at) } ?? value
      case .leave("continue"): continued.append(here)
      // Of what ends the program nothing comes.
      case .ended: continue
      default: return .lost
      }
    }
    guard let going else {
      guard !continued.isEmpty else { return given.map { .back($0) } ?? .ended }
      guard given == nil else { return .lost }
      frame = continued.removeFirst()
      frame.continued = outer.continued + continued
      return .leave("continue")
    }
    frame = going
    frame.continued = outer.continued + continued
    let flow = run(rest, &frame, result: result)
    guard let given else { return flow }
    guard case .back(let last) = flow else { return .lost }
    return .back(given.merged(with: last, at: at))
  }

  /// One turn of a loop, or a body that `return` ends like one. Where only some ways left for the next turn, what they knew there
  /// and what the others know at the end is both possible.
  func turn(_ frame: inout ScriptFrame, _ body: (inout ScriptFrame) -> Flow) -> Flow {
    let before = frame.continued
    frame.continued = []
    var flow = body(&frame)
    if flow == .leave("continue") { flow = .on }
    let left = frame.continued
    frame.continued = before
    guard !left.isEmpty else { return flow }
    guard flow == .on else { return .lost }
    for other in left { frame = merged(frame, other, Position(line: 1, column: 1)) }
    return .on
  }

  private func merged(_ one: ScriptFrame, _ other: ScriptFrame, _ at: Position) -> ScriptFrame {
    var frame = one
    for (name, value) in other.names { frame.names[name] = one.names[name].map { $0.merged(with: value, at: at) } ?? value }
    frame.own.formUnion(other.own)
    if let a = one.this, let b = other.this { frame.this = a.merged(with: b, at: at) }
    return frame
  }

  /// `while` and `repeat`.
  func repeated(
    _ conditions: [Statement.Condition], _ body: [Statement], _ frame: inout ScriptFrame, _ result: TypeName?
  ) -> Flow {
    var turns = 0
    // One that turns longer does not end for reasons that are not seen here.
    while limits.take(), turns < 2_000 {
      let outer = frame
      frame.own = []
      switch holds(conditions, &frame) {
      case nil: return .lost
      case false?:
        frame = outer
        // Whether it is tested before or after the first turn is not told.
        return turns > 0 ? .on : either([Way(body: body[...]), Way(body: [])], &frame, frame, result, rest: [])
      case true?:
        turns += 1
        let flow = turn(&frame) { frame in
          let flow = run(body, &frame, result: result)
          frame.end(outer)
          return flow
        }
        switch flow {
        case .on: continue
        case .leave("break"): return .on
        default: return flow
        }
      }
    }
    return .lost
  }

  func loop(
    _ names: [String], _ sequence: Written, _ body: ArraySlice<Statement>, _ frame: inout ScriptFrame, _ result: TypeName?
  ) -> Flow {
    let elements: [Written]
    let isWhole: Bool
    switch sequence {
    case .list(let all, let whole): (elements, isWhole) = (all, whole)
    case .table(let pairs, let whole):
      let parts = pairs.map { [Written.Labelled(label: "key", value: $0.key), .init(label: "value", value: $0.value)] }
      (elements, isWhole) = (parts.map { .object(type: "()", name: nil, $0) }, whole)
    default: return .lost
    }
    let outer = frame
    for element in elements {
      guard limits.take() else { return .lost }
      guard bind(names, to: element.sure, &frame) else { return .lost }
      let flow = turn(&frame) { frame in
        element.isMaybe
          ? either([Way(body: body), Way(body: [])], &frame, frame, result, rest: []) : block(body, &frame, result)
      }
      if flow == .leave("break") { break }
      if flow != .on { return flow }
    }
    for name in names { frame.names[name] = outer.names[name] }
    guard !isWhole else { return .on }
    for (name, value) in outer.names where frame.names[name] != value || elements.isEmpty {
      if let known = frame.names[name]?.elements { frame.names[name] = .list(known, isWhole: false) }
    }
    return .on
  }

  private func bind(_ names: [String], to value: Written, _ frame: inout ScriptFrame) -> Bool {
    if names.count == 1 {
      frame.names[names[0]] = value
      return true
    }
    guard case .object("()", nil, let parts) = value, parts.count == names.count else { return false }
    for (name, part) in zip(names, parts) { frame.names[name] = part.value }
    return true
  }

  func choose(
    _ value: Written, _ cases: [Statement.Case], _ frame: inout ScriptFrame, _ result: TypeName?
  ) -> Flow {
    for item in cases {
      var inner = frame
      inner.own = []
      var isCase: Bool? = item.patterns.isEmpty
      for pattern in item.patterns where isCase != true {
        let answer = takeApart(value, pattern, item.names, &inner)
        isCase = answer == false ? isCase : answer
        if answer == nil { return chosen(among: cases, &frame, result) }
      }
      guard isCase == true else { continue }
      let flow = run(item.body, &inner, result: result)
      inner.end(frame)
      frame = inner
      return flow == .leave("break") ? .on : flow == .leave("fallthrough") ? .lost : flow
    }
    return .lost
  }

  /// Where it cannot be told which case holds, each may, and nobody knows what the names are that it binds.
  private func chosen(among cases: [Statement.Case], _ frame: inout ScriptFrame, _ result: TypeName?) -> Flow {
    guard cases.count <= 40 else { return .lost }
    let ways = cases.map { item in
      var start = frame
      start.own = Set(item.names)
      for name in item.names { start.names[name] = .unknown(Position(line: 1, column: 1)) }
      let isEnded = if case .leave("break", nil)? = item.body.last { true } else { false }
      return Way(body: isEnded ? item.body.dropLast() : item.body[...], start: start)
    }
    return either(ways, &frame, frame, result, rest: [])
  }

  /// Whether a value has a pattern's form; the names in it are bound to its parts.
  func takeApart(
    _ value: Written, _ pattern: Expression, _ names: [String], _ frame: inout ScriptFrame
  ) -> Bool? {
    defer { limits.leave() }
    guard limits.enter() else { return nil }
    switch pattern.form {
    case .name("_", _): return true
    case .name(let name, _) where names.contains(name):
      frame.own.insert(name)
      frame.names[name] = value
      return true
    case .cast(let inner, _, let type):
      guard let isOne = isOne(value, type, frame) else { return nil }
      return isOne ? takeApart(value, inner, names, &frame) : false
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

  /// Whether a value of a type of the description's own is of another such type; nil for all others.
  func isOne(_ value: Written, _ type: TypeName, _ frame: ScriptFrame) -> Bool? {
    guard case .object(let own, _, _) = value, ownTypes.contains(own), let wanted = path(of: type, frame) else { return nil }
    if levels(of: own).contains(wanted) { return true }
    // What a type from elsewhere inherits nobody here says, but none of the description's own.
    return ownTypes.contains(wanted) ? false : nil
  }
}
