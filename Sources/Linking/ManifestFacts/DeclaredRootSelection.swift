import Model

extension Draft {
  /// Drops every root but `chosen` and their ancestors, with whatever was said of it alone.
  mutating func keepRoots(_ chosen: Set<Int>) {
    let kept = Digraph(
      count: roots.count, arrows: roots.indices.flatMap { root in roots[root].parents.map { Digraph.Arrow(root, $0) } }
    ).reached(from: chosen).sorted()
    var new = [Int?](repeating: nil, count: roots.count)
    for (index, old) in kept.enumerated() { new[old] = index }
    func moved(_ owner: Owner) -> Owner? {
      guard case .root(let old) = owner else { return owner }
      return new[old].map { .root($0) }
    }
    /// nil: it spoke of dropped roots only.
    func moved(_ some: [Int]) -> [Int]? {
      let left = some.compactMap { new[$0] }
      return left.isEmpty && !some.isEmpty ? nil : left
    }

    roots = kept.map { old in
      var root = roots[old]
      root.parents = root.parents.compactMap { new[$0] }
      return root
    }
    includes = includes.compactMap { old in
      guard let from = moved(old.from) else { return nil }
      var include = old
      include.from = from
      return include
    }
    for index in registrations.indices {
      registrations[index].provider.owner = registrations[index].provider.owner.flatMap(moved)
      registrations[index].loads = registrations[index].loads.compactMap { load in
        new[load.root].map { Load(root: $0, order: load.order, run: load.run, assembly: load.assembly) }
      }
    }
    requests = requests.compactMap { old in
      guard let left = moved(old.roots) else { return nil }
      var request = old
      request.roots = left
      request.need.scope = old.need.scope.flatMap(moved)
      return request
    }
    doubts = doubts.compactMap { old in
      guard let left = moved(old.roots) else { return nil }
      var doubt = old
      doubt.roots = left
      return doubt
    }
    for host in hosts.indices { hosts[host].roots = hosts[host].roots.compactMap { new[$0] } }
    let places = linked.compactMap { old, places in new[old].map { ($0, places) } }
    linked = Dictionary(uniqueKeysWithValues: places)
  }
}
