import Model

extension Evaluator {
  /// Roots of the graph; an implied one stays only where its framework has no other.
  func draftRoots(_ draft: inout Draft, _ reached: ReachedCode) -> DraftedRoots {
    var kept = DraftedRoots()
    let real = Set(recording.roots.filter { $0.isMet && !$0.isImplied }.map(\.vocabulary))
    let separated = separated(reached)
    for (index, root) in recording.roots.enumerated() where root.isMet && (!root.isImplied || !real.contains(root.vocabulary)) {
      for hosts in separated[index].map({ $0.map(Optional.some) }) ?? [copiedHome(of: root)] {
        kept.add(draft.roots.count, for: index, in: hosts)
        draft.roots.append(
          Root(
            name: root.name ?? "container", framework: symbols.vocabularies[root.vocabulary].framework, target: root.target,
            isImplied: root.isImplied, loaded: root.loaded, scope: root.scope, at: root.at))
        if let hosts { place(&draft, draft.roots.count - 1, in: hosts) }
        if root.isLinked { draft.linked.insert(draft.roots.count - 1) }
      }
    }
    for (old, new) in kept.all {
      draft.roots[new].parents = (recording.roots[old].parents + possibleParents(of: old)).flatMap { parent in
        kept.of(parent, in: kept.hosts(of: new, old))
      }
    }
    draft.includes = draft.includes.flatMap { include -> [Include] in
      guard case .root(let root) = include.from else { return [include] }
      return kept.of(root, in: hosts(of: include, reached)).map { new in
        var include = include
        include.from = .root(new)
        return include
      }
    }
    for (old, new) in kept.all where kept.isSeveral(old) { keepLoaded(&draft, new) }
    return kept
  }

  /// The executables in which a container stands that is made in a file of which each target has its own.
  private func copiedHome(of root: RootRecord) -> Set<Int>? {
    guard symbols.copiedFiles.targets[root.at.file] != nil else { return nil }
    return program.executables.origin([root.at], root.target).hosts
  }

  /// A root that stands for a container in some executables only is theirs by name and target.
  private func place(_ draft: inout Draft, _ root: Int, in hosts: Set<Int>) {
    let names = hosts.sorted().map { draft.hosts[$0].name }
    draft.roots[root].name += " in " + names.prefix(2).joined(separator: " and ") + (names.count > 2 ? " …" : "")
    if hosts.count == 1, let only = hosts.first { draft.roots[root].target = draft.hosts[only].executable }
    for host in hosts { draft.hosts[host].roots.append(root) }
  }

  /// Of what a container loads in any executable, what its root loads in one of them.
  private func keepLoaded(_ draft: inout Draft, _ root: Int) {
    var next: [Owner: [Int]] = [:]
    for include in draft.includes { next[include.from, default: []].append(include.to) }
    var seen: Set<Int> = []
    var open = next[.root(root)] ?? []
    while let group = open.popLast() { if seen.insert(group).inserted { open += next[.group(group)] ?? [] } }
    draft.roots[root].loaded.removeAll { !seen.contains($0) }
  }
}
