import Model

/// Containers that classes of libraries make and keep for the program's classes below them: `container.register(…)` in a class that
/// inherits `container`, in a file that imports the framework.
extension Evaluator {
  /// What a framework's function answers that is called on something which an object inherits from a library's class: any container
  /// that comes to life where the code is linked, the library's own among them; nil where no function of a framework fits.
  func callInherited(
    _ name: String, of receiver: Value, in heir: TypeName, _ given: [Given], _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment
  ) -> Value? {
    guard case .plain = receiver.form, receiver.type == .unknown else { return nil }
    for (index, vocabulary) in symbols.vocabularies.enumerated()
    where symbols.file(frame.scope.file, knows: index) && mayInherit(index, heir) {
      guard let found = verb(name, given, vocabulary, index),
        let type = symbols.enclosingType(found.id).flatMap({ symbols.types[$0] })
      else { continue }
      let at = symbols.location(of: classBelowLibrary(heir) ?? frame.function ?? found.id)
      recording.libraryContainers[index] = recording.libraryContainers[index].map { min($0, at) } ?? at
      calls.dependencies.effect()
      let container = Value(.container(.ambient(index)), type: type.nominal, born: frame.depth)
      let candidates = symbols.members(of: type.nominal, named: name).map { Overload(id: $0.id, generics: $0.generics) }
      return invoke(FunctionValue(candidates: candidates, receiver: container), given, expecting, frame, environment)
    }
    return nil
  }

  /// The topmost class of the program above an object: its objects come with what the library's class keeps.
  private func classBelowLibrary(_ type: TypeName) -> DeclarationID? {
    symbols.levels(of: type.unwrapped).flatMap(\.symbol.declarations).last {
      $0.file < self.symbols.appFiles && self.symbols.declaration($0).kind == .class
    }
  }

  /// A container that a library keeps holds whatever the library declares besides, and may have any other above it.
  func makeLibraryContainers() {
    for (vocabulary, at) in recording.libraryContainers.sorted(by: { $0.key < $1.key }) {
      note(.include, "code outside the sources has the container, and may fill it", at: at)
      recording.roots.append(
        RootRecord(name: "a library's container", vocabulary: vocabulary, isLinked: true, isBelowMore: true, at: at))
      recording.handedOutRoots.insert(OpenRoot(root: recording.roots.count - 1, at: at))
    }
  }

  /// What a container's function of that name does, if the call fits one, and which that is.
  func verb(_ name: String, _ given: [Given], _ vocabulary: Vocabulary, _ index: Int) -> (verb: Verb, id: DeclarationID)? {
    let file = symbols.appFiles + index
    for (place, declaration) in symbols.digests[file].declarations.enumerated()
    where declaration.kind == .function && declaration.name == name {
      // Who asks may leave the type to what takes the answer; who registers says of what.
      let isLeft = given.isEmpty && declaration.asksByType
      guard isLeft || match(declaration.parameters, given) != nil else { continue }
      var found: Verb?
      Walk.statements(declaration.body ?? []) { expression in
        guard case .call(let callee, _) = expression.form, case .name(let word, _) = callee.form, let verb = Verb(word: word),
          verb == .provide && !isLeft || verb == .need
        else { return }
        found = found ?? verb
      }
      if let found { return (found, DeclarationID(file: file, index: place)) }
    }
    return nil
  }
}
