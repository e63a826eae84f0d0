import Model

/// Judges every need of a draft and makes the graph of it.
///
/// Everything is sorted by place and renumbered first, so that the graph does not depend on the order in which the draft was
/// filled. A need of a registration gets a verdict for each root whose container holds the registration; a need of code gets
/// one for each container it asks, or one for each host where the container is not known.
public func graph(from draft: Draft) -> Graph {
  let draft = draft.inOrder()
  let matcher = Matcher(draft)
  let inTrees = matcher.treeVerdicts()
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
  graph.policies = draft.policies
  graph.coverage = draft.coverage
  graph.needs = draft.requests.enumerated().map { index, request in
    var need = request.need
    need.verdicts = request.place == nil ? matcher.verdicts(of: request) : inTrees[index] ?? []
    if request.isIdle { for index in need.verdicts.indices { need.verdicts[index].isIdle = true } }
    return need
  }
  matcher.tellStartersApart(&graph.needs)
  graph.uses = draft.uses.flatMap { use -> [Use] in
    let providers: [Int] =
      switch use.of {
      case .registration(let index): [index]
      case .request(let index): Set(graph.needs[index].verdicts.flatMap(\.providers)).sorted()
      }
    return providers.map { Use(by: use.by, of: $0, isConditional: use.isConditional, at: use.at) }
  }
  graph.sightings =
    (draft.sightings + matcher.treeSightings(graph.needs) + graph.keptFirst() + graph.unsupplied() + matcher.containerShadows()
    + matcher.keptAcross())
    .inOrder()
  graph.builds = draft.builds
  graph.leaks = matcher.leaks()
  graph.requireMakers()
  return graph
}
