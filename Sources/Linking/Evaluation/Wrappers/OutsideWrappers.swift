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
      noteOutsideQuestions(in: file)
    }
  }

  /// Counts calls of functions that nobody here declares and that are handed a type of the program: `find(Tea.self)`, `Kitchen.find(Tea.self)`.
  private func noteOutsideQuestions(in file: Int) {
    let digest = symbols.digests[file]
    func visit(_ statements: [Statement], _ id: DeclarationID?) {
      let scope = Scope(file: file, declaration: id)
      Walk.statements(statements) { expression in
        guard case .call(let callee, let arguments) = expression.form, let first = arguments.first?.value, arguments.count <= 2,
          self.isUnseenFunction(callee, scope), let type = self.namedType(first, scope), !self.symbols.isUndeclared(type)
        else { return }
        self.note(.need, "it is asked of a library", at: Location(digest.file, expression.at))
      }
    }
    visit(digest.statements, nil)
    for (index, declaration) in digest.declarations.enumerated() {
      let id = DeclarationID(file: file, index: index)
      guard holds(conditions(id)), !isIdle(id) else { continue }
      visit(declaration.body ?? [], id)
      visit(declaration.value.map { [.expression($0)] } ?? [], id)
      visit(declaration.observers, id)
    }
  }

  /// `T.self`.
  func namedType(_ expression: Expression, _ scope: Scope) -> TypeName? {
    switch expression.form {
    case .metatype(let type): symbols.resolve(type, in: scope)
    case .member(let base?, "self", _, _):
      if case .name(let name, let arguments) = base.form {
        symbols.resolve(.nominal([TypePart(name, arguments)]), in: scope)
      } else {
        nil
      }
    default: nil
    }
  }

  /// A function, or one of a type or of its one object, of which neither the program nor a framework declares any of that name.
  private func isUnseenFunction(_ callee: Expression, _ scope: Scope) -> Bool {
    switch callee.form {
    case .name(let name, _):
      return name.first?.isLowercase == true && !systemFunctions.contains(name) && symbols.global[name] == nil
        && !symbols.memberNames.contains(name)
    case .member(let base?, let name, _, _):
      guard name.first?.isLowercase == true, name != "init", !symbols.memberNames.contains(name) else { return false }
      var owner = base
      if case .member(let inner?, _, _, _) = base.form { owner = inner }
      guard case .name(let type, let arguments) = owner.form, type.first?.isUppercase == true else { return false }
      return symbols.isUndeclared(symbols.resolve(.nominal([TypePart(type, arguments)]), in: scope))
    default: return false
    }
  }

  /// An attribute that is spelled like a type and is none of the program, of a framework or of Apple's.
  private func isUnseenWrapper(_ attribute: Attribute, _ scope: Scope) -> Bool {
    let type = symbols.wornType(attribute.name, in: scope)
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
  /// `func get<T>() -> T`: it answers with whatever type its caller wants. One that waits, or that answers what can be decoded, gets its answer
  /// from elsewhere, as a client of a server does.
  fileprivate var answersItsOwnType: Bool {
    guard let name = type?.unwrapped.baseName, !isAsync, let own = generics.first(where: { $0.name == name }) else {
      return false
    }
    let bounds = own.bounds.flatMap { if case .composition(let parts) = $0 { parts } else { [$0] } }
    return !bounds.contains { $0.isNamed("Decodable") || $0.isNamed("Codable") }
  }
}

/// Functions of Swift that are handed types.
private let systemFunctions: Set<String> = [
  "print", "debugPrint", "dump", "type", "withUnsafePointer", "unsafeBitCast", "unsafeDowncast",
]
