import Model

/// Makers that give nothing, since all they do is end the program.
extension Evaluator {
  /// Whether a body does nothing but end the program, whatever else it says on the way: it has one way, and no answer.
  func onlyEndsProgram(_ body: [Statement], in scope: Scope, depth: Int = 0) -> Bool {
    switch body.last {
    case .expression(let expression)?, .return(let expression?, _)?:
      guard ends(expression, in: scope, depth: depth) else { return false }
    default: return false
    }
    return body.dropLast().allSatisfy { statement in
      guard case .expression(let expression) = statement, case .call = expression.form else { return false }
      return true
    }
  }

  /// Whether an expression ends the program: by a function that never returns, or by one of the program's own that says it answers
  /// something and does not.
  private func ends(_ expression: Expression, in scope: Scope, depth: Int) -> Bool {
    if neverReturns(expression) { return true }
    switch expression.form {
    case .attempt(let inner, .plain), .attempt(let inner, .forced), .await(let inner), .cast(let inner, .plain, _),
      .cast(let inner, .forced, _):
      return ends(inner, in: scope, depth: depth)
    case .call(let callee, let arguments):
      // As deep as anybody wraps the end of a program; a function that calls itself comes to an end here.
      guard depth < 8 else { return false }
      let given = arguments.map { Given(label: $0.label, isTrailing: $0.isTrailing, expression: $0.value) }
      let meant = called(callee, in: scope).filter { id in
        match(symbols.declaration(id).parameters, given, in: Scope(file: id.file, declaration: id)) != nil
      }
      return !meant.isEmpty && meant.allSatisfy { onlyEnds($0, depth: depth + 1) }
    default: return false
    }
  }

  private func onlyEnds(_ id: DeclarationID, depth: Int) -> Bool {
    let declaration = symbols.declaration(id)
    guard let body = declaration.body, !declaration.modifiers.contains("open"), symbols.vocabulary(ofFile: id.file) == nil,
      !isDeclaredAnew(id)
    else { return false }
    return onlyEndsProgram(body, in: Scope(file: id.file, declaration: id), depth: depth)
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
