import Model

/// What a call says of whom it calls.
struct WrittenCallee: Hashable, Comparable {
  var name: String
  var labels: [String?]

  static func < (a: Self, b: Self) -> Bool {
    let (own, others) = ([a.name] + a.labels.map { $0 ?? "" }, [b.name] + b.labels.map { $0 ?? "" })
    return own.lexicographicallyPrecedes(others)
  }
}

extension Declaration {
  /// How a call says a function that says all of its labels.
  var callee: WrittenCallee { WrittenCallee(name: name, labels: parameters.map(\.label)) }
}

/// A call as it is written.
struct WrittenCall: Equatable {
  /// The function or property in whose body it stands; nil: at file scope.
  var from: DeclarationID?
  /// On which ways through that body, in which builds; never empty.
  var occasions = [Occasion()]
}

/// Finds calls by name, each with the choices on the way to it.
struct WrittenCallSearch {
  let names: Set<String>
  private(set) var calls: [WrittenCallee: [WrittenCall]] = [:]
  /// Where names stand without a call: whoever has such a function there may call it from then on.
  private(set) var mentions: [String: [WrittenCall]] = [:]
  /// Inside a loop, which may go one way first and then another.
  private var isRepeated = false
  /// The choice that conditions are which always say the same, and the ways on which they hold and do not.
  private let steady: ([Statement.Condition], _ file: String, _ from: DeclarationID?) -> (choice: BranchPath.Choice, ways: [Int])?

  init(
    names: Set<String>,
    steady: @escaping ([Statement.Condition], _ file: String, _ from: DeclarationID?) -> (choice: BranchPath.Choice, ways: [Int])?
  ) {
    self.names = names
    self.steady = steady
  }

  mutating func look(at body: [Statement], of file: String, from: DeclarationID?) {
    guard !body.isEmpty else { return }
    _ = look(body, file, WrittenCall(from: from))
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
      return look(then, otherwise, by: conditions, file, here)
    case .guard(let conditions, let otherwise):
      note(conditions, here)
      return look([], otherwise, by: conditions, file, here)
    case .switch(let subject, let cases):
      note([.expression(subject)] + cases.flatMap(\.patterns).map { .expression($0) }, here)
      // Who falls through goes two ways.
      let fallsOn = cases.contains { if case .leave("fallthrough", _)? = $0.body.last { true } else { false } }
      return look(cases.map(\.body), at: fallsOn ? nil : Location(file, subject.at), file, here)
    case .expression(let expression), .return(let expression?, _):
      look(expression, file, here)
      if case .return = statement { return nil }
      return here
    case .return, .leave:
      note([statement], here)
      // What is left here is a `switch` or a loop, and the rest of its body may be reached by others.
      if case .leave(let word, _) = statement, word != "throw" { return here }
      return nil
    case .conditional(let branches): return look(branches, file, here)
    case .attempt(let body, let catches):
      return catches.isEmpty ? look(body, file, here) : attempt(body, catches, file, here)
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
    case .bind(let binding):
      if let value = binding.value, case .choice = value.form { look(value, file, here) } else { note([statement], here) }
      return here
    case .declaration:
      note([statement], here)
      return here
    }
  }

  /// What its branches return a choice is.
  private mutating func look(_ expression: Expression, _ file: String, _ here: WrittenCall) {
    switch expression.form {
    case .choice(let bodies): _ = look(bodies, at: Location(file, expression.at), file, here)
    case .assign(let target, let value):
      note([.expression(target)], here)
      look(value, file, here)
    default: note([.expression(expression)], here)
    }
  }

  /// Goes through the body of a loop.
  private mutating func turn(_ body: [Statement], _ file: String, _ here: WrittenCall) {
    let around = isRepeated
    isRepeated = true
    _ = look(body, file, here)
    isRepeated = around
  }

  /// Goes where conditions hold, and where they do not.
  private mutating func look(
    _ then: [Statement], _ otherwise: [Statement], by conditions: [Statement.Condition], _ file: String, _ here: WrittenCall
  ) -> WrittenCall? {
    guard !isRepeated, let (choice, ways) = steady(conditions, file, here.from) else {
      return look([then, otherwise], at: place(conditions, file), file, here)
    }
    return look(ways == [0, 1] ? [then, otherwise] : [otherwise, then], of: choice, file, here)
  }

  /// Goes through a body, and where something in it throws: what stands behind that is not run then.
  private mutating func attempt(
    _ body: [Statement], _ catches: [[Statement]], _ file: String, _ here: WrittenCall
  ) -> WrittenCall? {
    let sure = body.firstUnthrowing
    let rest = look(Array(body[..<sure]), file, here)
    let first = (body[sure...] + catches.joined()).lazy.compactMap(\.at).first
    guard let place = first.map({ Location(file, $0) }), let rest, !isRepeated else {
      if let rest { _ = look(Array(body[sure...]), file, rest) }
      for body in catches { _ = look(body, file, here) }
      return here
    }
    // Nothing but what is tried begins there.
    let choice = BranchPath.Choice(at: place, number: -2, ways: catches.count + 1)
    return look([Array(body[sure...])] + catches, of: choice, file, rest)
  }

  /// Goes each way at a choice; behind it those go on who did not leave.
  private mutating func look(_ ways: [[Statement]], at place: Location?, _ file: String, _ here: WrittenCall) -> WrittenCall? {
    guard let place, !isRepeated else {
      for way in ways { _ = look(way, file, here) }
      return here
    }
    return look(ways, of: BranchPath.Choice(at: place, number: 0, ways: ways.count), file, here)
  }

  private mutating func look(
    _ ways: [[Statement]], of choice: BranchPath.Choice, _ file: String, _ here: WrittenCall
  ) -> WrittenCall? {
    var going: [Int] = []
    for (index, way) in ways.enumerated() {
      guard let inside = here.taking([index], of: choice) else { continue }
      if look(way, file, inside) != nil { going.append(index) }
    }
    if going.isEmpty { return nil }
    return going.count == ways.count ? here : here.taking(going, of: choice) ?? here
  }

  /// Goes through the branches of an `#if`: behind them those go on who did not leave, in builds of each branch and of none.
  private mutating func look(_ branches: [Statement.Branch], _ file: String, _ here: WrittenCall) -> WrittenCall? {
    let rest = Statement.Branch(condition: .not(.any(branches.map(\.condition))), body: [])
    var going = WrittenCall(from: here.from, occasions: [])
    var isLeft = false
    for branch in branches + [rest] {
      guard let inside = here.meeting([Occasion(condition: branch.condition)]) else { continue }
      let end = look(branch.body, file, inside)
      isLeft = isLeft || end != inside
      going.occasions += end?.occasions ?? []
    }
    guard isLeft, going.occasions.count <= Limit.branches.value else { return here }
    return going.occasions.isEmpty ? nil : going
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
      mentions[name, default: []].append(here)
    }
  }
}

extension WrittenCall {
  fileprivate func taking(_ ways: [Int], of choice: BranchPath.Choice) -> WrittenCall? {
    meeting(BranchPath.always.taking(ways, of: choice).map { [Occasion(way: $0)] } ?? [])
  }

  /// The same, on these occasions only; nil: on none of them.
  fileprivate func meeting(_ others: [Occasion]) -> WrittenCall? {
    let both = occasions.flatMap { own in others.compactMap(own.and) }
    return both.isEmpty ? nil : WrittenCall(from: from, occasions: both)
  }
}

extension Expression {
  var calledName: String? {
    switch form {
    case .name(let name, _), .member(_, let name, _, _): name
    default: nil
    }
  }
}
