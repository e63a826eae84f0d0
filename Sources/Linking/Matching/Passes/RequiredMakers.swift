import Model

extension Graph {
  /// Turns answers by a provider that has nothing to make its object with into absences, where nobody else can have made it:
  /// it is shared by nobody, or shared within one resolution that did not begin with it.
  mutating func requireMakers() {
    guard providers.contains(where: { !$0.hasMaker }) else { return }
    let rings = ringsOfNeeds()
    for need in needs.indices {
      let isMany = needs[need].isMany
      guard !isMany || policies[needs[need].framework]?.manyNeedsMakers == true else { continue }
      for index in needs[need].verdicts.indices {
        let verdict = needs[need].verdicts[index]
        let held = verdict.providers.compactMap { providers[$0].roots.first }.first
        guard verdict.status == .resolved, let root = verdict.root ?? held,
          case let lacking = verdict.providers.filter({
            lacksObject($0, for: needs[need].by, rings[root], isSeen: verdict.root != nil)
          }),
          isMany ? !lacking.isEmpty : lacking.count == verdict.providers.count
        else { continue }
        needs[need].verdicts[index].status = needs[need].isOptional ? .tolerated : .missing
        needs[need].verdicts[index].isAmbiguous = false
        needs[need].verdicts[index].nearMisses =
          lacking.prefix(Limit.nearMisses.value).map { NearMiss(provider: $0, reason: .noMaker) }
        needs[need].verdicts[index].providers = needs[need].isOptional ? [] : verdict.providers
      }
    }
  }

  /// Whether a provider without a maker has no object when `asker` gets it. `rings` is what hangs together in the container that
  /// is asked; `isSeen`: this need is part of that.
  private func lacksObject(_ index: Int, for asker: Need.Asker, _ rings: NeedRings, isSeen: Bool) -> Bool {
    guard !providers[index].hasMaker else { return false }
    switch providers[index].lifetime.sharing {
    case .none: return true
    case .graph:
      // It was there before only where its own making led to the one that asks, that is, in a ring.
      guard case .provider(let asker) = asker else { return true }
      return isSeen ? !rings.join(index, asker) : !rings.leads(from: index, to: asker)
    case .scope, .container, .process: return false
    }
  }

  /// By root, which providers need one another in rings, by the verdicts there.
  private func ringsOfNeeds() -> [NeedRings] {
    var arrows = [[Digraph.Arrow]](repeating: [], count: roots.count)
    for need in needs {
      guard case .provider(let asker) = need.by else { continue }
      for verdict in need.verdicts {
        guard let root = verdict.root else { continue }
        arrows[root] += verdict.providers.map { Digraph.Arrow(asker, $0) }
      }
    }
    return arrows.map(NeedRings.init)
  }
}

/// Which providers of a container need one another in rings.
private struct NeedRings {
  private let graph: Digraph
  private let points: [Int]
  /// By provider: the ring, or rings that hang together, of which it is part.
  private var component: [Int: Int] = [:]

  init(_ arrows: [Digraph.Arrow]) {
    (graph, points) = Digraph.compact(arrows)
    for (number, members) in graph.ringComponents.enumerated() {
      for member in members { component[points[member]] = number }
    }
  }

  func join(_ a: Int, _ b: Int) -> Bool { component[a].map { $0 == component[b] } ?? false }

  func leads(from start: Int, to goal: Int) -> Bool {
    if start == goal { return true }
    guard let start = points.firstIndex(of: start), let goal = points.firstIndex(of: goal) else { return false }
    return graph.reached(from: [start]).contains(goal)
  }
}
