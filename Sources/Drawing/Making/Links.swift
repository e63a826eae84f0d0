import Model

/// What a need is drawn as pointing to: one arrow each.
struct Link: Hashable {
  enum Target: Hashable {
    case provider(Int)
    /// A provider in an internal module that is not loaded here.
    case leak(Int)
    /// Nothing: the key itself is drawn.
    case missing
    /// A provider that would answer, were what asks loaded anywhere.
    case unloaded(Int)
  }

  var need: Int
  var target: Target

  var provider: Int? {
    switch target {
    case .provider(let provider), .leak(let provider), .unloaded(let provider): provider
    case .missing: nil
    }
  }

  /// Whether who asks gets nothing.
  var isFailure: Bool {
    switch target {
    case .provider, .unloaded: false
    case .leak, .missing: true
    }
  }
}

/// Every need's arrows, over all roots in which it is judged: to what answers, to the internal provider that would, or to
/// nothing. What is tolerated, external or unknown has none. Where no root loads who asks, the words alone tell what would
/// answer: first within its own group, else anywhere. In the graph's order.
func links(_ graph: Graph) -> [Link] {
  var providers: [Key: [Int]] = [:]
  for (index, provider) in graph.providers.enumerated() { for key in provider.keys { providers[key, default: []].append(index) } }
  func unloaded(_ need: Need) -> [Link.Target] {
    guard case .provider(let asker) = need.by else { return [] }
    let all = (providers[need.key] ?? []).filter { graph.providers[$0].framework == need.framework }
    let near = all.filter { graph.providers[$0].owner == graph.providers[asker].owner }
    return (near.isEmpty ? all : near).prefix(need.isMany ? all.count : 3).map { .unloaded($0) }
  }
  return graph.needs.indices.flatMap { index in
    var targets: Set<Link.Target> = []
    if graph.needs[index].verdicts.isEmpty { targets.formUnion(unloaded(graph.needs[index])) }
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
  case .unloaded(let provider): (3, provider)
  }
}
