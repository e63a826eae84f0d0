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
    let declared = symbols.members(of: type, named: name).map(\.id).filter { id in
      let declaration = symbols.declaration(id)
      return declaration.kind == .property && declaration.isStatic && (declaration.body != nil || declaration.value != nil)
    }
    return declared.count == 1 && readingEnds(declared[0])
  }

  /// Whether all that reading a property does is end the program.
  func readingEnds(_ id: DeclarationID) -> Bool {
    let scope = Scope(file: id.file, declaration: id)
    if let body = symbols.declaration(id).body { return onlyEndsProgram(body, in: scope) }
    guard let value = symbols.declaration(id).value else { return false }
    if case .call(let callee, let arguments) = value.form, arguments.isEmpty, case .closure(let closure) = callee.form {
      return onlyEndsProgram(closure.body, in: scope)
    }
    return onlyEndsProgram([.expression(value)], in: scope)
  }
}
