import Model

/// What code outside the sources gets and may do with it, within what it can name.
extension Evaluator {
  /// A container that can be filled is handed to a method of something that nobody here declares: it may fill it with what it
  /// declares itself.
  func handOut(_ value: Value) {
    hold(value)
    handOutGroups(value) { [self] in isLibrarysReach(context.site.file) }
    guard let root = fillable(value) else { return }
    calls.dependencies.effect()
    recording.handedOutRoots.insert(OpenRoot(root: root, at: context.site))
  }

  /// A container that can be filled is handed to a function of which only the type is known: it may fill it with anything.
  func handToUnknown(_ value: Value) {
    guard let root = fillable(value) else { return }
    note(.include, "which function is handed the container here is not known")
    calls.dependencies.effect()
    recording.openRoots.insert(OpenRoot(root: root, at: context.site))
  }

  func fillable(_ value: Value) -> Int? {
    guard case .container(.exact(let root)) = value.form, let symbol = value.type.key.flatMap({ symbols.types[$0] }),
      symbol.vocabulary != nil, !symbol.isProtocol
    else { return nil }
    return root
  }

  /// Groups that code outside the sources gets, which it may load into the containers that it gets, or, where it is a library, into one that
  /// it makes.
  func handOutGroups(_ value: Value, isToLibrary: () -> Bool) {
    let groups = groups(in: value)
    guard !groups.isEmpty else { return }
    calls.dependencies.effect()
    recording.handedOutGroups.formUnion(groups)
    guard isToLibrary() else { return }
    let at = context.site
    for index in groups { recording.groupsOfLibraries[index] = recording.groupsOfLibraries[index].map { min($0, at) } ?? at }
  }

  private func groups(in value: Value) -> [Int] {
    if case .list(let values, _) = value.form { return values.flatMap(groups) }
    guard case .plain = value.form, value.at != nil else { return [] }
    let type = (value.exact ?? value.type).unwrapped
    return symbols.vocabularies.indices.compactMap { group(of: type, $0) }
  }

  /// What a member answers that a type from outside the sources may ask for by name: its protocol's, or its superclass's.
  func handOutAnswer(_ value: Value, of id: DeclarationID) {
    guard let key = symbols.enclosingType(id), let symbol = symbols.types[key], symbol.vocabulary == nil,
      !symbols.declaration(id).modifiers.contains("private"), symbol.ancestors.contains(where: isOutside)
    else { return }
    handOutGroups(value) { isAskedForByLibrary(id) }
  }

  /// What a property holds that a library may read by its name.
  func handOutKept(_ value: Value, by id: DeclarationID) {
    if !groups(in: value).isEmpty, isAskedForByLibrary(id) { handOutGroups(value) { true } }
  }

  /// Whether a library may call a member by its name: it overrides one of the library's, or meets what a protocol of the library demands.
  private func isAskedForByLibrary(_ id: DeclarationID) -> Bool {
    let declaration = symbols.declaration(id)
    guard let key = symbols.enclosingType(id), let symbol = symbols.types[key], symbol.vocabulary == nil, !symbol.isExternal,
      declaration.modifiers.isDisjoint(with: ["private", "fileprivate"]), importsFromOutside(id.file)
    else { return false }
    let levels = symbols.levels(of: symbol.nominal).map(\.symbol)
    let below = levels.filter { level in level.ancestors.contains { isOutside($0) && !isSystems($0) } }
    guard declaration.modifiers.contains("override") else {
      return below.contains { symbols.mayBeDemanded(id, above: $0) }
    }
    // What overrides the program's own member is called by whoever calls that.
    return !below.isEmpty
      && !levels.contains { level in
        level.members[declaration.name]?.contains { !symbols.declaration($0).modifiers.contains("override") } ?? false
      }
  }

  /// Nobody here makes the container into which a library loads what it is handed, or which it hands over to be filled: it holds whatever the
  /// library declares besides.
  func shareWithLibraries(_ root: Int, groups: [Int] = [], fillers: [DeclarationID] = []) {
    let all = recording.roots(of: recording.roots[root].vocabulary)
    guard !all.contains(where: { recording.roots[$0].isCertain }) else { return }
    let loads = groups.compactMap { recording.groupsOfLibraries[$0] }
    for at in Set(loads + fillers.filter(isAskedForByLibrary).map(symbols.location)).sorted() {
      note(.include, "code outside the sources has the container, and may fill it", at: at)
      recording.handedOutRoots.insert(OpenRoot(root: root, at: at))
    }
    let declared = groups.isEmpty ? [:] : recording.groupIndex.reduce(into: [:]) { $0[$1.value] = $1.key }
    let types = groups.compactMap { declared[$0].flatMap { symbols.types[$0]?.declarations.first } }
    let offered = (types + fillers).filter(isLoadedByProgramsElsewhere).map(symbols.location)
    if let at = offered.min() { recording.handedOutRoots.insert(OpenRoot(root: root, at: at)) }
  }

  /// Whether what fills a container is offered to programs, none of which is here: what is not declared here is theirs to provide.
  private func isLoadedByProgramsElsewhere(_ id: DeclarationID) -> Bool {
    isLibrarysReach(id.file) && isOfferedToProgramsElsewhere(id)
  }

  /// Whether programs may say the name of a declaration, and none of them is here.
  func isOfferedToProgramsElsewhere(_ id: DeclarationID) -> Bool {
    symbols.targetOfFile[id.file] != nil && symbols.isOffered(id)
      && !symbols.targets.contains { ["app", "extension", "unknown"].contains($0.kind) }
  }

  /// Groups that code outside the sources was handed, and that nothing here loads: it may load them into the containers that it was
  /// handed, too.
  func loadHandedOutGroups() {
    for index in recording.handedOutGroups.sorted() where !recording.included.contains(index) {
      recording.groups[index].isHandedOut = true
      let framework = recording.groups[index].framework
      for root in Set(recording.handedOutRoots.map(\.root)).sorted() {
        let words = symbols.vocabularies[recording.roots[root].vocabulary]
        guard words.framework == framework, let type = recording.groupIndex.first(where: { $0.value == index })?.key,
          let symbol = symbols.types[type], let shape = words.shapes.first(where: { $0.type == recording.groups[index].kind }),
          let method = shape.method
        else { continue }
        recording.roots[root].loaded.append(index)
        recording.included.insert(index)
        run(index, symbol.nominal, method, .exact(root))
      }
    }
  }

  /// Whether a type that nobody here declares may speak of the program's own: where it can come from no module but the program's,
  /// or is handed something that names its types. A library imports no program that uses it.
  func maySeeProgram(_ type: TypeName, _ value: Value) -> Bool {
    let at = value.at ?? context.site
    guard type.arguments.isEmpty, value.payload.allSatisfy({ saysNoType($0.value) }),
      let file = symbols.digests.firstIndex(where: { $0.file == at.file })
    else { return true }
    return !importsFromOutside(file)
  }

  func saysNoType(_ value: Value) -> Bool {
    switch value.form {
    case .text, .truth, .null, .constant: true
    case .plain: value.type.instance == nil && !isGroup(value)
    default: false
    }
  }
}
