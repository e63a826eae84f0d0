import Model

/// What is asked of containers that are there for everybody, and that others fill.
extension Evaluator {
  /// Whether whoever asks for what nobody keeps stops the program, though he would bear that there is nothing: unless the program says that such
  /// promises stop nothing.
  func stopsUnlessKept(_ request: RequestRecord) -> Bool { request.isPromised && !program.bearsPromises }

  /// Whether programs that are not here may provide what a library asks for: none is here, the container is one that a framework keeps for
  /// everybody or a property that they can say, and what is asked for has a name that they can say.
  func isLeftToProgramsElsewhere(_ request: RequestRecord, _ type: TypeName) -> Bool {
    guard case .exact(let root) = request.container, request.target != nil, !program.beginsHere,
      recording.roots[root].isEverybodys || recording.roots[root].keeper.map(isOfferedToProgramsElsewhere) ?? false
    else { return false }
    guard request.isPromised else {
      guard let symbol = type.unwrapped.key.flatMap({ symbols.types[$0] }), !symbol.isExternal else { return true }
      return symbol.declarations.contains { symbols.declaration($0).isNominal && isOfferedToProgramsElsewhere($0) }
    }
    let entries = request.name.flatMap(program.spokenNames.number).map { program.spokenNames.named[$0] } ?? []
    return entries.contains { symbols.declaration($0).kind == .property && isOfferedToProgramsElsewhere($0) }
  }
}

extension ProgramFacts {
  /// Whether a source begins a program.
  func beginsProgram() -> Bool { digests.contains(where: \.beginsProgram) }
}

extension Symbols {
  /// Whether the program speaks of a property by which a framework lets it say that promises stop nothing.
  func bearsPromises(_ spoken: SpokenNames) -> Bool {
    vocabularyDeclarations(marked: "promise").map(declaration).contains { declaration in
      declaration.kind == .property && !spoken.speakers(of: declaration.name).isEmpty
    }
  }
}
