import Model

extension Evaluator {
  /// Whether what an object of a type parameter, or such a type itself, has under a name is handed something of a framework, in some type for
  /// which the parameter may stand: then it depends on the caller who that is told what. What takes no such thing does by itself what it does.
  ///
  /// - Parameter isHanded: it counts only where it takes such a thing.
  func mayConcern(_ name: String, of type: TypeName, _ scope: Scope, isHanded: Bool = true) -> Bool {
    bounds(of: type.instance ?? type, scope).contains { bound in
      guard let key = bound.key else { return false }
      return ([key] + symbols.descendants(of: key)).contains { below in
        symbols.types[below]?.members[name]?.contains { (!isHanded || symbols.takesFrameworks($0)) && follows($0) } ?? false
      }
    }
  }

  /// What a type parameter is bound to, where the declarations around say so.
  private func bounds(of type: TypeName, _ scope: Scope) -> [TypeName] {
    var current = scope.declaration
    while let id = current {
      let generics = symbols.declaration(id).generics + (symbols.typeOf[id].flatMap { symbols.types[$0]?.generics } ?? [])
      if let parameter = generics.first(where: { type == .open($0.name) || type == .open("each " + $0.name) }) {
        return parameter.bounds.flatMap { bound in
          let resolved = symbols.resolve(bound, in: Scope(file: id.file, declaration: id))
          if case .composition(let types) = resolved { return types }
          return [resolved]
        }
      }
      current = symbols.parent(of: id)
    }
    return []
  }

  /// `screen.Model` of a parameter `screen: Screen.Type`: a type of the type that the parameter is, as it is written in full. Nil where the first
  /// name is no value.
  func typeMember(_ written: TypeName, _ environment: Environment) -> TypeName? {
    guard case .nominal(let path) = written, case let parts = Array(path), parts.count > 1,
      let around = environment.value(parts[0].name)?.type.instance, case .nominal(let outer) = around
    else { return nil }
    // A type parameter that nothing has bound yet is looked up by its name.
    let names = outer.map { part in
      TypePart(part.name.utf8.first == TypeName.openMark ? String(part.name.dropFirst()) : part.name, part.arguments)
    }
    return .nominal(names + parts.dropFirst())
  }
}
