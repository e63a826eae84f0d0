import Model

extension Rule {
  public static let unloadedModule = Rule(
    id: "unloaded-module",
    summary: "no container ever loads it",
    explanation: """
      An assembly, module or registering function is declared, and no way leads to it from any place where a container comes to \
      life. Whatever it registers is never there: a need for it fails at run time although the registration is plain to see. \
      Importing a module lets others look into it; it does not load it.

      Load it where the container is created or in an assembly that is loaded. If it is a leftover, remove it. If a container that \
      dilint does not see loads it, name that place under `roots` in the manifest.
      """,
    severity: .warning
  ) { graph in
    let loaded = Set(graph.roots.flatMap(\.loaded))
    let silent = graph.groups.indices.filter { index in
      let roots = graph.roots.filter { $0.framework == graph.groups[index].framework }
      return !loaded.contains(index) && !graph.groups[index].standsIn && !roots.isEmpty && !roots.contains(where: \.isImplied)
        && !graph.servesTestsOnly(graph.groups[index].target)
    }
    let unloaded = Set(silent)
    // What an internal module keeps from its dependents is told there.
    let told = Set(
      graph.needs.flatMap(\.verdicts).flatMap(\.nearMisses).compactMap { miss -> Int? in
        if case .internalModule(let group) = miss.reason { group } else { nil }
      })
    return silent.compactMap { index in
      let group = graph.groups[index]
      let ways = graph.includes.filter { $0.to == index && $0.kind != .peer }
      let holders = ways.filter { way in
        if case .group(let from) = way.from { from != index && unloaded.contains(from) } else { false }
      }
      // Whoever loads it is not loaded either: one finding on top is enough, unless they load one another in a ring.
      if !holders.isEmpty, !graph.isFirst(index, ofRingAmong: unloaded) { return nil }
      let isInternal = ways.contains { $0.kind == .internal }
      if isInternal, !told.isDisjoint(with: graph.below(index)) { return nil }
      let isOpen = graph.roots.contains { $0.framework == group.framework && $0.isOpen }
      return Finding(
        rule: "unloaded-module", severity: isInternal ? .note : .warning, certainty: isOpen ? .possible : .certain,
        message: isInternal
          ? "\(code(group.name)) is internal to an assembly that is nowhere a root, so no container ever loads it"
          : "no container ever loads \(code(group.name))",
        at: group.at,
        related: graph.includes.filter { $0.to == index }.map {
          let what = $0.kind == .peer ? "looks into it here, which does not load it" : "includes it here"
          return Finding.Note("\(graph.name(of: $0.from)) \(what)", at: $0.at)
        },
        cure: graph.policy(of: group.framework).cure(
          "unloaded-module", ["group": group.name, "type": group.name],
          otherwise: "load `{group}` where it is needed, or remove it"
        ),
        subject: [group.name])
    }
  }
}

extension Graph {
  /// Whether a target is there for tests, which are not read unless somebody asks for that: they alone depend on it.
  fileprivate func servesTestsOnly(_ target: Int?) -> Bool {
    guard let target else { return false }
    let users = Set(dependencies.filter { $0.to == target }.map(\.from) + imports.filter { $0.to == target }.map(\.from))
    return !users.isEmpty && users.allSatisfy { targets[$0].kind == "test" }
  }

  /// The group and all that it loads.
  fileprivate func below(_ group: Int) -> Set<Int> {
    let arrows = includes.compactMap { include -> Digraph.Arrow? in
      guard case .group(let from) = include.from, include.kind != .peer, include.kind != .dependency else { return nil }
      return Digraph.Arrow(from, include.to)
    }
    return Digraph(count: groups.count, arrows: arrows).reached(from: [group])
  }

  /// Whether nothing outside its own ring of includes leads to `group`, and it is the first of that ring.
  fileprivate func isFirst(_ group: Int, ofRingAmong some: Set<Int>) -> Bool {
    let arrows = includes.compactMap { include -> Digraph.Arrow? in
      guard case .group(let from) = include.from, include.kind != .peer, some.contains(from), some.contains(include.to) else {
        return nil
      }
      return Digraph.Arrow(from, include.to)
    }
    let graph = Digraph(count: groups.count, arrows: arrows)
    guard let ring = graph.ringComponents.first(where: { $0.contains(group) }), ring[0] == group else { return false }
    return arrows.allSatisfy { !ring.contains($0.to) || ring.contains($0.from) }
  }
}
