import Model

extension Graph {
  /// Rings of properties that read one another while they are being made: reading one never ends.
  func useRings() -> [Finding] {
    let sure = uses.filter { !$0.isConditional }
    let certain = rings(of: sure, .certain)
    let covered = Set(certain.flatMap(\.members))
    let possible = rings(of: uses, .possible).filter { covered.isDisjoint(with: $0.members) }
    return (certain + possible).map(\.finding)
  }

  private func rings(of uses: [Use], _ certainty: Finding.Certainty) -> [(finding: Finding, members: [Int])] {
    let graph = Digraph(count: providers.count, arrows: uses.map { Digraph.Arrow($0.by, $0.of) })
    return graph.ringComponents.compactMap { knot in
      guard let found = graph.part(knot).shortestRing().map({ $0.map { knot[$0] } }) else { return nil }
      let start = found.indices.min { providers[found[$0]].at < providers[found[$1]].at } ?? 0
      let ring = Array(found[start...] + found[..<start])
      let names = ring.map { fullName(of: $0) }
      let circle =
        names.count == 1
        ? "\(names[0]) reads itself" : "\(names[0]) reads " + (names.dropFirst() + [names[0]]).joined(separator: ", which reads ")
      let policy = policy(of: providers[ring[0]].framework)
      let finding = Finding(
        rule: "dependency-cycle", severity: .error, certainty: certainty, message: "\(circle): making one never ends",
        at: providers[ring[0]].at,
        chain: ring.indices.map { index in
          Finding.Note("\(names[index]) reads \(names[(index + 1) % names.count])", at: providers[ring[index]].at)
        },
        cure: policy.cure(
          "dependency-cycle", ["name": names[0]], otherwise: "let one of them take a closure that reads the other when it is used"
        ),
        roots: providers[ring[0]].roots.map { roots[$0].name }.uniqued(), subject: knot.map { fullName(of: $0) }.uniqued())
      return (finding, knot)
    }
  }

  /// A property with its scope in front.
  private func fullName(of provider: Int) -> String {
    let name = providers[provider].keys.first?.name ?? "?"
    guard case .group(let group)? = providers[provider].owner else { return code(name) }
    return code("\(groups[group].name).\(name)")
  }
}
