import Model

extension Symbols {
  /// What an attribute of a property names: only a property wrapper can be worn. Where the name means a type of the program that is none, such
  /// as a protocol, that type is not compiled together with the property, whether or not a build's description says so, and the nearest wrapper
  /// of the name is meant.
  func wornType(_ name: TypeName, in scope: Scope) -> TypeName {
    let found = resolve(name, in: scope)
    guard case .nominal(let written) = name, written.count == 1, isNoWrapper(found) else { return found }
    let wrappers = (global[written[0].name] ?? []).filter { id in
      declaration(id).isNominal && typeOf[id].flatMap { types[$0] }.map(isPropertyWrapper) ?? false
    }
    guard let id = best(wrappers, for: scope.file), let symbol = typeOf[id].flatMap({ types[$0] }),
      case .nominal(var parts) = symbol.nominal
    else { return found }
    parts[parts.count - 1].arguments = written[0].arguments.map { resolve($0, in: scope) }
    return .nominal(parts)
  }

  /// Whether it is a type of the program of which every declaration is at hand, and none says that it wraps properties.
  private func isNoWrapper(_ type: TypeName) -> Bool {
    guard let symbol = type.key.flatMap({ types[$0] }), !symbol.isExternal, symbol.vocabulary == nil else { return false }
    return !isPropertyWrapper(symbol)
  }
}
