import Model

/// Default arguments of functions and initializers that no visible call leaves them to.
extension Evaluator {
  /// Whoever calls a function that nobody here is seen to call, such as a library that knows it as the member of a type of its own, or that is
  /// handed the type, may leave out what may be left out: what stands there is looked at like the function's body.
  func lookAtForgottenDefaults() {
    for file in 0..<symbols.appFiles {
      for (index, declaration) in symbols.digests[file].declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        guard declaration.kind == .function || declaration.kind == .initializer,
          declaration.parameters.contains(where: { $0.defaultValue != nil }),
          !calls.called.contains(id), program.relevant.contains(id), !symbols.leftovers.contains(file),
          !program.idleCode.declarations.contains(id), holds(conditions(id)), calls.localScopes[id] == nil
        else { continue }
        program.watch(symbols.digests[file].file)
        counters.start()
        lookAtDefaults(of: id, declaration)
        drain()
      }
    }
  }

  private func lookAtDefaults(of id: DeclarationID, _ declaration: Declaration) {
    let scope = Scope(file: id.file, declaration: id)
    let start = Context(
      asker: .code(askerName(id)), sites: CallPath(symbols.location(of: id)), functions: [id],
      condition: simplified(conditions(id)), target: symbols.targetOfFile[id.file])
    with({ $0 = start }) {
      for parameter in declaration.parameters {
        guard let expression = parameter.defaultValue else { continue }
        let type = parameter.type.map { symbols.resolve($0, in: scope) }
        let frame = Frame(scope: scope, function: id, receiver: nil, depth: 0)
        settle(flow(evaluate(expression, expecting: type, frame, Environment(parent: nil)), into: type))
      }
    }
  }
}
