import Model

extension Matcher {
  /// Marks dependencies by which alone some executable links what it finds at run time, and asks for: nobody need import that.
  func markLinking(_ graph: inout Graph) {
    markUnreadLinking(&graph)
    let answering = Set(graph.needs.lazy.flatMap(\.verdicts).flatMap(\.providers))
    let names = Set(answering.compactMap { draft.registrations[$0].linkedWith })
    let homes = graph.targets.indices.filter { names.contains(graph.targets[$0].name) }
    let hosts = Set(draft.hosts.compactMap(\.executable))
    guard !homes.isEmpty, !hosts.isEmpty else { return }
    let imports = Set(graph.imports.map { Digraph.Arrow($0.from, $0.to) })
    let linking = Digraph(
      count: graph.targets.count, arrows: graph.dependencies.map { Digraph.Arrow($0.from, $0.to) } + imports)
    var alone: Set<Digraph.Arrow> = []
    for host in hosts {
      for home in homes { alone.formUnion(linking.required(from: host, to: home)) }
    }
    for (index, dependency) in graph.dependencies.enumerated() {
      let arrow = Digraph.Arrow(dependency.from, dependency.to)
      if alone.contains(arrow), !imports.contains(arrow) { graph.dependencies[index].needsNoImport = true }
    }
  }

  /// Marks dependencies that may bring along what is found at run time: what a target depends on whose description cannot be read is not
  /// known.
  private func markUnreadLinking(_ graph: inout Graph) {
    guard draft.registrations.contains(where: { $0.linkedWith != nil }) else { return }
    let imports = Set(graph.imports.map { Digraph.Arrow($0.from, $0.to) })
    let arrows = graph.dependencies.map { Digraph.Arrow($0.from, $0.to) }
    let users = Digraph(count: graph.targets.count, arrows: arrows.map { Digraph.Arrow($0.to, $0.from) })
    let unread = Set(users.reach(from: graph.targets.indices.filter { graph.targets[$0].knowledge == .unknown }).points)
    for (index, arrow) in arrows.enumerated() where unread.contains(arrow.to) && !imports.contains(arrow) {
      graph.dependencies[index].needsNoImport = true
    }
  }
}
