import Model

/// Judges every need of a draft and makes the graph of it.
///
/// Everything is sorted by place and renumbered first, so that the graph does not depend on the order in which the draft was
/// filled. A need of a registration gets a verdict for each root whose container holds the registration; a need of code gets
/// one for each container it asks, or one for each host where the container is not known.
///
/// Opaque places of its own stand where limits were met.
public func graph(from draft: Draft) -> Graph { Matcher(draft.inOrder()).graph() }

extension Matcher {
  func graph() -> Graph {
    var graph = parts()
    let inTrees = treeVerdicts()
    graph.needs = draft.requests.enumerated().map { index, request in
      var request = request
      if request.isInVain, fitting(request.need.key, many: false, request.need.framework).all.isEmpty {
        request.need.isOptionalAnyway = true
      }
      var need = request.need
      need.verdicts = request.place == nil ? verdicts(of: request) : inTrees[index] ?? []
      if request.isIdle { for index in need.verdicts.indices { need.verdicts[index].isIdle = true } }
      return need
    }
    settleAlternatives(&graph.needs)
    settleNames(&graph.needs)
    settleStandIns(&graph.needs)
    // Splits verdicts, so that whoever looks at them sees the last ones.
    tellStartersApart(&graph.needs)
    graph.uses = uses(graph.needs)
    // Before absences for lack of a maker: what is remarkable about an answer is so whether or not its object can be made.
    graph.hazardOccurrences =
      (draft.hazardOccurrences + treeSightings(graph.needs) + graph.keptFirst() + graph.unsupplied() + containerShadows()
      + keptAcross()).inOrder()
    graph.leaks = leaks()
    graph.requireMakers()
    markLinking(&graph)
    // Last, when all that asks has asked.
    let silenced = silencedNeeds(graph.needs)
    for index in graph.opaque.indices { graph.opaque[index].silenced = silenced[graph.opaque[index].at] ?? 0 }
    let limits = limitsMet()
    graph.opaque = (graph.opaque + limits).inOrder()
    graph.coverage.needs.opaque += limits.count { $0.what == .need }
    graph.coverage.registrations.opaque += limits.count { $0.what == .registration }
    return graph
  }

  /// Of what stands in one place for several targets, of which a flag says who has it, it is enough that one finds something.
  private func settleAlternatives(_ needs: inout [Need]) {
    let several = draft.requests.indices.filter { draft.requests[$0].isOneOfSeveral }
    for (_, same) in Dictionary(grouping: several, by: { needs[$0].at }) {
      let lucky = same.first { index in needs[index].verdicts.allSatisfy { $0.status == .resolved || $0.status == .external } }
      for index in same where index != lucky ?? same.min() {
        for verdict in needs[index].verdicts.indices { needs[index].verdicts[verdict].isIdle = true }
      }
    }
  }

  /// Of what is asked for under one of several names it is enough that something has one of them; where nothing has, one is told.
  private func settleNames(_ needs: inout [Need]) {
    let several = draft.requests.indices.filter { draft.requests[$0].isOneName }
    for (_, same) in Dictionary(grouping: several, by: { OneOfNames(needs[$0]) }) {
      let told = same.first { needs[$0].key.name == nil } ?? same.min()
      let found = same.flatMap { needs[$0].verdicts }.filter { ![.missing, .tolerated].contains($0.status) }
      for index in same {
        for number in needs[index].verdicts.indices {
          let verdict = needs[index].verdicts[number]
          let isFound = found.contains { $0.root == verdict.root && $0.host == verdict.host }
          if verdict.status != .resolved, isFound && verdict.status != .unknown || index != told {
            needs[index].verdicts[number].isIdle = true
          }
        }
      }
    }
  }

  /// What the draft says and matching leaves as it is.
  private func parts() -> Graph {
    var graph = Graph()
    graph.groups = draft.groups
    graph.includes = draft.includes
    graph.roots = draft.roots
    graph.providers = draft.registrations.map(\.provider)
    graph.targets = draft.targets
    graph.imports = draft.imports
    graph.dependencies = draft.dependencies
    graph.outside = draft.outside
    graph.interfaces = draft.interfaces
    graph.limits = draft.limits
    graph.opaque = draft.opaque
    graph.mismatches = draft.mismatches
    graph.groupLists = draft.groupLists
    graph.policies = draft.policies
    graph.coverage = draft.coverage
    graph.builds = draft.builds
    graph.conformers = draft.conformers
    return graph
  }

  /// Which provider takes which while it is made.
  private func uses(_ needs: [Need]) -> [Use] {
    draft.uses.flatMap { use -> [Use] in
      let providers: [Int] =
        switch use.of {
        case .registration(let index): [index]
        case .request(let index): Set(needs[index].verdicts.flatMap(\.providers)).sorted()
        }
      return providers.map { Use(by: use.by, of: $0, isConditional: use.isConditional, at: use.at) }
    }
  }
}

/// What is asked for somewhere, whatever its name.
private struct OneOfNames: Hashable {
  var at: Location
  var by: Need.Asker
  var type: TypeName

  init(_ need: Need) { (at, by, type) = (need.at, need.by, need.key.type) }
}
