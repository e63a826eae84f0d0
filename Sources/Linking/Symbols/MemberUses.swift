import Model

extension Digest {
  /// What wrappers are handed by key paths that begin at no written type, `@Worn(\.tide)`: members that something adds to a type of theirs.
  public func wornMembers() -> Set<String> {
    let arguments = declarations.flatMap { ($0.attributes + $0.parameters.flatMap(\.attributes)).flatMap { $0.arguments ?? [] } }
    return arguments.reduce(into: []) { found, argument in
      if case .keyPath(nil, let names) = argument.value.form { found.formUnion(names.prefix(1)) }
    }
  }

  /// The names of the members that a file adds to types by extensions.
  public func addedMembers() -> Set<String> {
    Set(declarations.lazy.filter { $0.parent.map { self.declarations[$0].kind == .extension } ?? false }.map(\.name))
  }

  /// The names by which a file may use members of things that it does not declare: what stands behind a dot or in a key path, what is called, and
  /// plain names that nothing in it binds.
  public func memberUses() -> Set<String> {
    var used: Set<String> = []
    var plain: Set<String> = []
    var bound: Set<String> = ["self", "Self", "super", "error", "newValue", "oldValue", "_"]
    func visit(_ expression: Expression) {
      switch expression.form {
      case .member(_, let name, _, _): used.insert(name)
      case .keyPath(_, let names): used.formUnion(names)
      case .name(let name, _): plain.insert(name)
      case .closure(let closure):
        bound.formUnion(closure.parameters.map(\.name))
        bound.formUnion(closure.captures.map(\.name))
      default: break
      }
    }
    func walk(_ statements: [Statement]) {
      Walk.statements(statements, expression: visit, binding: { bound.insert($0.name) }, names: { bound.formUnion($0) })
    }
    walk(statements)
    for declaration in declarations {
      bound.insert(declaration.name)
      bound.formUnion(declaration.parameters.map(\.name))
      walk(declaration.written)
    }
    return used.union(plain.subtracting(bound))
  }

  /// The names of the members that a file offers to other modules.
  public func offeredMembers() -> Set<String> {
    func isOffered(_ declaration: Declaration) -> Bool {
      !declaration.modifiers.isDisjoint(with: ["public", "open", "package"])
    }
    return Set(
      declarations.lazy.filter { declaration in
        guard [.function, .property, .enumCase].contains(declaration.kind), let parent = declaration.parent else { return false }
        let outer = declarations[parent]
        let isOuters = [.extension, .protocol].contains(outer.kind) || declaration.kind == .enumCase
        return isOffered(declaration) || isOuters && isOffered(outer)
      }.map(\.name))
  }

  /// The names of what a file offers to other modules by themselves.
  public func offeredNames() -> Set<String> {
    Set(
      declarations.lazy.filter { $0.parent == nil && $0.kind != .extension }
        .filter { !$0.modifiers.isDisjoint(with: ["public", "open", "package"]) }.map(\.name))
  }
}
