import Model

/// What names at file scope mean in a file.
extension Evaluator {
  /// What has that name and kind at file scope.
  func global(_ name: String, _ file: Int, _ kind: Declaration.Kind) -> DeclarationID? { globals(name, file, kind).first }

  /// All of that name, the nearest first.
  func globals(_ name: String, _ file: Int, _ kind: Declaration.Kind) -> [DeclarationID] {
    guard let all = symbols.global[name] else { return [] }
    let found = all.filter { symbols.declaration($0).kind == kind && symbols.isVisible($0, from: file) }
    guard found.count > 1 else { return found }
    return found.sorted { (symbols.nearness($0, to: file), $0) < (symbols.nearness($1, to: file), $1) }
  }

  /// The functions of that name at file scope; of one signature, which only several modules together can have, those that the file sees
  /// first.
  func globals(_ name: String, _ file: Int) -> [Overload] {
    var found = (symbols.global[name] ?? []).filter { symbols.declaration($0).kind == .function && isCallable($0, from: file) }
    if found.count > 1 {
      let nearest = Dictionary(grouping: found, by: signature).mapValues { same in
        same.map { symbols.nearness($0, to: file) }.min()!
      }
      found = found.filter { symbols.nearness($0, to: file) == nearest[signature($0)] }
    }
    return found.map { Overload(id: $0, generics: [:]) }
  }

  private func signature(_ id: DeclarationID) -> [String] {
    let declaration = symbols.declaration(id)
    return declaration.parameters.map { "\($0.label ?? "_"):\($0.type?.description ?? "")" } + [
      declaration.type?.description ?? ""
    ]
  }

  /// A framework's functions need its import; its operators do not, since they come with the values they work on.
  private func isCallable(_ id: DeclarationID, from file: Int) -> Bool {
    symbols.isVisible(id, from: file) || symbols.vocabulary(ofFile: id.file) != nil && !name(of: id).contains { $0.isLetter }
  }
}
