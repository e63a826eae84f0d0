import Model

extension Evaluator {
  /// The lists in the app's files of which two elements or more make or name groups, in the order of the files.
  func groupLists() -> [GroupList] {
    let known = Dictionary(
      recording.groups.enumerated().map { ($0.element.at, $0.offset) }, uniquingKeysWith: { first, _ in first })
    if known.count < 2 { return [] }
    var lists: [GroupList] = []
    for file in 0..<symbols.appFiles {
      for (index, declaration) in symbols.digests[file].declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        var body = declaration.body ?? []
        if let value = declaration.value { body.append(.expression(value)) }
        Walk.statements(body) { [symbols] expression in
          guard case .array(let elements) = expression.form, elements.count > 1 else { return }
          let places = elements.compactMap { symbols.named(by: $0, Scope(file: file, declaration: id)) }
          let groups = Set(places.compactMap { known[$0] }).sorted()
          if groups.count < 2 { return }
          lists.append(
            GroupList(name: symbols.path(of: id), groups: groups, at: Location(symbols.digests[file].file, expression.at)))
        }
      }
    }
    return lists
  }
}

extension Symbols {
  /// Where the type is declared that an element of a list makes or names: `A()`, `A.init()`, `A.self`.
  fileprivate func named(by element: Expression, _ scope: Scope) -> Location? {
    let type: TypeName
    switch element.form {
    case .cast(let inner, _, _), .attempt(let inner, _), .await(let inner), .force(let inner): return named(by: inner, scope)
    case .metatype(let named): type = named
    case .call(let callee, _):
      guard let named = made(by: callee) else { return nil }
      type = named
    default: return nil
    }
    return resolve(type, in: scope).key.flatMap { types[$0] }?.declarations.first.map(location)
  }

  /// What `A` in `A()`, `A.B` in `A.B()` and `A` in `A.init()` name, if they name types.
  private func made(by callee: Expression) -> TypeName? {
    switch callee.form {
    case .name(let name, let arguments): .nominal([TypePart(name, arguments)])
    case .metatype(let type): type
    case .member(let base?, "init", _, _): made(by: base)
    case .member(let base?, let name, let arguments, _):
      if case .nominal(let parts)? = made(by: base) { .nominal(parts + [TypePart(name, arguments)]) } else { nil }
    default: nil
    }
  }

  /// `Features.all`, by the declarations around it.
  fileprivate func path(of id: DeclarationID) -> String {
    var names: [String] = []
    var current: DeclarationID? = id
    while let id = current {
      let declaration = declaration(id)
      names.append(declaration.kind == .extension ? declaration.type?.description ?? "" : declaration.name)
      current = parent(of: id)
    }
    return names.reversed().filter { !$0.isEmpty }.joined(separator: ".")
  }
}
