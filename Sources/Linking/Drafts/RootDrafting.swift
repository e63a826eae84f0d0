import Model

extension Evaluator {
  /// Roots of the graph; an implied one, and one that only code makes which nobody calls, stays only where its framework has no other.
  func draftRoots(_ draft: inout Draft, _ reached: ReachedCode) -> DraftedRoots {
    var kept = DraftedRoots()
    let real = Set(recording.roots.filter { $0.isMet && $0.isCertain }.map(\.vocabulary))
    let separated = separated(reached)
    for (index, root) in recording.roots.enumerated() where root.isMet && (root.isCertain || !real.contains(root.vocabulary)) {
      for hosts in separated[index].map({ $0.map(Optional.some) }) ?? [copiedHome(of: root)] {
        kept.add(draft.roots.count, for: index, in: hosts)
        draft.roots.append(
          Root(
            name: root.name ?? "container", framework: symbols.vocabularies[root.vocabulary].framework, target: root.target,
            isImplied: !root.isCertain, loaded: root.loaded, scope: root.scope, at: place(of: root, in: hosts)))
        draft.roots[draft.roots.count - 1].isUnmade = isMadeByNobody(index)
        draft.roots[draft.roots.count - 1].isPlaced = root.isPlaced
        draft.roots[draft.roots.count - 1].isOfOneFunction = !program.isWhole && isOfOneFunction(root)
        if let hosts { place(&draft, draft.roots.count - 1, in: hosts) }
        if root.isLinked { draft.linked[draft.roots.count - 1] = root.places.sorted() }
      }
    }
    let brought = broughtContainers()
    for (old, new) in kept.all {
      draft.roots[new].parents = (recording.roots[old].parents + possibleParents(of: old, brought)).flatMap { parent in
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
    keepLoaded(&draft, kept)
    return kept
  }

  /// Where a container comes to life in some executables: of several places that make the same one, the first that they link.
  private func place(of root: RootRecord, in hosts: Set<Int>?) -> Location {
    guard let hosts else { return root.at }
    return ([root.at] + root.places.sorted()).first { place in
      program.executables.origin(CallPath(place), nil).hosts?.isDisjoint(with: hosts) == false
    } ?? root.at
  }

  /// The executables in which a container stands that is made in a file of which each target has its own.
  private func copiedHome(of root: RootRecord) -> Set<Int>? {
    guard symbols.copiedFiles.targets[root.at.file] != nil else { return nil }
    return program.executables.origin(CallPath(root.at), root.target).hosts
  }

  /// A root that stands for a container in some executables only is theirs by name and target.
  private func place(_ draft: inout Draft, _ root: Int, in hosts: Set<Int>) {
    let names = hosts.sorted().map { draft.hosts[$0].name }
    draft.roots[root].name += " in " + names.prefix(2).joined(separator: " and ") + (names.count > 2 ? " …" : "")
    if hosts.count == 1, let only = hosts.first { draft.roots[root].target = draft.hosts[only].executable }
    draft.roots[root].programs = names
    for host in hosts { draft.hosts[host].roots.append(root) }
  }

  /// Of what a container loads in any executable, what its root loads in one of them. What it loads because a group of another container
  /// says so, it loads in each executable in which some container loads that group: so do containers that stand inside others.
  private func keepLoaded(_ draft: inout Draft, _ kept: DraftedRoots) {
    let several = kept.all.filter { kept.isSeveral($0.old) }
    guard !several.isEmpty else { return }
    var next: [Owner: [Int]] = [:]
    for include in draft.includes { next[include.from, default: []].append(include.to) }
    func reached(from root: Int) -> Set<Int> {
      var seen: Set<Int> = []
      var open = next[.root(root)] ?? []
      while let group = open.popLast() { if seen.insert(group).inserted { open += next[.group(group)] ?? [] } }
      return seen
    }
    let groups = Dictionary(kept.all.map { ($0.new, reached(from: $0.new)) }, uniquingKeysWith: { first, _ in first })
    for (old, new) in several {
      let byItself = kept.of(old).reduce(into: Set<Int>()) { $0.formUnion(groups[$1]!) }
      draft.roots[new].loaded.removeAll { byItself.contains($0) && !groups[new]!.contains($0) }
      guard draft.roots[new].loaded.contains(where: { !byItself.contains($0) }) else { continue }
      let hosts = kept.hosts(of: new, old) ?? []
      let byOthers = kept.all.lazy.filter { $0.old != old && kept.hosts(of: $0.new, $0.old)?.isDisjoint(with: hosts) != true }
        .reduce(into: Set<Int>()) { $0.formUnion(groups[$1.new]!) }
      draft.roots[new].loaded.removeAll { !byItself.contains($0) && !byOthers.contains($0) }
    }
  }
}
