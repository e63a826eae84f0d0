import Model

extension Draft {
  /// Puts every container in doubt that a source which could not be read may have filled: those of the executables that compile it or link what does.
  mutating func doubt(_ unread: [UnreadSource], _ vocabularies: [Vocabulary], _ targetsOfFile: [String: [Int]]) {
    guard !unread.isEmpty else { return }
    let filled = Set(registrations.flatMap { $0.loads.map(\.root) })
    let seen = Digraph(
      count: targets.count, arrows: dependencies.map { .init($0.from, $0.to) } + imports.map { .init($0.from, $0.to) })
    for source in unread {
      let compiling = targetsOfFile[source.at.file] ?? []
      let reached = rootsReached(from: compiling)
      for framework in Set(vocabularies.filter(source.speaks).map(\.framework)).sorted() {
        let all = roots.indices.filter { roots[$0].framework == framework }
        let near = all.filter { reached?.contains($0) ?? true }
        // Where none of them was seen to make one, it may stand in what could not be read.
        var concerned = near.isEmpty ? all : near
        if source.absence != nil {
          let adds = vocabularies.contains { $0.framework == framework && source.mayAdd(to: $0) }
          let within = compiling.isEmpty ? nil : seen.reached(from: compiling)
          concerned.removeAll { root in
            !adds && filled.contains(root) || within.map { !mayStand(root, within: $0, targetsOfFile) } ?? false
          }
          if concerned.isEmpty { continue }
          for root in concerned { roots[root].mayHoldMore = true }
          // It may load what these do not, and put nothing into them.
          concerned.removeAll { roots[$0].isOfOneFunction }
          if concerned.isEmpty { continue }
        } else {
          for root in concerned { roots[root].isOpen = true }
        }
        doubts.append(
          Doubt(
            key: Key(type: .unknown), nameIsUnknown: true, isOfNothingRegistered: source.absence != nil, framework: framework,
            roots: concerned, at: source.at))
      }
    }
  }

  /// Whether a container may be one that some targets see: whoever does not see the place that makes one cannot fill it.
  private func mayStand(_ root: Int, within targets: Set<Int>, _ targetsOfFile: [String: [Int]]) -> Bool {
    let homes = (targetsOfFile[roots[root].at.file] ?? []) + (roots[root].target.map { [$0] } ?? [])
    return !roots[root].isPlaced || homes.isEmpty || homes.contains(where: targets.contains)
  }

  /// The containers that may come to life where some of these targets are linked; nil: any may.
  private func rootsReached(from targets: [Int]) -> Set<Int>? {
    let linking = hosts.filter { host in
      targets.contains { host.targets.contains($0) } || host.mayLink.map { targets.contains(where: $0.contains) } ?? true
    }
    guard !targets.isEmpty, hosts.count > 1, !linking.isEmpty else { return nil }
    let placed = Set(hosts.flatMap(\.roots))
    return Set(linking.flatMap(\.roots)).union(roots.indices.filter { !placed.contains($0) })
  }
}
