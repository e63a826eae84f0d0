import Model

/// Properties that give nothing, since reading them ends the program.
extension Evaluator {
  /// Whether a maker of a framework's own is `{ Self.name }`, and the type at hand declares that property once, so that all it does is
  /// end the program: `static var name: Value { fatalError() }`, `static let name: Value = { fatalError() }()`.
  func onlyReadsWhatEnds(_ maker: ClosureValue) -> Bool {
    guard symbols.vocabulary(ofFile: maker.frame.scope.file) != nil, maker.closure.body.count == 1,
      let answer = maker.closure.body[0].answer, case .member(let base?, let name, _, _) = answer.form,
      case .name("Self", _) = base.form, let type = maker.frame.receiver?.type.instance
    else { return false }
    let declared = symbols.members(of: type, named: name).map { symbols.declaration($0.id) }
      .filter { $0.kind == .property && $0.isStatic && ($0.body != nil || $0.value != nil) }
    guard declared.count == 1 else { return false }
    if let body = declared[0].body { return onlyEndsProgram(Closure(body: body)) }
    guard let value = declared[0].value else { return false }
    if case .call(let callee, let arguments) = value.form, arguments.isEmpty, case .closure(let closure) = callee.form {
      return onlyEndsProgram(closure)
    }
    return neverReturns(value)
  }
}
