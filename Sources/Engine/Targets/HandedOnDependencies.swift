import Model

/// Finds which dependencies bring something along that is imported by a target which does not depend on it by itself: without
/// them, that would be gone.
struct HandedOnDependencies {
  private let declared: Digraph
  /// By target, what it imports.
  let used: [Int: Set<Int>]
  private(set) var found: Set<Digraph.Arrow> = []

  init(declared: Digraph, imports: [TargetImport]) {
    self.declared = declared
    used = Dictionary(grouping: imports, by: \.from).mapValues { Set($0.map(\.to)) }
    var undecided = Set(declared.arrows.filter { !(used[$0.from]?.contains($0.to) ?? false) })
    // What targets import without depending on it by themselves.
    let indirect = used.map { user, all in (user: user, goals: all.subtracting(declared.next[user] + [user])) }
    let users = declared.reversed
    for (user, goals) in indirect where !goals.isEmpty && !undecided.isEmpty {
      let (below, above) = (declared.reach(from: [user]), users.reach(from: goals))
      let onSomeWay = undecided.filter { below.contains($0.from) && above.contains($0.to) }
      var certain = onSomeWay.filter { $0.from == user || handsOnEverything($0.from) }
      if certain.count < onSomeWay.count {
        for goal in goals { certain.formUnion(declared.required(from: user, to: goal)) }
        certain.formIntersection(onSomeWay)
      }
      found.formUnion(certain)
      undecided.subtract(certain)
    }
  }

  /// Whether a target that imports nothing of the several that it depends on is there to hand them on.
  private func handsOnEverything(_ target: Int) -> Bool {
    let own = declared.next[target]
    return own.count > 1 && used[target]?.isDisjoint(with: own) ?? true
  }
}

extension ProjectTargets {
  /// What targets depend on, with a mark at what needs no import, for it brings along something that is imported.
  func dependencies(
    imports: [TargetImport], outside: [OutsideUse], digests: [Digest], _ later: LaterSources
  ) -> [TargetDependency] {
    let declared = Digraph(count: targets.count, arrows: dependencies.map { Digraph.Arrow($0.from, $0.to) })
    let handedOn = HandedOnDependencies(declared: declared, imports: imports)
    var strangers: Set<Int> = []
    // By module of another project's: who imports it without depending on it.
    var users: [String: Set<Int>] = [:]
    for use in outside where use.isImported && !systemModules.contains(use.name) {
      guard !facts[use.from].outsideModules.contains(use.name.lowercased()) else { continue }
      strangers.insert(use.from)
      users[use.name.lowercased(), default: []].insert(use.from)
    }
    let dependents = declared.reversed
    let bringing = strangers.isEmpty ? [] : dependents.reached(from: targets.indices.filter { !facts[$0].outside.isEmpty })
    // What lies on a way from them to who depends on it hands it on; who depends on it has it without what comes behind him.
    let ways = users.compactMap { module, users -> (below: Set<Int>, above: Set<Int>)? in
      let having = targets.indices.filter { facts[$0].outsideModules.contains(module) }
      return having.isEmpty ? nil : (declared.reached(from: users).subtracting(having), dependents.reached(from: having))
    }
    var leaked = LeakedMembers(self, digests, later, imports: imports)
    let empty = withoutContent(digests)
    return dependencies.map { old in
      var new = old
      let imported = handedOn.used[old.from] ?? []
      if old.needsNoImport || imported.contains(old.to) { return old }
      // Where descriptions of two builds have targets of one module, an import of that uses either.
      let isTwinOfUsed = imported.contains { targets[$0].module == targets[old.to].module }
      let isProductOfUsed = products[old.from, default: []].contains { $0.contains(old.to) && !imported.isDisjoint(with: $0) }
      new.needsNoImport =
        isTwinOfUsed || isProductOfUsed || empty.contains(old.to) || handedOn.found.contains(Digraph.Arrow(old.from, old.to))
        || strangers.contains(old.from) && bringing.contains(old.to)
        || ways.contains { $0.below.contains(old.from) && $0.above.contains(old.to) } || leaked.uses(old.from, old.to)
      return new
    }
  }

  /// Targets whose files hold nothing that others could name: there is nothing yet for which anybody could import them.
  private func withoutContent(_ digests: [Digest]) -> Set<Int> {
    let hidden = Set(digests.lazy.filter(\.isHidden).map(\.file))
    if hidden.isEmpty { return [] }
    var found: Set<Int> = []
    for file in hidden { found.formUnion(members[file] ?? []) }
    for (file, owners) in members where !hidden.contains(file) { found.subtract(owners) }
    return found
  }
}
