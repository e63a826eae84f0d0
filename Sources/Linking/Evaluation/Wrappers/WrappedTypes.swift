import Model

extension Evaluator {
  /// The type of a property whose wrapper finds by key path what it wraps: `@DynamicInjected(\.oven) var oven` has the type that the wrapper
  /// wraps, its type parameters bound by the property to which the key path leads.
  func wrappedType(_ id: DeclarationID) -> TypeName? {
    let declaration = symbols.declaration(id)
    let scope = Scope(file: id.file, declaration: id)
    guard !declaration.attributes.isEmpty, let wrapper = wrapper(declaration.attributes, in: scope),
      case .keyPath(let root, let names)? = wrapper.attribute.arguments?.first?.value.form, names.count == 1,
      let wrapped = symbols.members(of: wrapper.symbol.nominal, named: "wrappedValue").first,
      let written = symbols.declaration(wrapped.id).type
    else { return nil }
    let base = root.map { symbols.resolve($0, in: scope) }
    for candidate in initializers(of: wrapper.symbol.nominal, labels: nil).candidates {
      let scope = Scope(file: candidate.id.file, declaration: candidate.id)
      guard let parameter = symbols.declaration(candidate.id).parameters.first?.type,
        case let path = symbols.resolve(parameter, in: scope).arguments, path.count == 2,
        let property = property(names[0], of: Value(type: base ?? path[0])), let type = propertyType(property)
      else { continue }
      var bound: [String: TypeName] = [:]
      guard unify(path[1], type, &bound) else { continue }
      let found = symbols.resolve(written, in: Scope(file: wrapped.id.file, declaration: wrapped.id, generics: bound))
      if !found.isOpen { return found }
    }
    return nil
  }
}
