import Model

extension Matcher {
  /// By place that could not be read: how many needs find nothing and are not called missing because of it.
  func silencedNeeds(_ needs: [Need]) -> [Location: Int] {
    guard !doubtful.isEmpty else { return [:] }
    var silenced: [Location: Int] = [:]
    for need in needs {
      let unknown = need.verdicts.filter { $0.status == .unknown && $0.providers.isEmpty }
      if unknown.isEmpty || need.key.type.isPartlyUnknown { continue }
      var roots = Set(unknown.compactMap(\.root))
      // Where any container may be asked, each that is in doubt may answer.
      if unknown.contains(where: { $0.root == nil }) {
        roots.formUnion(
          doubtful.sorted().filter { draft.roots[$0].framework == need.framework }.prefix(Limit.nearMissContainers.value))
      }
      let policy = self.policy(of: need.framework)
      var holes: Set<Location> = []
      for root in roots.sorted() {
        for container in chain(of: root) {
          let doubts = container.doubts.prefix(Limit.named.value)
          answered.steps += doubts.count
          for doubt in doubts where mayProvide(doubt, need.key, policy) { holes.insert(doubt.at) }
          for index in container.partlyOpaque.prefix(Limit.named.value) { holes.insert(provider(index).at) }
        }
      }
      for hole in holes { silenced[hole, default: 0] += 1 }
    }
    return silenced
  }
}
