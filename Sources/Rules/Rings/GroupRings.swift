import Model

extension Graph {
  /// A finding for each knot of groups that load one another. It is about assemblies as soon as one is part of its shortest ring.
  func groupRings(
    of level: Group.Level, rule: String, saying words: (([Int]) -> String)? = nil, severity: (Policy) -> Finding.Severity?
  ) -> [Finding] {
    var first: [Digraph.Arrow: Include] = [:]
    for include in includes where include.kind != .peer {
      guard case .group(let from) = include.from else { continue }
      let arrow = Digraph.Arrow(from, include.to)
      if first[arrow] == nil || include.condition == .always && first[arrow]!.condition != .always { first[arrow] = include }
    }
    let graph = Digraph(count: groups.count, arrows: first.keys)
    return graph.ringComponents.compactMap { knot in
      let part = graph.part(knot)
      guard let ring = part.shortestRing().map({ $0.map { knot[$0] } }) else { return nil }
      let policy = policy(of: groups[ring[0]].framework)
      let ringLevel: Group.Level = ring.contains { groups[$0].level == .assembly } ? .assembly : .module
      guard ringLevel == level, let severity = severity(policy) else { return nil }
      let ways = Digraph.arrows(of: ring).compactMap { first[$0] }
      let conditions = ways.reduce(BuildCondition.always) { $0.and($1.condition) }
      guard conditions.isPossible, let start = ways.indices.min(by: { ways[$0].at < ways[$1].at }) else { return nil }
      let opening = part.smallestOpening().arrows.map { Digraph.Arrow(knot[$0.from], knot[$0.to]) }
      let onRing = Set(ring)
      let circle = Array(ways[start...] + ways[..<start])
      let under = conditions == .always ? "" : " under \(code(conditions.description))"
      var steps = circle.map { "\($0.verb) \(circle.count == 1 ? "itself" : code(groups[$0.to].name))" }
      if steps.count > Limit.inSentence.value {
        steps = [steps[0], "leads back to it through \(steps.count - 2) others"]
      }
      let message =
        words.map { $0([ring[start]] + circle.map(\.to)) }
        ?? "\(name(of: circle[0].from)) \(steps.joined(separator: ", which "))\(under)"
      let cut = opening.map { "\(code(groups[$0.to].name)) out of \(code(groups[$0.from].name))" }
      return Finding(
        rule: rule, severity: severity, message: message, at: ways[start].at,
        chain: circle.map {
          Finding.Note("\(name(of: $0.from)) \($0.verb) \(code(groups[$0.to].name))", at: $0.at)
        },
        related: knot.filter { !onRing.contains($0) }.prefix(Limit.knotMembers.value).map {
          Finding.Note("\(code(groups[$0].name)) is part of the same knot", at: groups[$0].at)
        },
        cure: policy.cure(
          rule, ["group": groups[ring[0]].name, "other": groups[ring[ring.count - 1]].name],
          otherwise: ring.count == knot.count && opening.count == 1
            ? "take one of them out of the ring" : "take \(shortList(cut))"),
        subject: knot.map { groups[$0].name }.uniqued())
    }
  }
}
