import Model

extension Evaluator {
  /// What containers go without is taken out, and what they lack is seen: groups that nobody handed over, registrations that
  /// a group demands. `kept` gives a root of the draft by the evaluator's.
  func draftStanding(_ draft: inout Draft, _ kept: [Int: Int]) {
    dropGroups(&draft, kept)
    for (old, new) in kept.sorted(by: { $0.value < $1.value }) where !isBelowUnknown(old) {
      seeHandedOver(&draft, new, isPossible: openRoots.contains { $0.root == old } || isNeverCalled(old))
    }
    for demand in demands {
      if let group = demand.group { announcements.insert(Draft.Announcement(type: demand.key.type, assembly: group)) }
    }
    draft.announcements = announcements.sorted { ($0.type, $0.assembly) < ($1.type, $1.assembly) }
    for demand in demands { judge(demand, &draft, kept) }
    draft.openGroups = openGroups
  }

  /// Whether a load counts: its group was not replaced in that container.
  func stands(_ record: RegistrationRecord, in root: Int) -> Bool {
    guard let bearer = record.bearers[root] else { return true }
    return !dropped.contains(Dropped(root: root, group: bearer))
  }

  private func dropGroups(_ draft: inout Draft, _ kept: [Int: Int]) {
    guard !dropped.isEmpty else { return }
    for item in dropped {
      guard let root = kept[item.root] else { continue }
      let isHeld = draft.registrations.contains { registration in
        registration.provider.owner == .group(item.group) && registration.loads.contains { $0.root == root }
      }
      if !isHeld { draft.roots[root].loaded.removeAll { $0 == item.group } }
    }
  }

  private func seeHandedOver(_ draft: inout Draft, _ root: Int, isPossible: Bool) {
    var next: [Int: [Include]] = [:]
    var open: [(group: Int, path: [Int])] = []
    for include in draft.includes {
      switch include.from {
      case .group(let from): next[from, default: []].append(include)
      case .root(root): open.append((include.to, [include.to]))
      case .root: break
      }
    }
    let handed = Set(open.map(\.group))
    let loaded = Set(draft.roots[root].loaded)
    var seen: Set<Int> = []
    var told: Set<Int> = []
    while !open.isEmpty {
      let (group, path) = open.removeFirst()
      guard loaded.contains(group), seen.insert(group).inserted else { continue }
      for include in next[group] ?? [] {
        open.append((include.to, path + [include.to]))
        guard include.kind == .dependency, loaded.contains(include.to), !handed.contains(include.to),
          isHandedOver(include.to), told.insert(include.to).inserted
        else { continue }
        let names = (path + [include.to]).map { groups[$0].name }
        draft.sightings.append(
          Sighting(
            .notHandedOver, framework: groups[group].framework,
            words: ["group": groups[include.to].name, "path": names.joined(separator: " > ")],
            related: [Finding.Note("\(groups[group].name) depends on it", at: include.at)],
            isPossible: isPossible || spared.contains(include.to), at: draft.roots[root].at))
      }
    }
  }

  private func isHandedOver(_ group: Int) -> Bool {
    let words = symbols.vocabularies.first { $0.framework == groups[group].framework }
    return words?.shapes.first { $0.type == groups[group].kind }?.isHandedOver ?? false
  }

  /// Whether a container is made in a function that nothing in these sources mentions: a test may call it, where other rules hold.
  private func isNeverCalled(_ root: Int) -> Bool {
    guard let creator = roots[root].creator, symbols.declaration(creator).kind == .function else { return false }
    let name = symbols.declaration(creator).name
    if name == "main" { return false }
    return !symbols.digests[..<symbols.appFiles].contains { digest in
      words(of: digest).contains { $0 == name || $0.hasPrefix(name + "(") || $0 == "." + name }
    }
  }

  private func judge(_ demand: DemandRecord, _ draft: inout Draft, _ kept: [Int: Int]) {
    guard let root = kept[demand.root], !draft.roots[root].isOpen else { return }
    if let bearer = demand.bearer, dropped.contains(Dropped(root: demand.root, group: bearer)) { return }
    let isMet = draft.registrations.contains { registration in
      registration.loads.contains { $0.root == root }
        && (registration.provider.isPartlyOpaque
          || registration.provider.keys.contains { $0.type == demand.key.type && $0.name == demand.key.name })
    }
    guard !isMet else { return }
    let framework = symbols.vocabularies[demand.vocabulary].framework
    let name = demand.key.name.map { " named \"\($0)\"" } ?? ""
    draft.sightings.append(
      Sighting(
        .unmetDemand, framework: framework,
        words: ["type": demand.key.type.description, "name": name, "group": demand.group.map { groups[$0].name } ?? ""],
        related: [Finding.Note("the container is made here", at: draft.roots[root].at)], isPossible: isNeverCalled(demand.root),
        at: demand.at))
    // One finding says it: whoever asks gets something that somebody else was to provide.
    var provider = Provider(
      keys: [demand.key], implementation: nil, lifetime: symbols.vocabularies[demand.vocabulary].defaultLifetime,
      framework: framework, owner: demand.group.map { .group($0) }, at: demand.at, site: demand.at)
    provider.isMadeElsewhere = true
    provider.condition = demand.condition
    let load = Draft.Load(root: root, order: -1, assembly: demand.group)
    if let index = draft.registrations.firstIndex(where: { $0.provider == provider }) {
      draft.registrations[index].loads.append(load)
    } else {
      draft.registrations.append(Draft.Registration(provider, loads: [load]))
    }
  }
}
