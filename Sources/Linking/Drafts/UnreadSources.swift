import Model

extension Draft {
  /// Puts every container in doubt that a source which could not be read may have filled: those of the executables that compile it or link what does.
  mutating func doubt(_ unread: [UnreadSource], _ vocabularies: [Vocabulary], _ targetsOfFile: [String: [Int]]) {
    for source in unread {
      let reached = rootsReached(from: targetsOfFile[source.at.file] ?? [])
      for framework in Set(vocabularies.filter(source.speaks).map(\.framework)).sorted() {
        let all = roots.indices.filter { roots[$0].framework == framework }
        let near = all.filter { reached?.contains($0) ?? true }
        // Where none of them was seen to make one, it may stand in what could not be read.
        let concerned = near.isEmpty ? all : near
        for root in concerned { roots[root].isOpen = true }
        doubts.append(
          Doubt(key: Key(type: .unknown), nameIsUnknown: true, framework: framework, roots: concerned, at: source.at))
      }
    }
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
