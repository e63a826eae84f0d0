import Model

extension Evaluator {
  /// An initializer fills a property that lists groups: what it was handed is for its callers to say, each at its place.
  func keepList(_ value: Value, in property: DeclarationID) {
    switch value.form {
    case .list(let values, _):
      if areGroups(values, of: property) { assignedLists[property, default: [:]][context.sites[context.sites.count - 1]] = value }
    case .parameter: if areGroups([], of: property) { openings += 1 }
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
