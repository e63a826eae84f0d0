import Model

extension Evaluator {
  /// An initializer fills a property that lists groups: what it was handed is for its callers to say, each at its place.
  func keepList(_ value: Value, in property: DeclarationID) {
    switch value.form {
    case .list(let values, _):
      if areGroups(values, of: property) {
        objects.assignedLists[property, default: [:]][context.sites[context.sites.count - 1]] = value
      }
    case .parameter: if areGroups([], of: property) { counters.openings += 1 }
    default: break
    }
  }

  /// Whether a list that a property holds is one of groups, by its elements or, where it is empty, by the property's type.
  private func areGroups(_ values: [Value], of property: DeclarationID) -> Bool {
    guard values.isEmpty else { return values.contains { isGroup($0) } }
    let element = propertyType(Member(id: property, generics: [:]))?.unwrapped.element?.unwrapped
    guard let symbol = (element?.instance ?? element)?.key.flatMap({ symbols.types[$0] }), let vocabulary = symbol.vocabulary
    else { return false }
    return symbols.vocabularies[vocabulary].shapes.contains { $0.type == symbol.path.last }
  }
}

extension Evaluator {
  /// A property holds a container that this very body makes, or that its initializer makes unless it is handed one; one that
  /// is handed in may be any of several.
  func keepContainer(_ value: Value, _ written: Expression, in property: DeclarationID, _ frame: Frame) {
    if let vocabulary = symbols.vocabulary(ofFile: property.file) {
      // A framework's own container is replaced, by whatever container it may be.
      guard let type = propertyType(Member(id: property, generics: [:])), containerVocabulary(type) != nil else { return }
      let kept = container(of: value) ?? .ambient(vocabulary)
      if objects.assignedSlots[property]?.contains(kept) != true { objects.assignedSlots[property, default: []].append(kept) }
      return
    }
    switch value.form {
    case .container(let container):
      guard case .exact = container, value.born >= frame.depth || value.isDefault else {
        objects.handedSlots.insert(property)
        return
      }
      if objects.assignedSlots[property]?.contains(container) != true {
        objects.assignedSlots[property, default: []].append(container)
      }
    case .parameter:
      // Whoever leaves it out gets a container of his own.
      guard containerVocabulary(value.type) != nil, case .name(let name, _) = written.form, let function = frame.function,
        symbols.declaration(function).kind == .initializer,
        symbols.declaration(function).parameters.contains(where: { $0.name == name && $0.defaultValue != nil })
      else { return }
      counters.openings += 1
    default: break
    }
  }
}
