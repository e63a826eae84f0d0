import Model

extension Evaluator {
  /// A block's functions are known in all of it, also before the line that declares them.
  func declareFunctions(_ statements: [Statement], _ frame: Frame, _ environment: Environment) {
    for case .declaration(let index) in statements {
      declareLocal(DeclarationID(file: frame.scope.file, index: index), frame, environment)
    }
  }

  private func declareLocal(_ id: DeclarationID, _ frame: Frame, _ environment: Environment) {
    let declaration = symbols.declaration(id)
    // A function at file scope is found, and sees what is there, like any other.
    guard declaration.kind == .function, declaration.parent != nil else { return }
    let candidate = Overload(id: id, generics: frame.scope.generics)
    let value = Value(.function(FunctionValue(candidates: [candidate], receiver: frame.receiver)), born: frame.depth)
    calls.localScopes[id] = (frame, environment)
    environment.declare(declaration.name, value)
  }
}
