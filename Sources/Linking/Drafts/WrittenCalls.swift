import Model

/// What a call says of whom it calls.
struct WrittenCallee: Hashable {
  var name: String
  var labels: [String?]
}

/// A call as it is written.
struct WrittenCall {
  /// The function or property in whose body it stands; nil: at file scope.
  var from: DeclarationID?
  /// On which way through that body.
  var occasion: Occasion
}

/// Finds calls by name, each with the choices on the way to it.
struct WrittenCallSearch {
  let names: Set<String>
  private(set) var calls: [WrittenCallee: [WrittenCall]] = [:]
  /// Names that stand somewhere without a call: whoever has such a function may call it whenever.
  private(set) var mentioned: Set<String> = []
  /// Inside a loop, which may go one way first and then another.
  private var isRepeated = false

  init(names: Set<String>) { self.names = names }

  mutating func look(at body: [Statement], of file: String, from: DeclarationID?) {
    guard !body.isEmpty else { return }
    _ = look(body, file, WrittenCall(from: from, occasion: Occasion()))
  }

  /// - Returns: Where those are who go on behind it; nil: nobody does.
  private mutating func look(_ body: [Statement], _ file: String, _ start: WrittenCall) -> WrittenCall? {
    var here = start
    for statement in body {
      guard let next = look(statement, file, here) else { return nil }
      here = next
    }
    return here
  }

  private mutating func look(_ statement: Statement, _ file: String, _ here: WrittenCall) -> WrittenCall? {
    switch statement {
    case .if(let conditions, let then, let otherwise):
      note(conditions, here)
      return look([then, otherwise], at: place(conditions, file), file, here)
    case .guard(let conditions, let otherwise):
      note(conditions, here)
      return look([otherwise, []], at: place(conditions, file), file, here)
    case .switch(let subject, let cases):
      note([.expression(subject)] + cases.flatMap(\.patterns).map { .expression($0) }, here)
      // Who falls through goes two ways.
      let fallsOn = cases.contains { if case .leave("fallthrough", _)? = $0.body.last { true } else { false } }
      return look(cases.map(\.body), at: fallsOn ? nil : Location(file, subject.at), file, here)
    case .expression(let expression), .return(let expression?, _):
      var rest: WrittenCall? = here
      if case .choice(let bodies) = expression.form {
        // What its branches return it is.
        _ = look(bodies, at: Location(file, expression.at), file, here)
      } else {
        note([.expression(expression)], here)
      }
      if case .return = statement { rest = nil }
      return rest
    case .return, .leave:
      note([statement], here)
      // What is left here is a `switch` or a loop, and the rest of its body may be reached by others.
      if case .leave(let word, _) = statement, word != "throw" { return here }
      return nil
    case .conditional(let branches):
      for branch in branches {
        guard let inside = here.occasion.and(Occasion(condition: branch.condition)) else { continue }
        _ = look(branch.body, file, WrittenCall(from: here.from, occasion: inside))
      }
      return here
    case .attempt(let body, let catches):
      let rest = look(body, file, here)
      for body in catches { _ = look(body, file, here) }
      return catches.isEmpty ? rest : here
    case .for(_, let sequence, let body):
      note([.expression(sequence)], here)
      turn(body, file, here)
      return here
    case .loop(let conditions, let body):
      note(conditions, here)
      turn(body, file, here)
      return here
    case .defer(let body):
      _ = look(body, file, here)
      return here
    case .bind, .declaration:
      note([statement], here)
      return here
    }
  }

  /// Goes through the body of a loop.
  private mutating func turn(_ body: [Statement], _ file: String, _ here: WrittenCall) {
    let around = isRepeated
    isRepeated = true
    _ = look(body, file, here)
    isRepeated = around
  }

  /// Goes each way at a choice; behind it those go on who did not leave.
  private mutating func look(_ ways: [[Statement]], at place: Location?, _ file: String, _ here: WrittenCall) -> WrittenCall? {
    guard let place, !isRepeated else {
      for way in ways { _ = look(way, file, here) }
      return here
    }
    let choice = BranchPath.Choice(at: place, number: 0, ways: ways.count)
    var going: [Int] = []
    for (index, way) in ways.enumerated() {
      guard let inside = here.taking([index], of: choice) else { continue }
      if look(way, file, inside) != nil { going.append(index) }
    }
    if going.isEmpty { return nil }
    return going.count == ways.count ? here : here.taking(going, of: choice) ?? here
  }

  private func place(_ conditions: [Statement.Condition], _ file: String) -> Location? {
    conditions.lazy.compactMap(\.at).first.map { Location(file, $0) }
  }

  private mutating func note(_ conditions: [Statement.Condition], _ here: WrittenCall) {
    if !conditions.isEmpty { note([.loop(conditions, body: [])], here) }
  }

  private mutating func note(_ statements: [Statement], _ here: WrittenCall) {
    var found: [WrittenCallee] = []
    var spoken: [String] = []
    let names = names
    Walk.statements(statements) { expression in
      switch expression.form {
      case .call(let callee, let arguments):
        guard let name = callee.calledName, names.contains(name) else { return }
        found.append(WrittenCallee(name: name, labels: arguments.map(\.label)))
      case .name(let name, _), .member(_, let name, _, _):
        if names.contains(name) { spoken.append(name) }
      default: return
      }
    }
    for callee in found { calls[callee, default: []].append(here) }
    // A call's callee is spoken of, too.
    for name in Set(spoken) where spoken.count(where: { $0 == name }) > found.count(where: { $0.name == name }) {
      mentioned.insert(name)
    }
  }
}

extension WrittenCall {
  fileprivate func taking(_ ways: [Int], of choice: BranchPath.Choice) -> WrittenCall? {
    occasion.way.taking(ways, of: choice).map { way in
      WrittenCall(from: from, occasion: Occasion(way: way, condition: occasion.condition))
    }
  }
}

extension Expression {
  fileprivate var calledName: String? {
    switch form {
    case .name(let name, _), .member(_, let name, _, _): name
    default: nil
    }
  }
}
