import Model

extension Evaluator {
  /// `fatalError()` and its like, and the program's own functions that answer `Never`.
  func neverReturns(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.form else { return false }
    switch callee.form {
    case .name(let name, _):
      return ProgramFacts.swiftsNeverReturning.contains(name) || program.neverReturning.contains(name)
    case .member(_, let name, _, _): return program.neverReturning.contains(name)
    default: return false
    }
  }

  /// Whether a body ends the program rather than going on without the value.
  func endsProgram(_ body: [Statement]) -> Bool {
    switch body.last {
    case .expression(let expression)?, .return(let expression?, _)?: return neverReturns(expression)
    default: return false
    }
  }
}

extension [Statement] {
  /// Whether a body answers something that it calls or makes.
  var answersInstead: Bool {
    guard case .return(let expression?, _)? = last, case .call = expression.form else { return false }
    return true
  }

  /// Whether what follows a body runs only where the body does not.
  var goesAway: Bool {
    switch last {
    case .return?, .leave?: true
    default: false
    }
  }
}
