import Model

extension ProgramFacts {
  /// Every name that a file declares, or that something in a body of it binds, whatever it is bound to.
  func boundNames(in file: Int, _ digest: Digest) -> Set<String> {
    if let known = boundNames[file] { return known }
    // Swift binds these itself.
    var names: Set = ["error", "newValue", "oldValue"]
    func add(_ statements: [Statement]) {
      Walk.statements(
        statements,
        expression: { expression in
          guard case .closure(let closure) = expression.form else { return }
          names.formUnion(closure.parameters.map(\.name))
          names.formUnion(closure.captures.map(\.name))
        }, binding: { names.insert($0.name) }, names: { names.formUnion($0) })
    }
    add(digest.statements)
    for declaration in digest.declarations {
      names.insert(declaration.name)
      names.formUnion(declaration.parameters.map(\.name))
      names.formUnion(declaration.generics.map(\.name))
      add((declaration.body ?? []) + declaration.observers + (declaration.value.map { [.expression($0)] } ?? []))
    }
    boundNames[file] = names
    return names
  }
}
