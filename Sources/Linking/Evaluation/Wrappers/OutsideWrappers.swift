import Model

/// Wrappers of a library that asks through the program: the program meets a protocol of the library with a function that answers for
/// whatever type it is asked, and hands the library an object of that.
extension Evaluator {
  /// Counts what such wrappers ask for as not understood: which of the library's they are, only the library says.
  func noteOutsideWrappers() {
    let libraries = askingLibraries()
    guard !libraries.isEmpty else { return }
    for file in 0..<symbols.appFiles {
      let digest = symbols.digests[file]
      guard digest.imports.contains(where: { libraries.contains($0.path[0]) }) else { continue }
      for (index, declaration) in digest.declarations.enumerated()
      where declaration.kind == .property && declaration.parent != nil && declaration.type != nil && declaration.value == nil {
        let id = DeclarationID(file: file, index: index)
        let scope = Scope(file: file, declaration: id)
        guard declaration.attributes.contains(where: { isUnseenWrapper($0, scope) }), holds(conditions(id)), !isIdle(id) else {
          continue
        }
        note(.need, "its wrapper stands outside the sources", at: symbols.location(of: id))
      }
    }
  }

  /// An attribute that is spelled like a type and is none of the program, of a framework or of Apple's.
  private func isUnseenWrapper(_ attribute: Attribute, _ scope: Scope) -> Bool {
    let type = symbols.resolve(attribute.name, in: scope)
    guard let name = type.baseName, name.first?.isUppercase == true, !systemWrappers.contains(name) else { return false }
    return symbols.isUndeclared(type)
  }

  /// Modules from outside that a file imports in which a type of the program meets a protocol that nothing here declares, with a function
  /// that asks a container for what its caller says.
  private func askingLibraries() -> Set<String> {
    var found: Set<String> = []
    for id in followed.all.sorted() where id.file < symbols.appFiles {
      let declaration = symbols.declaration(id)
      guard declaration.kind == .function, declaration.body != nil, declaration.answersItsOwnType,
        let around = symbols.parent(of: id), meetsAnOutsideProtocol(around), leavesOpen(id)
      else { continue }
      let modules = symbols.digests[id.file].imports.map { $0.path[0] }
      found.formUnion(modules.filter { !symbols.modules.contains($0) && !systemModules.contains($0) })
    }
    return found
  }

  private func meetsAnOutsideProtocol(_ id: DeclarationID) -> Bool {
    guard let key = symbols.enclosingType(id), let type = symbols.types[key] else { return false }
    return type.declarations.contains { place in
      let scope = Scope(file: place.file, declaration: symbols.parent(of: place))
      return symbols.declaration(place).inherits.contains { symbols.isUndeclared(symbols.resolve($0, in: scope)) }
    }
  }
}

extension Declaration {
  /// `func get<T>() -> T`: it answers with whatever type its caller wants.
  fileprivate var answersItsOwnType: Bool {
    guard let name = type?.unwrapped.baseName else { return false }
    return generics.contains { $0.name == name }
  }
}
