import Model

/// Setters and observers of properties, which run for the object whose property is assigned to.
extension Evaluator {
  /// Runs what a property's setter, `willSet` and `didSet` do with what is put there, as far as that hangs on it or on the object.
  func tellWriting(_ value: Value, to property: DeclarationID, of receiver: Value?, isOwn: Bool, _ frame: Frame) {
    for id in writers(of: property, of: receiver) {
      // An initializer sets its own object's properties without a word, and an observer its own property.
      let isStored = symbols.declaration(id).body == nil
      if isOwn, isStored, frame.function.map({ symbols.declaration($0).kind == .initializer }) ?? false { continue }
      guard !context.functions.contains(id) else { continue }
      let own = standaloneBody(id)
      guard own.isOpen || own.hears else { continue }
      let type = propertyType(Member(id: id, generics: [:]))
      let given = [("newValue", value), ("oldValue", Value(type: type ?? .unknown, born: frame.depth))]
      let key = key(.declaration(id), receiver: receiver, given, [:], [:])
      _ = tabulated(key, .void, isRepeatable: true) { [self] in
        activate(
          id, [:], receiver, Dictionary(uniqueKeysWithValues: given), births: [:], frame, body: symbols.declaration(id).observers,
          result: .void
        ) { _, _ in }
      }
    }
  }

  /// What runs when a property is assigned to: its own, and for an observer that of what it overrides, too.
  private func writers(of property: DeclarationID, of receiver: Value?) -> [DeclarationID] {
    var found: [DeclarationID] = []
    let name = symbols.declaration(property).name
    var members = [property]
    if symbols.declaration(property).modifiers.contains("override"), let type = receiver?.type.unwrapped {
      members = symbols.members(of: type, named: name).map(\.id)
    }
    for id in members {
      let declaration = symbols.declaration(id)
      if !declaration.observers.isEmpty, symbols.vocabulary(ofFile: id.file) == nil { found.append(id) }
      if declaration.body != nil || !declaration.modifiers.contains("override") { break }
    }
    return found
  }
}
