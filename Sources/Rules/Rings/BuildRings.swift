import Model

extension Graph {
  /// Rings of scopes that take one another while they are made, as the framework's tool follows declarations. Where none of
  /// them may be opened the tool refuses them; those that are opened and stand below a root it follows without end. A ring whose
  /// every step makes something later is none.
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
        let tool = policy(of: groups[ring[0].from].framework).idiom.framework
        let isPressing = !ring.contains(where: \.isLater)
        findings.append(
          finding(
            ring, of: knot, isPressing ? "making one never ends" : "\(tool)'s tool refuses a ring of which a step cannot wait"))
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

  /// The shortest ring of a knot that may not be, beginning at its first place; nil where each of its rings may.
  private func ring(_ arrows: [Build], _ knot: [Int]) -> [Build]? {
    let ways: [Build]
    if arrows.contains(where: \.isLater) {
      ways = pressingRing(arrows, Set(knot))
    } else {
      let graph = Digraph(count: groups.count, arrows: arrows.map { Digraph.Arrow($0.from, $0.to) })
      guard let found = graph.part(knot).shortestRing().map({ $0.map { knot[$0] } }) else { return nil }
      ways = self.ways(along: Digraph.arrows(of: found), arrows)
    }
    guard let start = ways.indices.min(by: { ways[$0].at < ways[$1].at }) else { return nil }
    return Array(ways[start...] + ways[..<start])
  }

  private func ways(along steps: [Digraph.Arrow], _ arrows: [Build]) -> [Build] {
    let first = Dictionary(arrows.map { (Digraph.Arrow($0.from, $0.to), $0) }) { first, _ in first }
    return steps.compactMap { first[$0] }
  }

  /// The shortest ring with a step that something makes at once, or that asks for what makes it later. Two steps of the latter
  /// kind make two objects, of which neither waits for the other.
  private func pressingRing(_ arrows: [Build], _ knot: Set<Int>) -> [Build] {
    let inside = arrows.filter { knot.contains($0.from) && knot.contains($0.to) }
    let usable = inside.filter { $0.isMaking || !$0.isLater }.sorted { !$0.isLater && $1.isLater }
    let graph = Digraph(count: groups.count, arrows: usable.map { Digraph.Arrow($0.from, $0.to) })
    var best: [Build] = []
    for arrow in inside where !(arrow.isMaking && arrow.isLater) {
      guard let path = graph.shortestPath(from: arrow.to, to: arrow.from) else { continue }
      let ring = [arrow] + ways(along: zip(path, path.dropFirst()).map { Digraph.Arrow($0, $1) }, usable)
      if best.isEmpty || ring.count < best.count { best = ring }
    }
    return best
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
