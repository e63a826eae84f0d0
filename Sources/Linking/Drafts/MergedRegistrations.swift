import Model

extension Draft {
  /// Registrations that are one joined, sorted; `index` says where each old one went, `again` which of them another stands for.
  func joinedRegistrations(_ numbers: DraftNumbers) -> (registrations: [Registration], index: [Int], again: Set<Int>) {
    let all = registrations.map { old in
      var new = old
      new.provider.owner = old.provider.owner.map(numbers.moved)
      new.provider.assembly = old.provider.assembly.map { numbers.groups[$0] }
      new.ownHost = old.ownHost.map { numbers.hosts[$0] }
      new.loads = old.loads.map { old in
        var load = old
        load.root = numbers.roots[old.root]
        load.assembly = old.assembly.map { numbers.groups[$0] }
        load.hosts = old.hosts.map { Set($0.map { numbers.hosts[$0] }) }
        return load
      }
      return new
    }
    let order = all.indices.sorted { all[$0].isBefore(all[$1]) }
    var result: [Registration] = []
    var places = [Identity: Int](minimumCapacity: all.count)
    var index = [Int](repeating: 0, count: all.count)
    /// By place, the keys of what was joined there.
    var keys: [Int: Set<Key>] = [:]
    let again = all.seenAgain(inOrder: order)
    for old in order where again[old] == nil {
      let identity = Identity(all[old].provider, policies[all[old].provider.framework] ?? Policy())
      if let place = places[identity] {
        var known = keys.removeValue(forKey: place) ?? Set(result[place].provider.keys)
        result[place].join(all[old], &known)
        keys[place] = known
        index[old] = place
      } else {
        places[identity] = result.count
        index[old] = result.count
        result.append(all[old])
      }
    }
    for old in order where again[old] != nil {
      // Each of them was come to by more calls than the one before.
      var last = old
      while let next = again[last] { last = next }
      index[old] = index[last]
      var known = Set(result[index[old]].provider.keys)
      var same = all[old]
      same.loads = []
      result[index[old]].join(same, &known)
    }
    for place in result.indices { result[place].settle() }
    return (result, index, Set(again.keys))
  }

  /// Requests that are one joined, sorted.
  func joinedRequests(
    _ numbers: DraftNumbers, _ registered: (registrations: [Registration], index: [Int], again: Set<Int>)
  ) -> (requests: [Request], index: [Int]) {
    let all = requests.map { old in
      var new = old
      new.need.scope = old.need.scope.map(numbers.moved)
      if case .provider(let index) = old.need.by {
        new.need.by = .provider(registered.index[index])
        // What another stands for asks where that does.
        if registered.again.contains(index), old.need.scope == registrations[index].provider.owner {
          new.need.scope = registered.registrations[registered.index[index]].provider.owner
        }
      }
      new.need.verdicts = []
      new.roots = Set(old.roots.map { numbers.roots[$0] }).sorted()
      new.assembly = old.assembly.map { numbers.groups[$0] }
      new.target = old.target.map { numbers.targets[$0] }
      new.hosts = old.hosts.map { Set($0.map { numbers.hosts[$0] }) }
      new.settings = old.settings.map { setting in
        Setting(hosts: setting.hosts.map { Set($0.map { numbers.hosts[$0] }) }, condition: setting.condition)
      }.sorted { $0.sortingText < $1.sortingText }
      new.place = old.place.map { numbers.scopes[$0] }
      return new
    }
    var result: [Request] = []
    var places = [Request: Int](minimumCapacity: all.count)
    var index = [Int](repeating: 0, count: all.count)
    /// By place, the roots that those joined there ask.
    var roots: [Int: [Int]] = [:]
    let sorted = all.indices.sorted { all[$0].isBefore(all[$1]) || !all[$1].isBefore(all[$0]) && $0 < $1 }
    for old in sorted {
      let request = all[old]
      var rest = request
      rest.roots = request.roots.isEmpty ? [] : [0]
      if let place = places[rest] {
        roots[place, default: result[place].roots] += request.roots
        index[old] = place
      } else {
        places[rest] = result.count
        index[old] = result.count
        result.append(request)
      }
    }
    for (place, joined) in roots { result[place].roots = Set(joined).sorted() }
    return (result, index)
  }
}

/// What makes two registrations one.
private struct Identity: Hashable {
  var framework: String
  var implementation: TypeName?
  var condition: BuildCondition
  var line: Location
  var at: Location?
  var owner: Owner?

  init(_ provider: Provider, _ policy: Policy) {
    framework = provider.framework
    implementation = provider.implementation
    condition = provider.condition
    line = provider.site
    if policy.siteIsIdentity, provider.implementation != nil {
      line.column = 0
    } else {
      at = provider.at
      owner = provider.owner
    }
  }

  /// What stands in one line and makes one type seldom differs otherwise.
  func hash(into hasher: inout Hasher) {
    hasher.combine(line.line)
    hasher.combine(line.column)
    hasher.combine(implementation)
    hasher.combine(owner)
  }
}

extension Draft.Registration {
  fileprivate func isBefore(_ other: Self) -> Bool {
    let (a, b) = (provider, other.provider)
    if a.at != b.at { return a.at < b.at }
    if a.site != b.site { return a.site < b.site }
    if a.keys != b.keys { return a.keys.lexicographicallyPrecedes(b.keys) }
    return sortingText < other.sortingText
  }

  private var sortingText: String {
    let (p, loads) = (provider, loads.map { "\($0.root) \($0.order) \($0.run) \($0.assembly ?? -1)" }.sorted())
    return
      "\(p.implementation?.description ?? "") \(p.framework) \(p.owner?.sortingText ?? "") \(p.condition) \(p.lifetime.name) "
      + "\(p.priority) \(p.hasMaker) \(p.argumentCount) \(p.visibility?.rawValue ?? "") \(loads)"
  }

  /// Takes over what `other`, which is the same registration once more, adds.
  /// - Parameter known: The keys that it has by now.
  fileprivate mutating func join(_ other: Self, _ known: inout Set<Key>) {
    let more = other.provider.keys.filter { known.insert($0).inserted }
    let saysOtherwise =
      !more.isEmpty || provider.lifetime != other.provider.lifetime || provider.priority != other.provider.priority
    if provider.site != other.provider.site, saysOtherwise { provider.collapsed.append(other.provider.at) }
    provider.keys += more
    provider.pretended.formUnion(other.provider.pretended)
    provider.relayed.formUnion(other.provider.relayed)
    provider.kept.formUnion(other.provider.kept)
    provider.joinReach(other.provider)
    provider.isEntry = provider.isEntry || other.provider.isEntry
    provider.lacksArguments = provider.lacksArguments && other.provider.lacksArguments
    provider.mayBeUnused = provider.mayBeUnused || other.provider.mayBeUnused
    provider.isPartlyOpaque = provider.isPartlyOpaque || other.provider.isPartlyOpaque
    provider.branches.formUnion(other.provider.branches)
    loads += other.loads
  }

  /// Makes the loads of each root one, the first, a sure one if there is any, and says in the provider what the loads say.
  fileprivate mutating func settle() {
    if loads.count > 1 {
      var joined: [Draft.Load] = []
      for load in loads.sorted(by: { $0.precedence.lexicographicallyPrecedes($1.precedence) }) {
        if joined.last?.root == load.root { joined[joined.count - 1].join(load) } else { joined.append(load) }
      }
      loads = joined
    }
    provider.roots = loads.map(\.root)
    provider.possibleRoots = Set(loads.lazy.filter(\.isPossible).map(\.root))
    provider.order = loads.map(\.order).min() ?? 0
    provider.assembly = loads.lazy.compactMap(\.assembly).first ?? provider.assembly
    provider.collapsed.sort()
  }
}

extension Draft.Load {
  fileprivate var precedence: [Int] { [root, isPossible ? 1 : 0, order, run, assembly ?? -1] }

  /// The same in these run-time branches.
  func on(_ branches: Branches) -> Self {
    var load = self
    load.branches = branches
    return load
  }

  /// It is the same once more, on whatever ways that is.
  mutating func join(_ other: Self) {
    guard let more = other.branches else { return branches = nil }
    branches?.formUnion(more)
  }
}

extension Owner {
  fileprivate var sortingText: String {
    switch self {
    case .group(let index): "group \(index)"
    case .root(let index): "root \(index)"
    }
  }
}

extension Draft.Request {
  fileprivate func isBefore(_ other: Self) -> Bool {
    if need.at != other.need.at { return need.at < other.need.at }
    if need.key != other.need.key { return need.key < other.need.key }
    return sortingText < other.sortingText
  }

  private var sortingText: String {
    let asker =
      switch need.by {
      case .provider(let index): "provider \(index)"
      case .code(let name): "code \(name)"
      }
    return "\(asker) \(need.framework) \(need.phase) \(need.isOptional) \(need.isUnwrapped) \(need.isMany) \(need.closesRing) "
      + "\(need.isConditional) \(need.brings) \(need.chosen) \(need.isAmbient) \(need.condition) \(need.key) \(need.scope?.sortingText ?? "") "
      + "\(assembly ?? -1) \(target ?? -1) \(hosts?.sorted() ?? [-1]) \(isProvidedOutside) \(settings.map(\.sortingText).sorted()) \(bearsNoNil) \(isGuarded) \(isInVain) \(isOneName) \(standsInFor) \(isBrought) \(roots) \(place ?? -1)"
  }
}

extension Draft.Setting {
  fileprivate var sortingText: String { "\(hosts?.sorted() ?? [-1]) \(condition)" }
}

extension BuildCondition {
  /// At least one of both holds.
  func or(_ other: BuildCondition) -> BuildCondition {
    switch (self, other) {
    case (.always, _), (_, .always): return .always
    case (.any(let a), _): return a.contains(other) ? self : .any(a + [other])
    default: return self == other ? self : .any([self, other])
    }
  }
}
