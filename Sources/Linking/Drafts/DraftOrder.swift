import Model

extension Draft {
  /// The same draft with everything sorted by place, what is one thing joined, and every index renumbered. Two drafts that
  /// differ only in the order of their arrays give the same one.
  func inOrder() -> Draft {
    var result = self
    let targetMap = Renumbering(targets) { ($0.name, $0.path, $0.kind) < ($1.name, $1.path, $1.kind) }
    result.targets = targetMap.items

    let groupMap = Renumbering(
      groups.map { group in
        var group = group
        group.target = group.target.map { targetMap[$0] }
        return group
      }
    ) { $0.stands(before: $1) }
    result.groups = groupMap.items

    let rootMap = Renumbering(
      filled(
        roots.map { root in
          var root = root
          root.target = root.target.map { targetMap[$0] }
          root.loaded = Set(root.loaded.map { groupMap[$0] }).sorted()
          return root
        })
    ) { $0.stands(before: $1) }
    result.roots = rootMap.items.map { filled in
      var root = filled.root
      root.parents = root.parents.map { rootMap[$0] }
      return root
    }
    func moved(_ owner: Owner) -> Owner {
      switch owner {
      case .group(let index): .group(groupMap[index])
      case .root(let index): .root(rootMap[index])
      }
    }

    let scopeMap = Renumbering(
      scopes.map { scope in
        var scope = scope
        scope.group = groupMap[scope.group]
        scope.holds = Set(scope.holds.map { groupMap[$0] }).sorted()
        scope.root = scope.root.map { rootMap[$0] }
        return scope
      }
    ) { $0.group != $1.group ? $0.group < $1.group : $0.holds.lexicographicallyPrecedes($1.holds) }
    result.scopes = scopeMap.items.map { scope in
      var scope = scope
      scope.parents = Set(scope.parents.map { scopeMap[$0] }).sorted()
      var waysUnder: [Int: BuildCondition] = [:]
      for (parent, condition) in scope.waysUnder { waysUnder[scopeMap[parent]] = condition }
      scope.waysUnder = waysUnder
      if let annex = scope.annex { scope.annex = Annex(scope: scopeMap[annex.scope], offers: annex.offers) }
      return scope
    }

    result.openGroups = Set(openGroups.map { groupMap[$0] })
    result.includes = includes.map { include in
      var include = include
      include.from = moved(include.from)
      include.to = groupMap[include.to]
      return include
    }
    result.includes += visibilities.map { Include(from: .group(groupMap[$0.from]), to: groupMap[$0.to], kind: .peer, at: $0.at) }
    result.includes = result.includes.joined { $0.kind == $1.kind && $0.condition == $1.condition }
    result.visibilities = []
    result.announcements = announcements.map { Announcement(type: $0.type, assembly: groupMap[$0.assembly]) }

    let hostMap = Renumbering(
      hosts.map { host in
        Host(
          name: host.name, executable: host.executable.map { targetMap[$0] },
          targets: host.targets.map { targetMap[$0] }.sorted(),
          roots: host.roots.map { rootMap[$0] }.sorted(), mayLink: host.mayLink.map { Set($0.map { targetMap[$0] }) })
      }
    ) { ($0.name, $0.targets.description) < ($1.name, $1.targets.description) }
    result.hosts = hostMap.items
    let joined = joinedRegistrations(moved: moved, group: { groupMap[$0] }, root: { rootMap[$0] }, host: { hostMap[$0] })
    result.registrations = joined.registrations
    let asked = joinedRequests(
      registration: { joined.index[$0] }, moved: moved, group: { groupMap[$0] }, root: { rootMap[$0] },
      target: { targetMap[$0] }, scope: { scopeMap[$0] }, host: { hostMap[$0] })
    result.requests = asked.requests
    result.settleScopes()
    result.hazardOccurrences = hazardOccurrences.inOrder()
    result.builds = Set(
      builds.map { build in
        var build = build
        build.from = groupMap[build.from]
        build.to = groupMap[build.to]
        return build
      }
    ).sorted { ($0.at, $0.from, $0.to, $0.name) < ($1.at, $1.from, $1.to, $1.name) }
    result.groupLists = groupLists.map { list in
      GroupList(name: list.name, groups: Set(list.groups.map { groupMap[$0] }).sorted(), at: list.at)
    }.sorted { ($0.at, $0.name) < ($1.at, $1.name) }
    result.uses = Set(
      uses.map { use in
        var use = use
        use.by = joined.index[use.by]
        switch use.of {
        case .registration(let index): use.of = .registration(joined.index[index])
        case .request(let index): use.of = .request(asked.index[index])
        }
        return use
      }
    ).sorted { ($0.at, $0.by, "\($0.of)") < ($1.at, $1.by, "\($1.of)") }

    result.doubts = doubts.map { doubt in
      var doubt = doubt
      doubt.roots = Set(doubt.roots.map { rootMap[$0] }).sorted()
      return doubt
    }.sorted { ($0.at, $0.key) < ($1.at, $1.key) }
    result.dependencies = dependencies.map { old in
      var new = old
      (new.from, new.to) = (targetMap[old.from], targetMap[old.to])
      return new
    }.sorted { ($0.at, $0.from, $0.to) < ($1.at, $1.from, $1.to) }.firsts { [$0.from, $0.to] }
    result.outside = outside.map { old in
      var new = old
      new.from = targetMap[old.from]
      return new
    }.sorted { ($0.at, $0.from, $0.name) < ($1.at, $1.from, $1.name) }.firsts { $0 }
    result.interfaces = interfaces.map { old in
      var new = old
      (new.implementation, new.interface) = (targetMap[old.implementation], targetMap[old.interface])
      return new
    }.sorted { ($0.implementation, $0.interface) < ($1.implementation, $1.interface) }.firsts { $0 }
    result.imports = imports.map { old in
      var new = old
      (new.from, new.to) = (targetMap[old.from], targetMap[old.to])
      return new
    }
    .sorted { ($0.at, $0.from, $0.to) < ($1.at, $1.from, $1.to) }
    .firsts { [$0.from, $0.to] }
    result.opaque = opaque.inOrder()
    result.mismatches = mismatches.sorted { ($0.manifest, $0.subject, $0.message) < ($1.manifest, $1.subject, $1.message) }
      .firsts { $0 }
    return result
  }
}

/// Items sorted and each kept once, and where each old index went.
struct Renumbering<Item: Hashable> {
  let items: [Item]
  private let new: [Int]

  init(_ old: [Item], by isBefore: (Item, Item) -> Bool) {
    let order = old.indices.sorted { isBefore(old[$0], old[$1]) || !isBefore(old[$1], old[$0]) && $0 < $1 }
    var items: [Item] = []
    var new = [Int](repeating: 0, count: old.count)
    // Equal items stand among those that the order does not tell apart.
    var tied: [Item: Int] = [:]
    for (place, index) in order.enumerated() {
      if place > 0, isBefore(old[order[place - 1]], old[index]) { tied.removeAll(keepingCapacity: true) }
      if let same = tied[old[index]] {
        new[index] = same
      } else {
        (new[index], tied[old[index]]) = (items.count, items.count)
        items.append(old[index])
      }
    }
    self.items = items
    self.new = new
  }

  subscript(_ old: Int) -> Int { new[old] }
}

extension Group {
  fileprivate func stands(before other: Group) -> Bool {
    if at != other.at { return at < other.at }
    return (name, sortingText) < (other.name, other.sortingText)
  }

  /// Everything but place and name, for a total order.
  private var sortingText: String {
    "\(framework) \(kind) \(level) \(visibility?.rawValue ?? "") \(isDynamic) \(target ?? -1) \(condition)"
  }
}

extension Root {
  func stands(before other: Root) -> Bool {
    if at != other.at { return at < other.at }
    return (name, sortingText) < (other.name, other.sortingText)
  }

  private var sortingText: String { "\(framework) \(target ?? -1) \(isImplied) \(isOpen) \(loaded) \(parents.count)" }
}

extension [Include] {
  /// Sorted; of those that `isSame` says are one, the first.
  fileprivate func joined(by isSame: (Include, Include) -> Bool) -> [Include] {
    let sorted = sorted { $0.at != $1.at ? $0.at < $1.at : $0.sortingText < $1.sortingText }
    var byEnds: [Digraph.Arrow: [Include]] = [:]
    return sorted.filter { include in
      let ends = Digraph.Arrow(include.fromNumber, include.to)
      if byEnds[ends]?.contains(where: { isSame($0, include) }) == true { return false }
      byEnds[ends, default: []].append(include)
      return true
    }
  }
}

extension Include {
  fileprivate var fromNumber: Int {
    switch from {
    case .group(let index): index * 2
    case .root(let index): index * 2 + 1
    }
  }
  fileprivate var sortingText: String { "\(fromNumber) \(to) \(kind) \(condition)" }
}

extension [Opaque] {
  /// Sorted by place, each once.
  func inOrder() -> [Opaque] {
    sorted { ($0.at, $0.what.rawValue, $0.reason) < ($1.at, $1.what.rawValue, $1.reason) }.firsts { $0 }
  }
}

extension Array {
  /// The first of each that have one `key`, in the order they have.
  func firsts<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
