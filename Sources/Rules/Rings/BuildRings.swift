import Model

extension Graph {
  /// Rings of scopes that take one another while they are made, as the framework's tool follows declarations. Where none of
  /// them may be opened the tool refuses them; those that are opened and stand below a root it follows without end.
  func buildRings() -> [Finding] {
    guard !builds.isEmpty else { return [] }
    var findings: [Finding] = []
    var told: Set<Int> = []
    for view in views {
      let openers = Set(view.filter(\.isOpening).map(\.from))
      let closed = view.filter { !openers.contains($0.from) && !openers.contains($0.to) }
      let starts = view.filter { $0.isStart && !openers.contains($0.to) }.map(\.to)
      for knot in knots(closed, from: starts) where told.isDisjoint(with: knot) {
        guard let ring = ring(closed, knot) else { continue }
        told.formUnion(knot)
        findings.append(finding(ring, of: knot, "making one never ends"))
      }
    }
    let made = Set(builds.filter(\.isMaking).map(\.to))
    let tops = includes.compactMap { include -> Int? in
      if case .root = include.from, !made.contains(include.to) { include.to } else { nil }
    }
    for view in views {
      let makings = view.filter(\.isMaking)
      for knot in knots(makings, from: tops) where told.isDisjoint(with: knot) {
        guard let ring = ring(makings, knot) else { continue }
        told.formUnion(knot)
        let tool = policy(of: groups[ring[0].from].framework).idiom.framework
        findings.append(finding(ring, of: knot, "\(tool)'s tool follows it from a root and never comes to an end"))
      }
    }
    return findings
  }

  /// The arrows of each build in turn.
  private var views: [[Build]] {
    let conditions = builds.lazy.map(\.condition)
    let each = BuildConfigurations.each(of: conditions, most: Limit.ringConfigurations.value, isOneOfNamed: true) ?? []
    guard each.contains(where: { $0.holding?.isEmpty == false }) || each.count > 1 else {
      return [builds.filter { $0.condition == .always }]
    }
    return each.map { build in builds.filter { build.holds($0.condition) } }
  }

  private func knots(_ arrows: [Build], from starts: [Int]) -> [[Int]] {
    let graph = Digraph(count: groups.count, arrows: arrows.map { Digraph.Arrow($0.from, $0.to) })
    let reached = Set(graph.reached(from: starts))
    return graph.ringComponents.filter { $0.contains(where: reached.contains) }
  }

  /// The shortest ring of a knot, beginning at its first place.
  private func ring(_ arrows: [Build], _ knot: [Int]) -> [Build]? {
    let graph = Digraph(count: groups.count, arrows: arrows.map { Digraph.Arrow($0.from, $0.to) })
    guard let found = graph.part(knot).shortestRing().map({ $0.map { knot[$0] } }) else { return nil }
    let first = Dictionary(arrows.map { (Digraph.Arrow($0.from, $0.to), $0) }) { first, _ in first }
    let ways = Digraph.arrows(of: found).compactMap { first[$0] }
    guard let start = ways.indices.min(by: { ways[$0].at < ways[$1].at }) else { return nil }
    return Array(ways[start...] + ways[..<start])
  }

  private func finding(_ ring: [Build], of knot: [Int], _ consequence: String) -> Finding {
    let names = ring.map { code(groups[$0.from].name) }
    let circle =
      names.count == 1
      ? "\(names[0]) takes itself" : "\(names[0]) takes " + (names.dropFirst() + [names[0]]).joined(separator: ", which takes ")
    let conditions = ring.reduce(BuildCondition.always) { $0.and($1.condition) }
    let under = conditions == .always ? "" : "under \(code(conditions.description)), "
    return Finding(
      rule: "dependency-cycle", severity: .error, message: "\(under)\(circle): \(consequence)", at: ring[0].at,
      chain: ring.map { arrow in
        let verb = arrow.isMaking ? "makes" : "asks for"
        return Finding.Note(
          "\(code(groups[arrow.from].name)) \(verb) \(code(groups[arrow.to].name)) as \(code(arrow.name))", at: arrow.at)
      },
      cure: policy(of: groups[ring[0].from].framework).cure(
        "dependency-cycle", ["name": ring[0].name, "group": groups[ring[0].from].name, "type": groups[ring[0].to].name],
        otherwise: "hand one of them over when the other is made"),
      subject: knot.map { groups[$0].name }.uniqued())
  }
}
