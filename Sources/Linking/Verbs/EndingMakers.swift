import Model

/// Makers that give nothing, since all they do is end the program.
extension Evaluator {
  /// Whether a body does nothing but end the program, whatever else it says on the way: it has one way, and no answer.
  func onlyEndsProgram(_ body: [Statement], in scope: Scope) -> Bool {
    switch lastStep(of: body, in: scope) {
    case .ends: true
    case .goesOn: false
    case .calls(let meant): meant.allSatisfy(onlyEnds)
    }
  }

  /// What a body comes to that has one way and no answer.
  private enum LastStep {
    case ends, goesOn
    /// One of these functions of the program, whichever is meant.
    case calls([DeclarationID])
  }

  private func lastStep(of body: [Statement], in scope: Scope) -> LastStep {
    let isOneWay = body.dropLast().allSatisfy { statement in
      guard case .expression(let expression) = statement, case .call = expression.form else { return false }
      return true
    }
    guard isOneWay, let answer = body.last?.answer else { return .goesOn }
    return lastStep(of: answer, in: scope)
  }

  /// An expression ends the program by a function that never returns, or by one of the program's own that says it answers something and
  /// does not.
  private func lastStep(of expression: Expression, in scope: Scope) -> LastStep {
    if neverReturns(expression) { return .ends }
    switch expression.form {
    case .attempt(let inner, .plain), .attempt(let inner, .forced), .await(let inner), .cast(let inner, .plain, _),
      .cast(let inner, .forced, _):
      return lastStep(of: inner, in: scope)
    case .call(let callee, let arguments):
      let given = arguments.map { Given(label: $0.label, isTrailing: $0.isTrailing, expression: $0.value) }
      let meant = called(callee, in: scope).filter { id in
        match(symbols.declaration(id).parameters, given, in: Scope(file: id.file, declaration: id)) != nil
      }
      return meant.isEmpty ? .goesOn : .calls(meant)
    default: return .goesOn
    }
  }

  /// Whether a function only ends the program. It is found out together for all that it leads to: those do of which every last step does, so that
  /// functions which only call one another do not.
  private func onlyEnds(_ id: DeclarationID) -> Bool {
    if let known = program.ending[id] { return known }
    var steps: [DeclarationID: [DeclarationID]] = [:]
    var callers: [DeclarationID: [DeclarationID]] = [:]
    var ended: [DeclarationID] = []
    var open = [id]
    while let next = open.popLast() {
      guard program.ending[next] == nil else { continue }
      program.ending[next] = false
      let declaration = symbols.declaration(next)
      guard let body = declaration.body, !declaration.modifiers.contains("open"), symbols.vocabulary(ofFile: next.file) == nil,
        !isDeclaredAnew(next)
      else { continue }
      switch lastStep(of: body, in: Scope(file: next.file, declaration: next)) {
      case .ends: ended.append(next)
      case .goesOn: break
      case .calls(let meant):
        steps[next] = meant
        for other in meant { callers[other, default: []].append(next) }
        open += meant
        ended += meant.filter { program.ending[$0] == true }
      }
    }
    while let next = ended.popLast() {
      program.ending[next] = true
      ended += callers.removeValue(forKey: next)?.filter { steps[$0]!.allSatisfy { program.ending[$0] == true } } ?? []
    }
    return program.ending[id] ?? false
  }

  /// Whether a type below declares the member itself: then it depends on the object which of them is called.
  private func isDeclaredAnew(_ id: DeclarationID) -> Bool {
    guard symbols.declaration(id).kind == .function, let owner = symbols.enclosingType(id) else { return false }
    if symbols.types[owner]?.isProtocol == true { return true }
    let name = symbols.declaration(id).name
    return symbols.descendants(of: owner).contains { $0 != owner && symbols.types[$0]?.members[name] != nil }
  }

  /// The functions and initializers that a call may mean, as far as its text alone tells.
  private func called(_ callee: Expression, in scope: Scope) -> [DeclarationID] {
    func members(_ name: String, of type: TypeName) -> [DeclarationID] {
      symbols.members(of: type, named: name).map(\.id).filter { symbols.declaration($0).kind == .function }
    }
    func initializers(of name: String) -> [DeclarationID] {
      let type = symbols.resolve(.named(name), in: scope)
      return type.key.flatMap { symbols.types[$0] } == nil ? [] : self.initializers(of: type, labels: nil).candidates.map(\.id)
    }
    let own = symbols.enclosingType(scope.declaration).flatMap { symbols.types[$0] }.map(\.nominal)
    switch callee.form {
    case .name(let name, _):
      if let own, case let found = members(name, of: own), !found.isEmpty { return found }
      let found = globals(name, scope.file).map(\.id)
      return found.isEmpty ? initializers(of: name) : found
    case .member(let base?, let name, _, _):
      guard case .name(let owner, _) = base.form else { return [] }
      if owner == "self" || owner == "Self" { return own.map { members(name, of: $0) } ?? [] }
      if name == "init" { return initializers(of: owner) }
      let type = symbols.resolve(.named(owner), in: scope)
      return type.key.flatMap { symbols.types[$0] } == nil ? [] : members(name, of: type)
    default: return []
    }
  }
}
