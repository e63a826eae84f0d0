import Model

extension Matcher {
  /// Providers that hide one of the same key in a container above theirs.
  func containerShadows() -> [Sighting] {
    var found: [Sighting] = []
    for root in draft.roots.indices where chains[root].count > 1 {
      var above: [Key: Int] = [:]
      for next in chains[root].dropFirst() {
        for index in containers[next].holds.keys.sorted() where !provider(index).isCollected {
          for key in provider(index).keys where above[key] == nil { above[key] = index }
        }
      }
      for index in containers[root].holds.keys.sorted() where !provider(index).isCollected {
        guard let key = provider(index).keys.first(where: { above[$0] != nil }), let hidden = above[key], hidden != index else {
          continue
        }
        let other = chains[root].dropFirst().first { containers[$0].holds[hidden] != nil } ?? root
        found.append(
          Sighting(
            .shadowed, framework: provider(index).framework,
            words: ["name": key.name ?? "", "type": key.type.description, "other": draft.roots[other].name],
            related: [Finding.Note("it is provided here, too", at: provider(hidden).at)], at: provider(index).at))
      }
    }
    return found
  }
}
