import Model

extension Evaluator {
  /// Whether nobody but the function that makes a container ever has it: a local constant holds it there, of which nothing but functions that the
  /// framework itself declares is called. What those hand on is followed, or counted.
  func isOfOneFunction(_ root: RootRecord) -> Bool {
    guard root.keeper == nil, let creator = root.creator, creator.file < symbols.appFiles,
      let name = root.name?.split(separator: ".").last.map(String.init), let body = symbols.declaration(creator).body
    else { return false }
    let interface = symbols.vocabularies[root.vocabulary].interface
    let known = Set(interface.declarations.lazy.filter { $0.kind == .function }.map(\.name))
    let file = symbols.digests[creator.file].file
    var (makings, bindings, mentions, calls) = (0, 0, 0, 0)
    var hasOthers = false
    Walk.statements(
      body,
      expression: { expression in
        switch expression.form {
        case .name(name, _): mentions += 1
        case .call(let callee, _):
          guard case .member(let base?, let function, _, _) = callee.form, known.contains(function) else { return }
          if case .name(name, _) = base.form { calls += 1 }
        default: break
        }
      },
      binding: { binding in
        guard binding.name == name else { return }
        bindings += 1
        if let value = binding.value, Location(file, value.at) == root.at { makings += 1 }
      },
      // What is declared inside may do anything with it.
      statement: { statement in if case .declaration = statement { hasOthers = true } })
    return makings == 1 && bindings == 1 && mentions == calls && !hasOthers
  }
}
