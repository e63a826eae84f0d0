import Model

/// What code outside the sources gets and may do with it, within what it can name.
extension Evaluator {
  /// A container that can be filled is handed to a method of something that nobody here declares: it may fill it with what it
  /// declares itself.
  func handOut(_ value: Value) {
    hold(value)
    handOutGroups(value)
    guard let root = fillable(value) else { return }
    calls.dependencies.effect()
    recording.handedOutRoots.insert(OpenRoot(root: root, at: context.sites[context.sites.count - 1]))
  }

  /// A container that can be filled is handed to a function of which only the type is known: it may fill it with anything.
  func handToUnknown(_ value: Value) {
    guard let root = fillable(value) else { return }
    note(.include, "which function is handed the container here is not known")
    recording.openRoots.insert(OpenRoot(root: root, at: context.sites[context.sites.count - 1]))
  }

  func fillable(_ value: Value) -> Int? {
    guard case .container(.exact(let root)) = value.form, let symbol = value.type.key.flatMap({ symbols.types[$0] }),
      symbol.vocabulary != nil, !symbol.isProtocol
    else { return nil }
    return root
  }

  /// Groups that code outside the sources gets, which it may load into the containers that it gets.
  private func handOutGroups(_ value: Value) {
    if case .list(let values, _) = value.form { return values.forEach(handOutGroups) }
    let type = (value.exact ?? value.type).unwrapped
    guard case .plain = value.form, value.at != nil else { return }
    for vocabulary in symbols.vocabularies.indices {
      guard let index = group(of: type, vocabulary) else { continue }
      calls.dependencies.effect()
      recording.handedOutGroups.insert(index)
    }
  }

  /// What a member answers that a type from outside the sources may ask for by name: its protocol's, or its superclass's.
  func handOutAnswer(_ value: Value, of id: DeclarationID) {
    guard let key = symbols.enclosingType(id), let symbol = symbols.types[key], symbol.vocabulary == nil,
      !symbols.declaration(id).modifiers.contains("private"), symbol.ancestors.contains(where: isOutside)
    else { return }
    handOutGroups(value)
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
    let at = value.at ?? context.sites[context.sites.count - 1]
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
