import Model

extension Matcher {
  /// Marks dependencies by which alone some executable links what it finds at run time, and asks for: nobody need import that.
  func markLinking(_ graph: inout Graph) {
    let answering = Set(graph.needs.lazy.flatMap(\.verdicts).flatMap(\.providers))
    let names = Set(answering.compactMap { draft.registrations[$0].linkedWith })
    let homes = Set(graph.targets.indices.filter { names.contains(graph.targets[$0].name) })
    let hosts = Set(draft.hosts.compactMap(\.executable))
    guard !homes.isEmpty, !hosts.isEmpty else { return }
    let imports = Set(graph.imports.map { Digraph.Arrow($0.from, $0.to) })
    let linking = Digraph(
      count: graph.targets.count, arrows: graph.dependencies.map { Digraph.Arrow($0.from, $0.to) } + imports)
    let users = linking.reversed
    for index in graph.dependencies.indices where !graph.dependencies[index].needsNoImport {
      let arrow = Digraph.Arrow(graph.dependencies[index].from, graph.dependencies[index].to)
      guard !imports.contains(arrow), case let brought = linking.reached(from: [arrow.to]).intersection(homes), !brought.isEmpty,
        case let above = users.reached(from: [arrow.from]).intersection(hosts), !above.isEmpty
      else { continue }
      let rest = linking.filter { $0 != arrow }
      graph.dependencies[index].needsNoImport = above.contains { !brought.isSubset(of: rest.reached(from: [$0])) }
    }
  }
}
