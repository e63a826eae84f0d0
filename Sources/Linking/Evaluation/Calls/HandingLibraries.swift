import Model

/// A member that classes of a library hand down to those below them.
struct HandedMember: Hashable {
  var module: String
  var name: String
}

/// Libraries whose classes hand a framework's container down. Where one file says which container that is, `container` in a class below the same
/// library's, in a file that need not import the framework, is one, too.
extension Evaluator {
  /// Whether something that an object inherits is what a library hands down as a container of the framework, as other files say that import it.
  func isHandedDown(_ base: Expression, to heir: TypeName, _ vocabulary: Int) -> Bool {
    guard let name = base.nameInherited else { return false }
    let known = handedMembers(vocabulary)
    return !known.isEmpty
      && librariesAbove(heir).contains { known.contains(HandedMember(module: $0, name: name)) }
  }

  /// The modules from outside of which one may have the class above an object's.
  private func librariesAbove(_ heir: TypeName) -> Set<String> {
    symbols.levels(of: heir.unwrapped).flatMap(\.symbol.declarations).reduce(into: []) { found, id in
      if isBelowLibrary(id) { found.formUnion(libraries(in: id.file)) }
    }
  }

  private func libraries(in file: Int) -> Set<String> {
    symbols.imports[file].subtracting(symbols.modules).subtracting(systemModules)
  }

  private func handedMembers(_ vocabulary: Int) -> Set<HandedMember> {
    if let known = program.handedMembers[vocabulary] { return known }
    var found: Set<HandedMember> = []
    for file in 0..<symbols.appFiles where symbols.file(file, knows: vocabulary) {
      let libraries = libraries(in: file).subtracting(symbols.vocabularies[vocabulary].modules)
      guard !libraries.isEmpty else { continue }
      for (index, declaration) in symbols.digests[file].declarations.enumerated() where declaration.body != nil {
        let id = DeclarationID(file: file, index: index)
        guard let key = symbols.enclosingType(id), let symbol = symbols.types[key],
          symbol.declarations.contains(where: isBelowLibrary)
        else { continue }
        for name in inheritedContainers(declaration, of: symbol, vocabulary) {
          found.formUnion(libraries.map { HandedMember(module: $0, name: name) })
        }
      }
    }
    program.handedMembers[vocabulary] = found
    return found
  }

  /// What a body has by inheritance alone and fills, or asks, as one does a container.
  private func inheritedContainers(_ declaration: Declaration, of symbol: TypeSymbol, _ vocabulary: Int) -> Set<String> {
    var found: Set<String> = []
    let parameters = Set(declaration.parameters.map(\.name))
    Walk.statements(declaration.body ?? []) { expression in
      guard case .call(let callee, let arguments) = expression.form, case .member(let base?, let function, _, _) = callee.form,
        let name = base.nameInherited, !parameters.contains(name), self.symbols.global[name] == nil,
        self.symbols.members(of: symbol.nominal, named: name).isEmpty
      else { return }
      let given = arguments.map { Given(label: $0.label, isTrailing: $0.isTrailing, expression: $0.value) }
      if self.verb(function, given, self.symbols.vocabularies[vocabulary], vocabulary) != nil { found.insert(name) }
    }
    return found
  }
}

extension Expression {
  /// `container` of `container`, `self.container` and `super.container`.
  fileprivate var nameInherited: String? {
    switch form {
    case .name(let name, _): return name == "self" || name == "super" ? nil : name
    case .member(let base?, let name, _, _):
      guard case .name(let object, _) = base.form else { return nil }
      return object == "self" || object == "super" ? name : nil
    default: return nil
    }
  }
}
