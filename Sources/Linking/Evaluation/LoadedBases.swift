import Model

extension Evaluator {
  /// A base class of groups is loaded with them: by itself it is none that somebody forgot.
  func loadBases() {
    for (key, index) in recording.groupIndex where symbols.subtypes[key] != nil {
      let below = Set(symbols.descendants(of: key).compactMap { recording.groupIndex[$0] })
      for root in recording.roots.indices where !below.isDisjoint(with: recording.roots[root].loaded) {
        if !recording.roots[root].loaded.contains(index) { recording.roots[root].loaded.append(index) }
      }
    }
  }
}
