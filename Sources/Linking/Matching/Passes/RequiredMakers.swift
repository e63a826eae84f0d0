import Model

extension Graph {
  /// Turns answers by a provider that has nothing to make its object with into absences, where nobody else can have made it:
  /// it is shared by nobody, or shared within one resolution that did not begin with it.
  mutating func requireMakers() {
    guard providers.contains(where: { !$0.hasMaker }) else { return }
    let edges = roots.indices.map { needEdges(in: $0) }
    for need in needs.indices {
      let isMany = needs[need].isMany
      guard !isMany || policies[needs[need].framework]?.manyNeedsMakers == true else { continue }
      for index in needs[need].verdicts.indices {
        let verdict = needs[need].verdicts[index]
        let held = verdict.providers.compactMap { providers[$0].roots.first }.first
        guard verdict.status == .resolved, let root = verdict.root ?? held,
          case let lacking = verdict.providers.filter({ lacksObject($0, for: needs[need].by, in: edges[root]) }),
          isMany ? !lacking.isEmpty : lacking.count == verdict.providers.count
        else { continue }
        needs[need].verdicts[index].status = needs[need].isOptional ? .tolerated : .missing
        needs[need].verdicts[index].isAmbiguous = false
        needs[need].verdicts[index].nearMisses =
          lacking.prefix(NearMiss.limit).map { NearMiss(provider: $0, reason: .noMaker) }
        needs[need].verdicts[index].providers = needs[need].isOptional ? [] : verdict.providers
      }
    }
  }

  private func lacksObject(_ index: Int, for asker: Need.Asker, in edges: Digraph) -> Bool {
    guard !providers[index].hasMaker else { return false }
    switch providers[index].lifetime.sharing {
    case .none: return true
    case .graph:
      guard case .provider(let asker) = asker else { return true }
      return !edges.reached(from: [index]).contains(asker)
    case .scope, .container, .process: return false
    }
  }

  /// Which provider asks which, by the verdicts of one root.
  private func needEdges(in root: Int) -> Digraph {
    Digraph(
      count: providers.count,
      arrows: needs.flatMap { need -> [Digraph.Arrow] in
        guard case .provider(let asker) = need.by else { return [] }
        return need.verdicts.filter { $0.root == root }.flatMap(\.providers).map { Digraph.Arrow(asker, $0) }
      })
  }
}
