import Model

extension Rule {
  public static let unloadedModule = Rule(
    id: "unloaded-module",
    summary: "no container ever loads it",
    explanation: """
      An assembly, module or registering function is declared, and no way leads to it from any place where a container comes to \
      life. Whatever it registers is never there: a need for it fails at run time although the registration is plain to see. \
      Importing a module lets others look into it; it does not load it. Several that are made in one list which nobody hands over \
      have one cause, and are one finding: at the list. Of one that does nothing, nothing is lost: a note tells it.

      Load it where the container is created or in an assembly that is loaded. If it is a leftover, remove it. If a container that \
      dilint does not see loads it, name that place under `roots` in the manifest.
      """,
    severity: .warning
  ) { graph in
    let loaded = Set(graph.roots.flatMap(\.loaded))
    let rootsOf = Dictionary(grouping: graph.roots, by: \.framework)
    let implied = Set(graph.roots.lazy.filter(\.isImplied).map(\.framework))
    // What a container loads that nothing in the program makes is of no account beside those that it makes.
    let made = Set(graph.roots.lazy.filter { !$0.isUnmade }.map(\.framework))
    let open = Set(
      graph.roots.lazy.filter { ($0.isOpen || $0.mayHoldMore) && !($0.isUnmade && made.contains($0.framework)) }.map(\.framework))
    let making = Set(graph.roots.lazy.filter { !$0.isImplied }.compactMap(\.target))
    let servingTests = graph.targets.servingTests(graph.dependencies, graph.imports, making: making)
    let ways = IncludeWays(graph)
    let owners = Set(graph.providers.compactMap(\.owner))
    let silent = graph.groups.indices.filter { index in
      let framework = graph.groups[index].framework
      return !loaded.contains(index) && !graph.groups[index].standsIn && !graph.groups[index].isHandedOut
        && !graph.groups[index].isSetAside
        && !graph.registersForCallers(index, owners) && rootsOf[framework] != nil && !implied.contains(framework)
        && !(graph.groups[index].target.map(servingTests.contains) ?? false)
    }
    let unloaded = Set(silent)
    let tops = graph.firstsOfRings(among: unloaded)
    let loading = graph.loadingArrows()
    // What an internal module keeps from its dependents is told there.
    let told = Set(
      graph.needs.flatMap(\.verdicts).flatMap(\.nearMisses).compactMap { miss -> Int? in
        if case .internalModule(let group) = miss.reason { group } else { nil }
      })
    let internals = Set(silent.filter { index in ways.of(index).contains { $0.kind == .internal } })
    let spoken = silent.filter { index in
      let holders = ways.of(index).filter { way in
        if case .group(let from) = way.from { way.kind != .peer && from != index && unloaded.contains(from) } else { false }
      }
      // Whoever loads it is not loaded either: one finding on top is enough, unless they load one another in a ring.
      if !holders.isEmpty, !tops.contains(index) { return false }
      return !internals.contains(index) || told.isEmpty || told.isDisjoint(with: loading.reached(from: [index]))
    }
    let lists = graph.idleLists(of: Set(spoken).subtracting(internals), unloaded)
    let listed = Set(lists.flatMap(\.groups))
    let ofLists = lists.map { list in
      Finding(
        rule: "unloaded-module",
        severity: list.groups.allSatisfy { graph.groups[$0].loadedIdly != nil || graph.groups[$0].isEmpty } ? .note : .warning,
        certainty: list.groups.contains { open.contains(graph.groups[$0].framework) } ? .possible : .certain,
        message: "no container ever loads what \(code(list.name)) lists: \(graph.names(of: list.groups))", at: list.at,
        related: list.groups.map { Finding.Note("\(code(graph.groups[$0].name)) is declared here", at: graph.groups[$0].at) },
        cure: "hand the list to a container, or remove it", subject: [list.name])
    }
    return ofLists
      + spoken.filter { !listed.contains($0) }.map { index in
        let group = graph.groups[index]
        let isInternal = internals.contains(index)
        let isOpen = open.contains(group.framework)
        let idleLoad = group.loadedIdly.map { Finding.Note("code that nothing here calls loads it here", at: $0) }
        return Finding(
          rule: "unloaded-module", severity: isInternal || group.isEmpty || idleLoad != nil ? .note : .warning,
          certainty: isOpen ? .possible : .certain,
          message: isInternal
            ? "\(code(group.name)) is internal to an assembly that is nowhere a root, so no container ever loads it"
            : "no container ever loads \(code(group.name))\(group.isEmpty ? ", which does nothing" : "")",
          at: group.at,
          related: [idleLoad].compactMap { $0 }
            + ways.of(index).map {
              let what = $0.kind == .peer ? "looks into it here, which does not load it" : "includes it here"
              return Finding.Note("\(graph.name(of: $0.from)) \(what)", at: $0.at)
            },
          cure: graph.policy(of: group.framework).cure(
            unloaded: group, ["group": group.name, "type": group.name],
            otherwise: "load `{group}` where it is needed, or remove it"
          ),
          subject: [group.name])
      }
  }
}

extension Graph {
  /// Whether it is a function that registers and fills nothing by itself, but what its callers hand over.
  fileprivate func registersForCallers(_ group: Int, _ owners: Set<Owner>) -> Bool {
    groups[group].kind == "function" && !groups[group].fills && !owners.contains(.group(group))
      && !includes.contains { $0.from == .group(group) }
  }

  /// The lists of which nothing is ever loaded, each with those of some groups that no list before it has.
  fileprivate func idleLists(of some: Set<Int>, _ unloaded: Set<Int>) -> [GroupList] {
    var taken: Set<Int> = []
    return groupLists.compactMap { list in
      let own = list.groups.filter { some.contains($0) && !taken.contains($0) }
      guard own.count > 1, unloaded.isSuperset(of: list.groups) else { return nil }
      taken.formUnion(own)
      return GroupList(name: list.name, groups: own, at: list.at)
    }
  }

  /// `A`, `B` and `C`, or the first of many.
  fileprivate func names(of some: [Int]) -> String {
    shortList(some.map { code(groups[$0].name) })
  }

  /// Which group loads which.
  fileprivate func loadingArrows() -> Digraph {
    let arrows = includes.compactMap { include -> Digraph.Arrow? in
      guard case .group(let from) = include.from, include.kind != .peer, include.kind != .dependency else { return nil }
      return Digraph.Arrow(from, include.to)
    }
    return Digraph(count: groups.count, arrows: arrows)
  }

  /// Of some groups those that are the first of their ring of includes, where nothing of the others leads into the ring.
  fileprivate func firstsOfRings(among some: Set<Int>) -> Set<Int> {
    let arrows = includes.compactMap { include -> Digraph.Arrow? in
      guard case .group(let from) = include.from, include.kind != .peer, some.contains(from), some.contains(include.to) else {
        return nil
      }
      return Digraph.Arrow(from, include.to)
    }
    let rings = Digraph(count: groups.count, arrows: arrows).ringComponents
    var ring: [Int: Int] = [:]
    for (number, members) in rings.enumerated() { for member in members { ring[member] = number } }
    var entered: Set<Int> = []
    for arrow in arrows { if let number = ring[arrow.to], ring[arrow.from] != number { entered.insert(number) } }
    return Set(rings.indices.filter { !entered.contains($0) }.map { rings[$0][0] })
  }
}
