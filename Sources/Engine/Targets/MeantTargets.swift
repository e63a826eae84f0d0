import Model

extension ProjectTargets {
  /// By target, and by module name that several targets have: which of these it means by that name, as far as its imports tell, or what it
  /// depends on. Builds that stand beside each other in one folder have nothing to do with each other.
  func meantTargets(imports: [TargetImport]) -> [Int: [String: Set<Int>]] {
    let shared = Dictionary(grouping: targets.indices) { targets[$0].module }.filter { $0.value.count > 1 }
    guard !shared.isEmpty else { return [:] }
    var meant: [Int: [String: Set<Int>]] = [:]
    for item in imports where shared[targets[item.to].module] != nil {
      meant[item.from, default: [:]][targets[item.to].module, default: []].insert(item.to)
    }
    let declared = Digraph(count: targets.count, arrows: dependencies.map { Digraph.Arrow($0.from, $0.to) })
    for target in targets.indices {
      let reach = Dictionary(grouping: declared.reach(from: [target]).points.filter { $0 != target }) { targets[$0].module }
      for (module, points) in reach where shared[module] != nil && meant[target]?[module] == nil {
        meant[target, default: [:]][module] = Set(points)
      }
    }
    return meant
  }
}
