import Model

extension Rule {
  public static let targetCycle = Rule(
    id: "target-cycle",
    summary: "targets import one another in a ring",
    explanation: """
      A target imports another, and following the imports leads back to the first. Real build modules in a ring cannot be built; \
      where targets are only folders of one module the ring builds, but neither side can be understood, tested or split off alone.

      Move what both need into a target below them, or let the lower one ask for it through a protocol of its own.
      """,
    severity: .error
  ) { graph in
    let ways = graph.targetArrows
    let arrows = Digraph(count: graph.targets.count, arrows: ways.keys)
    return arrows.ringComponents.compactMap { knot in
      guard let ring = arrows.shortestRing(startingAt: knot) else { return nil }
      let hops = Digraph.arrows(of: ring)
      guard let start = hops.indices.min(by: { ways[hops[$0]]!.at < ways[hops[$1]]!.at }) else { return nil }
      let circle = Array(hops[start...] + hops[..<start])
      let inside = Set(knot)
      let opening = arrows.filter { inside.contains($0.from) && inside.contains($0.to) }.smallestOpening()
      let name = { (index: Int) in code(graph.targets[index].name) }
      let steps = circle.map { "\(ways[$0]!.verb) \(name($0.to))" }
      let cut = opening.arrows.map { "\(name($0.to)) out of \(name($0.from))" }
      return Finding(
        rule: "target-cycle", severity: .error, message: "\(name(circle[0].from)) \(steps.joined(separator: ", which "))",
        at: ways[circle[0]]!.at,
        chain: circle.map { Finding.Note("\(name($0.from)) \(ways[$0]!.verb) \(name($0.to))", at: ways[$0]!.at) },
        related: knot.filter { !ring.contains($0) }.compactMap { member in
          ways.keys.filter { $0.from == member && inside.contains($0.to) }.min().map {
            Finding.Note("\(name(member)) is part of the same knot", at: ways[$0]!.at)
          }
        },
        cure: "take \(list(cut)), or move what both need into a target below them",
        subject: knot.map { graph.targets[$0].name }.uniqued())
    }
  }
}
