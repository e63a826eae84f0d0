import Model

extension Evaluator {
  /// Whether nothing is lost where nobody loads a group of that type: all that the framework would call of it is written in the sources, and
  /// does nothing.
  func isEmptyGroup(_ type: TypeName) -> Bool {
    let levels = symbols.levels(of: type)
    let called = Set(levels.filter { $0.symbol.vocabulary != nil }.flatMap(\.symbol.members.keys))
    var isWritten = false
    for name in called {
      // What is nearest to the type is what runs.
      for level in levels where level.symbol.vocabulary == nil {
        let found = (level.symbol.members[name] ?? []).map(symbols.declaration).filter { $0.kind != .function || $0.body != nil }
        guard !found.isEmpty else { continue }
        guard found.allSatisfy({ $0.kind == .function && $0.body?.isEmpty == true }) else { return false }
        isWritten = true
        break
      }
    }
    return isWritten
  }
}
