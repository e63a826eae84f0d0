import Model

/// Containers that classes of libraries make and keep for the program's classes below them: `container.register(…)` in a class that
/// inherits `container`, in a file that imports the framework, or below a library that hands one down elsewhere.
extension Evaluator {
  /// What a framework's function answers that is called on something which an object inherits from a library's class: any container
  /// that comes to life where the code is linked, the library's own among them; nil where no function of a framework fits.
  func callInherited(
    _ name: String, of receiver: Value, _ base: Expression, in heir: TypeName, _ given: [Given], _ expecting: TypeName?,
    _ frame: Frame, _ environment: Environment
  ) -> Value? {
    guard case .plain = receiver.form, receiver.type == .unknown else { return nil }
    for (index, vocabulary) in symbols.vocabularies.enumerated()
    where mayInherit(index, heir) {
      guard symbols.file(frame.scope.file, knows: index) || isHandedDown(base, to: heir, index),
        let found = verb(name, given, vocabulary, index),
        let type = symbols.enclosingType(found.id).flatMap({ symbols.types[$0] })
      else { continue }
      let at = symbols.location(of: classBelowLibrary(heir) ?? frame.function ?? found.id)
      let key = heir.unwrapped.key ?? ""
      let known = recording.libraryContainers[index, default: [:]][key]
      recording.libraryContainers[index, default: [:]][key] = known.map { min($0, at) } ?? at
      calls.dependencies.effect()
      let container = Value(.container(.ambient(index)), type: type.nominal, born: frame.depth)
      let candidates = symbols.members(of: type.nominal, named: name).map { Overload(id: $0.id, generics: $0.generics) }
      let before = recording.registrations.count
      let answer = invoke(FunctionValue(candidates: candidates, receiver: container), given, expecting, frame, environment)
      for record in recording.registrations[before...] where record.container == .ambient(index) && record.heir == nil {
        record.heir = key
      }
      return answer
    }
    return nil
  }

  /// The topmost class of the program above an object: its objects come with what the library's class keeps.
  private func classBelowLibrary(_ type: TypeName) -> DeclarationID? {
    symbols.levels(of: type.unwrapped).flatMap(\.symbol.declarations).last {
      $0.file < self.symbols.appFiles && self.symbols.declaration($0).kind == .class
    }
  }

  /// A container that a library keeps holds whatever the library declares besides, and may have any other above it. What is inherited as an object's own
  /// is another one in the objects of each class that fills it; beyond a limit these share one of which nothing is said for certain.
  func makeLibraryContainers() {
    for (vocabulary, users) in recording.libraryContainers.sorted(by: { $0.key < $1.key }) {
      let fillers = Set(recording.registrations.lazy.filter { $0.vocabulary == vocabulary }.compactMap(\.heir))
      guard (2...Limit.containerPlaces.value).contains(fillers.count) else {
        makeLibraryContainer(vocabulary, of: nil, at: users.values.min()!)
        if fillers.count > 1 { crowd(recording.roots.count - 1) }
        continue
      }
      for heir in fillers.sorted() {
        let id = symbols.types[heir]?.declarations.first
        makeLibraryContainer(vocabulary, of: heir, at: id.map { symbols.location(of: $0) } ?? users[heir]!)
      }
      // Those who only ask have one, too.
      if let at = users.filter({ !fillers.contains($0.key) }).values.min() { makeLibraryContainer(vocabulary, of: "", at: at) }
    }
  }

  /// What is registered in something from outside that nothing says to be a container may be in one that a library keeps, or above it.
  func openLibraryContainers() {
    let unseen = recording.opaque.filter { $0.what == .registration && $0.reason == unseenContainer }
    guard !unseen.isEmpty else { return }
    for root in recording.roots.indices where recording.roots[root].isLibrarys {
      for place in unseen { recording.openRoots.insert(OpenRoot(root: root, at: place.at)) }
    }
  }

  /// Too many classes fill containers of their own to tell these apart.
  private func crowd(_ root: Int) {
    let at = recording.roots[root].at
    note(.include, "more than \(Limit.containerPlaces.value) classes each fill a container of a library's class", at: at)
    recording.roots[root].isCrowded = true
    recording.openRoots.insert(OpenRoot(root: root, at: at))
  }

  private func makeLibraryContainer(_ vocabulary: Int, of heir: String?, at: Location) {
    note(.include, "code outside the sources has the container, and may fill it", at: at)
    let symbol = heir.flatMap { symbols.types[$0] }
    // The library's own is wherever the library is, that of a class where the class is.
    var root = RootRecord(
      name: "a library's container" + (symbol.map { " in \($0.key)" } ?? ""), vocabulary: vocabulary,
      target: symbol?.declarations.first.flatMap { symbols.targetOfFile[$0.file] }, isLinked: symbol == nil,
      isPlaced: symbol != nil, isBelowMore: true, at: at)
    (root.heir, root.isLibrarys) = (heir, true)
    recording.roots.append(root)
    recording.handedOutRoots.insert(OpenRoot(root: recording.roots.count - 1, at: at))
  }

  /// Whether a container that a library keeps is that of objects which have nothing to do with those in which something is registered.
  func isOfOthers(_ root: Int, than record: RegistrationRecord) -> Bool {
    guard let own = recording.roots[root].heir, let heir = record.heir, own != heir else { return false }
    return !symbols.descendants(of: own).contains(heir) && !symbols.descendants(of: heir).contains(own)
  }

  /// The class in whose objects something is registered in a container that a library keeps, as a group: two of them register apart.
  func group(ofHeir record: RegistrationRecord) -> Int? {
    guard let heir = record.heir,
      recording.roots.contains(where: { ($0.heir == heir || $0.isCrowded) && $0.vocabulary == record.vocabulary }),
      let id = symbols.types[heir]?.declarations.first
    else { return nil }
    if let known = recording.groupIndex["heir " + heir] { return known }
    return recording.add(
      Group(
        name: heir, level: .module, kind: "class", framework: symbols.vocabularies[record.vocabulary].framework,
        target: symbols.targetOfFile[id.file], condition: conditions(id), at: symbols.location(of: id)), "heir " + heir)
  }

  /// What a container's function of that name does, if the call fits one, and which that is.
  ///
  /// - Parameter anyhow: Whatever it is given.
  func verb(
    _ name: String, _ given: [Given], _ vocabulary: Vocabulary, _ index: Int, anyhow: Bool = false
  ) -> (verb: Verb, id: DeclarationID)? {
    let file = symbols.appFiles + index
    for (place, declaration) in symbols.digests[file].declarations.enumerated()
    where declaration.kind == .function && declaration.name == name {
      // Who asks may leave the type to what takes the answer; who registers says of what.
      let isLeft = given.isEmpty && declaration.asksByType
      guard isLeft || anyhow || match(declaration.parameters, given) != nil else { continue }
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
