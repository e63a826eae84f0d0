import Model

extension Picture.Level {
  /// The level that shows most of a graph, or of the name that is asked for: types stand among components, what has no
  /// registrations at all among targets.
  public static func fitting(_ graph: Graph, focus: String?) -> Self {
    let hasGroups = !graph.groups.isEmpty || !graph.roots.isEmpty
    guard let focus else {
      return hasGroups ? .module : !graph.providers.isEmpty ? .component : graph.targets.isEmpty ? .module : .target
    }
    if graph.groups.contains(where: { $0.name == focus }) || graph.roots.contains(where: { $0.name == focus }) { return .module }
    guard let target = graph.targets.firstIndex(where: { $0.name == focus }) else { return .component }
    let isWired = graph.groups.contains { $0.target == target } || graph.roots.contains { $0.target == target }
    return isWired ? .module : .target
  }
}
