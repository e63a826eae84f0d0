import Model

extension Symbols {
  /// By vocabulary: modules of which the sources are not here, and that some file imports beside the framework. What they declare may be made
  /// of it, and speak its words in files that do not import it.
  func accompanyingModules() -> [Set<String>] {
    vocabularies.indices.map { vocabulary in
      let found = (0..<appFiles).lazy.filter { self.file($0, knows: vocabulary) && !self.leftovers.contains($0) }.map {
        self.imports[$0]
      }
      return found.reduce(into: Set()) { $0.formUnion($1) }.subtracting(modules).subtracting(systemModules)
    }
  }

  /// The vocabularies that some file of the app imports by name.
  func spokenVocabularies() -> Set<Int> {
    Set(vocabularies.indices.filter { vocabulary in (0..<appFiles).contains { self.file($0, knows: vocabulary) } })
  }

  /// Whether a file may mean a type under its bare name, as far as frameworks are concerned: one of a library beside them only where
  /// it imports that.
  func mayBeMeant(_ type: TypeSymbol, in file: Int) -> Bool {
    !isCompanions(type) || type.vocabulary.map { self.file(file, knows: $0) } ?? false
  }

  /// Whether a library beside the frameworks declares a type.
  func isCompanions(_ type: TypeSymbol) -> Bool { type.vocabulary.map { vocabularies[$0].isCompanion } ?? false }

  /// Whether nobody here declares a type.
  func isUndeclared(_ type: TypeName) -> Bool {
    guard case .nominal = type, let key = type.key else { return false }
    return types[key]?.isExternal ?? true
  }
}
