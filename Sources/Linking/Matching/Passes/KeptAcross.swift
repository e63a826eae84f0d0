import Model

extension Matcher {
  /// Keys that several containers provide, each with an object that is kept once for the whole program: which container was
  /// asked first decides for all.
  func keptAcross() -> [HazardOccurrence] {
    var first: [Kept: (root: Int, provider: Int)] = [:]
    var found: [HazardOccurrence] = []
    for root in draft.roots.indices where policy(of: draft.roots[root].framework).keepsByKey {
      for index in containers[root].holds.keys.sorted() {
        let provider = provider(index)
        guard provider.lifetime.sharing == .process, provider.condition == .always, provider.branches == .always else { continue }
        for key in provider.keys {
          let kept = Kept(framework: provider.framework, key: key)
          guard let other = first[kept] else {
            first[kept] = (root, index)
            continue
          }
          guard other.root != root, other.provider != index, areTogether(root, other.root) else { continue }
          found.append(
            HazardOccurrence(
              .keptAcross, framework: provider.framework,
              words: ["type": key.type.description, "name": draft.roots[root].name, "other": draft.roots[other.root].name],
              related: [Finding.Note("the other container registers it here", at: self.provider(other.provider).at)],
              at: provider.at))
          break
        }
      }
    }
    return found
  }

  /// Whether two containers may live in one process.
  private func areTogether(_ a: Int, _ b: Int) -> Bool {
    let hosts = [a, b].map { root in Set(draft.hosts.indices.filter { draft.hosts[$0].roots.contains(root) }) }
    return hosts.contains(where: \.isEmpty) || !hosts[0].isDisjoint(with: hosts[1])
  }
}

/// A key of a framework's objects that are kept.
private struct Kept: Hashable {
  var framework: String
  var key: Key
}
