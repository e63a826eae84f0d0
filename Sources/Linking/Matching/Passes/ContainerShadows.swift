import Model

extension Matcher {
  /// Providers that hide one of the same key in a container above theirs.
  func containerShadows() -> [HazardOccurrence] {
    guard draft.roots.contains(where: { !$0.parents.isEmpty }) else { return [] }
    let first = containers.map { container -> [Key: Int] in
      var first: [Key: Int] = [:]
      for index in container.holds.keys.sorted() where !provider(index).isCollected {
        for key in provider(index).keys where first[key] == nil { first[key] = index }
      }
      return first
    }
    var found: [HazardOccurrence] = []
    for root in draft.roots.indices where !draft.roots[root].parents.isEmpty && !containers[root].holds.isEmpty {
      let above = ancestors.chain(of: root).dropFirst()
      for index in containers[root].holds.keys.sorted() where !provider(index).isCollected {
        // Of the keys that the provider hides, the first; of the containers above, the nearest.
        let hiding = provider(index).keys.lazy.compactMap { key in
          above.lazy.compactMap { other in first[other][key].map { (key, hidden: $0, other) } }.first
        }
        guard let (key, hidden, other) = hiding.first, hidden != index else { continue }
        found.append(
          HazardOccurrence(
            .shadowed, framework: provider(index).framework,
            words: ["name": key.name ?? "", "type": key.type.description, "other": draft.roots[other].name],
            related: [Finding.Note("it is provided here, too", at: provider(hidden).at)], at: provider(index).at))
      }
    }
    return found
  }
}
