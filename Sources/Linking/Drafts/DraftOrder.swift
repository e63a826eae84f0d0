import Model

extension Draft {
  /// The same draft with everything sorted by place, what is one thing joined, and every index renumbered. Two drafts that
  /// differ only in the order of their arrays give the same one.
  func inOrder() -> Draft {
    let numbers = DraftNumbers(self)
    var result = self
    result.targets = numbers.targets.items
    result.groups = numbers.groups.items
    result.roots = numbers.roots.items.map { filled in
      var root = filled.root
      root.parents = root.parents.map { numbers.roots[$0] }
      return root
    }
    result.scopes = numbers.scopes.items.map { $0.renumbered(numbers.scopes) }
    result.hosts = numbers.hosts.items
    result.openGroups = Set(openGroups.map { numbers.groups[$0] })
    result.includes = orderedIncludes(numbers)
    result.visibilities = []
    result.announcements = announcements.map { Announcement(type: $0.type, assembly: numbers.groups[$0.assembly]) }

    let registered = joinedRegistrations(numbers)
    result.registrations = registered.registrations
    let asked = joinedRequests(numbers, registered)
    result.requests = asked.requests
    result.coverage.registrations.understood -= registered.again.count
    result.coverage.needs.understood -= doubled(asked.index, by: registered.again)
    result.settleScopes()
    result.uses = orderedUses(registration: { registered.index[$0] }, request: { asked.index[$0] })

    result.hazardOccurrences = hazardOccurrences.inOrder()
    result.builds = orderedBuilds(numbers)
    result.groupLists = groupLists.map { list in
      GroupList(name: list.name, groups: Set(list.groups.map { numbers.groups[$0] }).sorted(), at: list.at)
    }.sorted { ($0.at, $0.name) < ($1.at, $1.name) }
    result.doubts = doubts.map { doubt in
      var doubt = doubt
      doubt.roots = Set(doubt.roots.map { numbers.roots[$0] }).sorted()
      return doubt
    }.sorted { ($0.at, $0.key) < ($1.at, $1.key) }
    result.opaque = opaque.inOrder()
    result.mismatches = mismatches.sorted { ($0.manifest, $0.subject, $0.message) < ($1.manifest, $1.subject, $1.message) }
      .firsts { $0 }
    result.orderTargetFacts(numbers.targets)
    return result
  }

  /// How many requests of registrations that others stand for are asked by those as well.
  private func doubled(_ index: [Int], by again: Set<Int>) -> Int {
    var counts: [Int: Int] = [:]
    for place in index { counts[place, default: 0] += 1 }
    return requests.indices.count { request in
      guard case .provider(let asker) = requests[request].need.by else { return false }
      return again.contains(asker) && counts[index[request]]! > 1
    }
  }

  private func orderedIncludes(_ numbers: DraftNumbers) -> [Include] {
    let loaded = includes.map { include in
      var include = include
      include.from = numbers.moved(include.from)
      include.to = numbers.groups[include.to]
      return include
    }
    let seen = visibilities.map {
      Include(from: .group(numbers.groups[$0.from]), to: numbers.groups[$0.to], kind: .peer, at: $0.at)
    }
    return (loaded + seen).joined { $0.kind == $1.kind && $0.condition == $1.condition }
  }

  private func orderedUses(registration: (Int) -> Int, request: (Int) -> Int) -> [Use] {
    Set(
      uses.map { use in
        var use = use
        use.by = registration(use.by)
        switch use.of {
        case .registration(let index): use.of = .registration(registration(index))
        case .request(let index): use.of = .request(request(index))
        }
        return use
      }
    ).sorted { ($0.at, $0.by, "\($0.of)") < ($1.at, $1.by, "\($1.of)") }
  }

  private func orderedBuilds(_ numbers: DraftNumbers) -> [Build] {
    Set(
      builds.map { build in
        var build = build
        build.from = numbers.groups[build.from]
        build.to = numbers.groups[build.to]
        return build
      }
    ).sorted { ($0.at, $0.from, $0.to, $0.name) < ($1.at, $1.from, $1.to, $1.name) }
  }

  /// What imports and the description of the build say of targets.
  private mutating func orderTargetFacts(_ targets: Renumbering<Target>) {
    for index in dependencies.indices {
      (dependencies[index].from, dependencies[index].to) = (targets[dependencies[index].from], targets[dependencies[index].to])
    }
    dependencies = dependencies.sorted { ($0.at, $0.from, $0.to) < ($1.at, $1.from, $1.to) }.firsts { [$0.from, $0.to] }
    for index in outside.indices { outside[index].from = targets[outside[index].from] }
    outside = outside.sorted { ($0.at, $0.from, $0.name) < ($1.at, $1.from, $1.name) }.firsts { $0 }
    for index in interfaces.indices {
      let old = interfaces[index]
      (interfaces[index].implementation, interfaces[index].interface) = (targets[old.implementation], targets[old.interface])
    }
    interfaces = interfaces.sorted { ($0.implementation, $0.interface) < ($1.implementation, $1.interface) }.firsts { $0 }
    for index in imports.indices {
      (imports[index].from, imports[index].to) = (targets[imports[index].from], targets[imports[index].to])
    }
    imports = imports.sorted { ($0.at, $0.from, $0.to) < ($1.at, $1.from, $1.to) }.firsts { [$0.from, $0.to] }
  }
}

/// Where each target, group, container, scope and host of a draft stands once they are in order.
struct DraftNumbers {
  let targets: Renumbering<Target>
  let groups: Renumbering<Group>
  let roots: Renumbering<FilledRoot>
  let scopes: Renumbering<Draft.Scope>
  let hosts: Renumbering<Draft.Host>

  init(_ draft: Draft) {
    let targets = Renumbering(draft.targets) { ($0.name, $0.path, $0.kind) < ($1.name, $1.path, $1.kind) }
    let groups = Renumbering(
      draft.groups.map { group in
        var group = group
        group.target = group.target.map { targets[$0] }
        return group
      }
    ) { $0.stands(before: $1) }
    let roots = Renumbering(
      draft.filled(
        draft.roots.map { root in
          var root = root
          root.target = root.target.map { targets[$0] }
          root.loaded = Set(root.loaded.map { groups[$0] }).sorted()
          return root
        })
    ) { $0.stands(before: $1) }
    scopes = Renumbering(
      draft.scopes.map { scope in
        var scope = scope
        scope.group = groups[scope.group]
        scope.holds = Set(scope.holds.map { groups[$0] }).sorted()
        scope.root = scope.root.map { roots[$0] }
        return scope
      }
    ) { $0.group != $1.group ? $0.group < $1.group : $0.holds.lexicographicallyPrecedes($1.holds) }
    hosts = Renumbering(
      draft.hosts.map { host in
        var new = Draft.Host(
          name: host.name, executable: host.executable.map { targets[$0] }, targets: host.targets.map { targets[$0] }.sorted(),
          roots: host.roots.map { roots[$0] }.sorted(), mayLink: host.mayLink.map { Set($0.map { targets[$0] }) })
        (new.settledFlags, new.systems) = (host.settledFlags, host.systems)
        return new
      }
    ) { ($0.name, $0.targets.description) < ($1.name, $1.targets.description) }
    (self.targets, self.groups, self.roots) = (targets, groups, roots)
  }

  func moved(_ owner: Owner) -> Owner {
    switch owner {
    case .group(let index): .group(groups[index])
    case .root(let index): .root(roots[index])
    }
  }
}

extension Draft.Scope {
  /// The same with the numbers of other scopes as they are in order.
  fileprivate func renumbered(_ scopes: Renumbering<Draft.Scope>) -> Draft.Scope {
    var result = self
    result.parents = Set(parents.map { scopes[$0] }).sorted()
    result.waysUnder = [:]
    for (parent, condition) in waysUnder { result.waysUnder[scopes[parent]] = condition }
    if let annex { result.annex = Draft.Annex(scope: scopes[annex.scope], offers: annex.offers) }
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
