import Model

/// Objects of libraries that were given a container of the program and ask it for whoever asks them, in words that only the library knows:
/// `Injector(container: container)`, and then `injector.build(Tide.self)`.
extension Evaluator {
  /// A container is asked for something, and only a library could say for what.
  func noteAskedOutside(at: Location? = nil) {
    note(.need, "a container is asked in words that stand outside the sources", at: at)
  }

  /// A library's object of that type keeps a container of the program.
  func noteKeeper(_ type: TypeName) {
    guard let name = type.baseName, !isSystems(type) else { return }
    calls.dependencies.effect()
    recording.librarysKeepers.insert(name)
  }

  /// `register(in: box.container)`: what a library's object has is handed on as a container.
  func noteLibrarysContainer(_ value: Value, _ given: Given, as type: TypeName?, _ frame: Frame, _ environment: Environment) {
    guard case .plain = value.form, case .member(let base?, let name, _, _)? = given.expression?.form, isPath(base),
      let type, containerVocabulary(type) != nil, isLibrarysReach(frame.scope.file)
    else { return }
    let owner = evaluate(base, frame, environment)
    guard case .plain = owner.form, isOutside(owner.type.unwrapped), !isSystems(owner.type.unwrapped),
      symbols.members(of: owner.type.unwrapped, named: name).isEmpty
    else { return }
    note(.include, "code outside the sources has the container, and may fill it")
  }

  /// Counts what is asked of such objects as not understood, in all that the program says: most of it has to do with no container that could
  /// be seen.
  func noteLibraryQuestions() {
    guard !recording.librarysKeepers.isEmpty else { return }
    let modules = recording.librarysKeepers.reduce(into: Set<String>()) { $0.formUnion(self.modules(speaking: $1)) }
    guard !modules.isEmpty else { return }
    var known: [String: Bool] = [:]
    /// Whether a type is one of these libraries', as far as the imports of all that name it tell.
    func isLibrarys(_ name: String) -> Bool {
      if let known = known[name] { return known }
      let isUndeclared = symbols.isUndeclared(.named(name)) && !isSystems(.named(name))
      let found = isUndeclared && !self.modules(speaking: name).isDisjoint(with: modules)
      known[name] = found
      return found
    }
    let noted = Set(recording.opaque.lazy.filter { $0.what == .need }.map(\.at))
    for file in 0..<symbols.appFiles where !symbols.imports[file].isDisjoint(with: modules) {
      for (index, declaration) in symbols.digests[file].declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        guard holds(conditions(id)), !isIdle(id) else { continue }
        let values = [declaration.value] + declaration.parameters.map(\.defaultValue)
        let said = (declaration.body ?? []) + declaration.observers + values.compactMap { $0.map { .expression($0) } }
        Walk.statements(said) { expression in
          guard let type = self.typeAsked(of: expression, in: id, isLibrarys), !self.symbols.isUndeclared(type) else { return }
          let at = Location(self.symbols.digests[file].file, expression.at)
          if !noted.contains(at) { self.noteAskedOutside(at: at) }
        }
      }
    }
  }

  /// The type by which a call asks a library's object: `injector.build(Tide.self)`.
  private func typeAsked(of expression: Expression, in id: DeclarationID, _ isLibrarys: (String) -> Bool) -> TypeName? {
    guard case .call(let callee, let arguments) = expression.form, arguments.count == 1,
      case .member(let base?, let name, _, _) = callee.form, name != "init",
      let type = namedType(arguments[0].value, Scope(file: id.file, declaration: id)),
      let owners = receivers.names(base, localNames(of: id)), !owners.isEmpty,
      owners.allSatisfy({ isLibrarys($0) && symbols.members(of: .named($0), named: name).isEmpty })
    else { return nil }
    return type
  }
}

extension Evaluator {
  /// The modules from outside, but for frameworks, that all files import which speak a name.
  private func modules(speaking name: String) -> Set<String> {
    let files = program.spokenNames.speakers(of: name).map(\.file)
    guard let first = files.first else { return [] }
    let all = Set(files).reduce(symbols.imports[first]) { $0.intersection(symbols.imports[$1]) }
    return all.subtracting(symbols.modules).subtracting(systemModules).subtracting(symbols.vocabularies.flatMap(\.modules))
  }
}
