import Model

extension Symbols {
  /// Finds the type that each extension extends; one of which only extensions are known becomes an external one.
  ///
  /// Extensions may declare types that others extend, so they are bound in rounds, and within a round those of shorter names
  /// first. What is bound together is looked up before any of it is added: the order of files means nothing. Typealiases are
  /// followed when nothing can be bound without, inherited types last.
  func bind(_ extensions: [DeclarationID]) {
    var open = extensions
    var stage = BindingStage.declared
    while !open.isEmpty {
      if stage == .inherited { inherit() }
      if bind(&open, stage) { continue }
      if stage == .declared {
        stage = .aliases
      } else if stage == .aliases, open.contains(where: mayExtendInherited) {
        stage = .inherited
      } else {
        bindExternal(&open)
        stage = .declared
      }
    }
    memory = LookupMemory()
  }

  /// Binds every extension of a type that is known; whether there was one.
  private func bind(_ open: inout [DeclarationID], _ stage: BindingStage) -> Bool {
    var rest: [DeclarationID] = []
    let groups = Dictionary(grouping: open) { declaration($0).type?.steps ?? 0 }
    for group in groups.sorted(by: { $0.key < $1.key }).map(\.value) {
      memory = LookupMemory(followsAliases: stage != .declared)
      let found = group.map { ($0, extended($0)) }
      for (id, types) in found {
        let isKnown = types.allSatisfy { parts in self.types[parts.key] != nil || parts.count == 1 }
        if !types.isEmpty, isKnown { bind(id, to: types) } else { rest.append(id) }
      }
    }
    defer { open = rest.sorted() }
    return rest.count < open.count
  }

  /// Takes those of the shortest names for extensions of types that nobody declares: others may extend what they hold. An
  /// extension of nothing that has a name declares its types by themselves.
  private func bindExternal(_ open: inout [DeclarationID]) {
    memory = LookupMemory()
    let found = open.map { ($0, extended($0)) }
    let shortest = found.map { $0.1.map(\.count).max() ?? 0 }.min()
    for (id, types) in found where types.map(\.count).max() ?? 0 == shortest {
      if types.isEmpty { addTypes(inside: id, in: []) } else { bind(id, to: types) }
    }
    open = found.filter { $0.1.map(\.count).max() ?? 0 != shortest }.map(\.0)
  }

  private func bind(_ id: DeclarationID, to types: [TypePath]) {
    for parts in types {
      let symbol = self.types[parts.key] ?? TypeSymbol(path: parts.map(\.name), key: parts.key, isExternal: true)
      self.types[symbol.key] = symbol
      add(id, to: symbol)
    }
    addTypes(inside: id, in: types[types.count - 1].map(\.name))
  }

  /// The paths of what an extension extends, as far as is known now.
  private func extended(_ id: DeclarationID) -> [TypePath] {
    guard let written = declaration(id).type else { return [] }
    let scope = Scope(file: id.file, declaration: parent(of: id))
    var work = [settle { () throws(Unanswered) in try lookUp(written, in: scope) }]
    var paths: [TypePath] = []
    while let type = work.popLast() {
      switch type {
      case .nominal(let parts): paths.append(parts)
      case .composition(let types): work += types.reversed()
      default: break
      }
    }
    return paths
  }

  /// Whether the path begins at a declared type and then leads to something that this type does not declare itself.
  private func mayExtendInherited(_ id: DeclarationID) -> Bool {
    extended(id).contains { path in
      path.indices.contains { self.types[path.key(through: $0)]?.isExternal == false }
    }
  }
}

private enum BindingStage { case declared, aliases, inherited }

extension TypeName {
  fileprivate var steps: Int { if case .nominal(let parts) = self { parts.count } else { 1 } }
}
