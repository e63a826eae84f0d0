import Model

/// What a need is drawn as pointing to: one arrow each.
struct Link: Hashable {
  enum Target: Hashable {
    case provider(Int)
    /// A provider in an internal module that is not loaded here.
    case leak(Int)
    /// Nothing: the key itself is drawn.
    case missing
  }

  var need: Int
  var target: Target

  var provider: Int? {
    switch target {
    case .provider(let provider), .leak(let provider): provider
    case .missing: nil
    }
  }
}

/// Every need's arrows, over all roots in which it is judged: to what answers, to the internal provider that would, or to
/// nothing. What is tolerated, external or unknown has none. In the graph's order.
func links(_ graph: Graph) -> [Link] {
  graph.needs.indices.flatMap { index in
    var targets: Set<Link.Target> = []
    for verdict in graph.needs[index].verdicts {
      targets.formUnion(verdict.providers.map { .provider($0) })
      guard verdict.status == .missing else { continue }
      let leaks = verdict.nearMisses.filter { if case .internalModule = $0.reason { true } else { false } }
      targets.formUnion(leaks.isEmpty ? [.missing] : leaks.map { .leak($0.provider) })
    }
    return targets.map { Link(need: index, target: $0) }.sorted { rank($0) < rank($1) }
  }
}

private func rank(_ link: Link) -> (Int, Int) {
  switch link.target {
  case .provider(let provider): (0, provider)
  case .leak(let provider): (1, provider)
  case .missing: (2, 0)
  }
}
