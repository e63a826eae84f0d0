import Model

/// Names into which a program may put something, wherever it says them: by an assignment, a key path, a binding, or a function that may change what
/// it is called on.
struct SetNames {
  private(set) var all: Set<String>

  init(_ digests: ArraySlice<Digest>, _ changed: ChangedNames) {
    all = changed.all
    final class Found { var names: Set<String> = [] }
    let found = Found()
    func note(_ expression: Expression) {
      switch expression.form {
      case .keyPath(_, let names): found.names.formUnion(names)
      case .call(let callee, _):
        guard case .member(let base?, _, _, _) = callee.form else { return }
        if let name = Self.name(of: base) { found.names.insert(name) }
      case .name(let name, _), .member(_, let name, _, _):
        if name.hasPrefix("$") { found.names.insert(String(name.dropFirst())) }
      default: break
      }
    }
    for digest in digests {
      Walk.statements(digest.statements, expression: note)
      for declaration in digest.declarations { Walk.statements(declaration.said, expression: note) }
    }
    all.formUnion(found.names)
  }

  private static func name(of expression: Expression) -> String? {
    switch expression.form {
    case .name(let name, _), .member(_, let name, _, _): name
    case .force(let inner), .chain(let inner), .index(let inner, _): name(of: inner)
    default: nil
    }
  }
}

extension Evaluator {
  /// Whether somebody may put something into a property, so that its setter and observers run: the program, or somebody out of sight.
  func mayBeSet(_ id: DeclarationID) -> Bool {
    let declaration = symbols.declaration(id)
    guard declaration.kind == .property, declaration.attributes.isEmpty, program.isWhole, !symbols.isOffered(id),
      declaration.modifiers.isDisjoint(with: ["override", "dynamic"])
    else { return true }
    if let type = symbols.enclosingType(id).flatMap({ symbols.types[$0] }), type.isProtocol || hasUnseen(type.nominal) {
      return true
    }
    return program.setNames.all.contains(declaration.name)
  }
}
