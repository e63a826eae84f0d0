import Model

extension Evaluator {
  /// The class outside the sources from which a class has its initializers, where it writes none and neither do those between the two: which
  /// they are, nobody here says. Those of Swift's and Apple's own classes take nothing that a container is asked for.
  func outsideInitializing(_ type: TypeName) -> TypeName? {
    var next = type.key.flatMap { symbols.types[$0] }
    var seen: Set<String> = []
    while let current = next, current.vocabulary == nil, seen.insert(current.key).inserted {
      let own = current.declarations.first { symbols.declaration($0).kind == .class }
      // A superclass is the first name after the colon.
      guard let own, !symbols.declaration(own).inherits.isEmpty, let above = current.ancestors.first else { return nil }
      guard let symbol = above.key.flatMap({ symbols.types[$0] }), !symbol.isExternal else {
        return isSystems(above) || !importsFromOutside(own.file) ? nil : above
      }
      next = symbol.isProtocol ? nil : symbol
    }
    return nil
  }

  private func importsFromOutside(_ file: Int) -> Bool {
    !symbols.imports[file].subtracting(symbols.modules).subtracting(systemModules).isEmpty
  }

  private func isSystems(_ type: TypeName) -> Bool {
    guard let name = type.baseName else { return false }
    return systemProtocols.contains(name) || systemPrefixes.contains { name.hasPrefix($0) }
  }
}
