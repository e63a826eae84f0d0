import Model

extension Evaluator {
  /// A type without written initializers: a struct has its stored properties, a class nothing, and of a type declared
  /// elsewhere nothing is known.
  func autowireUndeclared(_ type: TypeName, _ record: RegistrationRecord, _ born: Int) {
    // What makes an object of a type parameter, whoever binds it says.
    guard !type.isOpen else { return counters.openings += 1 }
    guard let symbol = type.key.flatMap({ symbols.types[$0] }), !symbol.isExternal else {
      guard !type.arguments.isEmpty || !systemClassesMadeOfNothing.contains(type.description) else { return }
      note(.need, "the initializer of \(type) is declared outside the sources")
      return
    }
    if let above = outsideInitializing(type) {
      note(.need, "the initializer that \(type) inherits from \(above) is declared outside the sources")
    }
    for (item, type, id) in memberwise(type) where item.defaultValue == nil {
      within(simplified(conditions(id))) {
        _ = parameter(record, type: type ?? .unknown, born: born, isParameter: false)
      }
    }
  }

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

  /// Whether what nobody here declares may come into a file from a library.
  func importsFromOutside(_ file: Int) -> Bool {
    program.importsFromOutside[file]
  }

  func isSystems(_ type: TypeName) -> Bool {
    guard let name = type.baseName else { return false }
    return systemProtocols.contains(name) || systemPrefixes.contains { name.hasPrefix($0) }
  }
}
