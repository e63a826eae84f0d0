import Linking
import Model

/// What described functions do besides with what their container keeps: what has others fill a container, `if parts.isEmpty { fill() }`. It is done
/// wherever they are called.
struct FilledMeanwhile {
  /// By name, functions that lead to one that registers and that no manifest names.
  private var leading: [String: [Declaration]] = [:]
  private var named: [String: [Declaration]] = [:]

  init(of registering: [String: Set<String>], among named: [String: Set<String>], _ code: ProgramCode) {
    guard !registering.isEmpty else { return }
    for unit in code.units where code.isNamed(unit, named) {
      let declaration = code.declaration(unit)
      self.named[declaration.name, default: []].append(declaration)
    }
    for unit in code.leading(to: registering, but: named) {
      let declaration = code.declaration(unit)
      leading[declaration.name, default: []].append(declaration)
    }
  }

  /// The body of a described function without everything that leads to no such call. None where nothing does.
  ///
  /// - Parameter answers: What it answers stays, too.
  func part(of function: Declaration, answers: Bool) -> [Statement] {
    guard !leading.isEmpty || answers, let body = function.body else { return [] }
    var slice = Slice(self, told: Set(function.parameters.map(\.name) + function.generics.map(\.name)))
    slice.keepsAnswers = answers
    return slice.part(of: body)
  }

  /// Whether a call has something fill a container, and hands it nothing of what the function around it is told.
  fileprivate func fills(_ expression: Expression, told: Set<String>) -> Bool {
    guard case .call(let callee, let arguments) = expression.form else { return false }
    let name: String
    switch callee.bare.form {
    case .name(let word, _), .member(_, let word, _, _): name = word
    default: return false
    }
    return leading[name]?.contains { $0.takes(arguments) } == true && named[name]?.contains { $0.takes(arguments) } != true
      && !arguments.contains { $0.value.speaks(of: told) }
  }

  private struct Slice {
    let calls: FilledMeanwhile
    let told: Set<String>
    var keepsAnswers = false
    /// Names that what is kept uses.
    var used: Set<String> = []

    init(_ calls: FilledMeanwhile, told: Set<String>) {
      self.calls = calls
      self.told = told
    }

    mutating func part(of body: [Statement]) -> [Statement] {
      var kept: [[Statement]] = []
      for statement in body.reversed() { kept.append(part(of: statement)) }
      return kept.reversed().flatMap(\.self)
    }

    private mutating func part(of statement: Statement) -> [Statement] {
      switch statement {
      case .return(let answer?, _) where keepsAnswers:
        note(answer)
        return [statement]
      case .expression(let expression), .return(let expression?, _), .leave(_, let expression?): return part(of: expression)
      case .bind(let binding):
        guard let value = binding.value else { return [] }
        guard used.contains(binding.name) else { return part(of: value) }
        note(value)
        return [statement]
      case .if(let conditions, let then, let otherwise):
        let (then, otherwise) = (part(of: then), part(of: otherwise))
        if then.isEmpty, otherwise.isEmpty { return conditions.flatMap { part(ofTested: $0) } }
        return [.if(part(of: conditions), then: then, otherwise: otherwise)]
      case .guard(let conditions, let otherwise):
        let inner = part(of: otherwise)
        if inner.isEmpty, !conditions.contains(where: binds) { return conditions.flatMap { part(ofTested: $0) } }
        return [.guard(part(of: conditions), otherwise: inner)]
      case .for(let names, let sequence, let body):
        let inner = part(of: body)
        if inner.isEmpty { return part(of: sequence) }
        note(sequence)
        return [.for(names, in: sequence, body: inner)]
      case .loop(let conditions, let body):
        let inner = part(of: body)
        return inner.isEmpty ? [] : [.loop(part(of: conditions), body: inner)]
      case .switch(let subject, var cases):
        for index in cases.indices { cases[index].body = part(of: cases[index].body) }
        if cases.allSatisfy(\.body.isEmpty) { return [] }
        note(subject)
        return [.switch(subject, cases: cases)]
      case .attempt(let body, let catches):
        let (inner, others) = (part(of: body), catches.map { part(of: $0) })
        return inner.isEmpty && others.allSatisfy(\.isEmpty) ? [] : [.attempt(inner, catches: others)]
      case .conditional(var branches):
        for index in branches.indices { branches[index].body = part(of: branches[index].body) }
        return branches.allSatisfy(\.body.isEmpty) ? [] : [.conditional(branches)]
      case .defer(let body): return part(of: body)
      case .return(nil, _), .leave(_, nil), .declaration: return []
      }
    }

    /// What is only tested hangs on what is kept, of which the rest knows nothing.
    private mutating func part(of conditions: [Statement.Condition]) -> [Statement.Condition] {
      conditions.map { condition in
        switch condition {
        case .bind(let binding): if let value = binding.value { note(value) }
        case .match(_, _, let value): note(value)
        case .test, .availability: return .availability
        }
        return condition
      }
    }

    private mutating func part(ofTested condition: Statement.Condition) -> [Statement] {
      switch condition {
      case .bind(let binding): binding.value.map { part(of: $0) } ?? []
      case .match(_, _, let value), .test(let value): part(of: value)
      case .availability: []
      }
    }

    private func binds(_ condition: Statement.Condition) -> Bool {
      switch condition {
      case .bind(let binding): used.contains(binding.name)
      case .match(_, let names, _): !used.isDisjoint(with: names)
      case .test, .availability: false
      }
    }

    /// The calls in it that fill something. What a closure does that takes something is done when it is handed that.
    private mutating func part(of expression: Expression) -> [Statement] {
      if calls.fills(expression, told: told) {
        note(expression)
        return [.expression(expression)]
      }
      switch expression.form {
      case .name, .metatype, .string, .integer, .float, .boolean, .null, .keyPath, .opaque, .dictionary: return []
      case .member(let base, _, _, _): return base.map { part(of: $0) } ?? []
      case .call(let callee, let arguments), .index(let callee, let arguments):
        return part(of: callee) + arguments.flatMap { part(of: $0.value) }
      case .tuple(let arguments): return arguments.flatMap { part(of: $0.value) }
      case .closure(let closure): return closure.parameters.isEmpty && closure.shorthand == 0 ? part(of: closure.body) : []
      case .array(let elements): return elements.flatMap { part(of: $0) }
      case .cast(let inner, _, _), .force(let inner), .chain(let inner), .attempt(let inner, _), .await(let inner),
        .prefix(_, let inner), .postfix(let inner, _):
        return part(of: inner)
      case .binary(let left, _, let right), .assign(let left, let right): return part(of: left) + part(of: right)
      case .choice(let bodies):
        return bodies.map { part(of: $0) }.filter { !$0.isEmpty }.map { .if([.availability], then: $0, otherwise: []) }
      }
    }

    private mutating func note(_ expression: Expression) { used.formUnion(expression.names) }
  }
}

extension Expression {
  /// Whether something in it is such, itself first.
  func contains(where isSuch: @escaping (Expression) -> Bool) -> Bool {
    final class Found { var isSo = false }
    let found = Found()
    Model.Walk.statements([.expression(self)]) { if !found.isSo { found.isSo = isSuch($0) } }
    return found.isSo
  }

  /// The names that it says which are no members of anything.
  var names: Set<String> {
    final class Found { var names: Set<String> = [] }
    let found = Found()
    Model.Walk.statements([.expression(self)]) { if case .name(let name, _) = $0.form { found.names.insert(name) } }
    return found.names
  }

  func speaks(of words: Set<String>) -> Bool {
    contains { expression in
      switch expression.form {
      case .name(let name, _): words.contains(name)
      case .metatype(let type): type.unwrapped.baseName.map(words.contains) ?? false
      default: false
      }
    }
  }
}

extension ProgramCode {
  func declaration(_ unit: Unit) -> Declaration { digests[unit.file].declarations[unit.index] }

  /// The functions that lead to named ones by what they mention, and that are none of those themselves.
  fileprivate func leading(to target: [String: Set<String>], but named: [String: Set<String>]) -> [Unit] {
    var users: [String: [Unit]] = [:]
    for unit in units where unit.index >= 0 && declaration(unit).kind == .function && !isNamed(unit, named) {
      for name in mentions(unit) { users[name, default: []].append(unit) }
    }
    var work = Set(units.lazy.filter { isNamed($0, target) }.map { declaration($0).name }).sorted()
    var seen = Set(work)
    var found: Set<Unit> = []
    var order: [Unit] = []
    while let name = work.popLast() {
      for unit in users[name] ?? [] where found.insert(unit).inserted {
        order.append(unit)
        if seen.insert(declaration(unit).name).inserted { work.append(declaration(unit).name) }
      }
    }
    return order
  }
}
