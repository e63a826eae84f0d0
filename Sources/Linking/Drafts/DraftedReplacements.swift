import Model

/// What a property declares in a container.
struct DeclaredEntry: Hashable {
  var container: ContainerValue
  var key: Key
}

extension Evaluator {
  /// How long what properties declare lives, which is how long what is made in its place lives.
  func declaredLifetimes() -> [DeclaredEntry: Lifetime] {
    var found: [DeclaredEntry: Lifetime] = [:]
    for record in recording.registrations where !record.isReplacement && !record.isOpen {
      for key in record.provider.keys {
        found[DeclaredEntry(container: record.container, key: key)] = record.provider.lifetime
      }
    }
    return found
  }

  /// What containers go without is taken out, and what they lack is seen: groups that nobody handed over, registrations that
  /// a group demands. `kept` gives the roots of the draft by the evaluator's.
  func draftStanding(_ draft: inout Draft, _ kept: DraftedRoots) {
    dropGroups(&draft, kept)
    for (old, new) in kept.all where hasHandedOver(old) && !isBelowUnknown(old) {
      seeHandedOver(&draft, new, old)
    }
    for demand in recording.demands {
      if let group = demand.group { recording.announcements.insert(Draft.Announcement(type: demand.key.type, assembly: group)) }
    }
    draft.announcements = recording.announcements.sorted { ($0.type, $0.assembly) < ($1.type, $1.assembly) }
    for demand in recording.demands { for root in kept.of(demand.root) { judge(demand, &draft, root) } }
    draft.openGroups = recording.openGroups
  }

  /// Whether a load counts: its group was not replaced in that container.
  func stands(_ record: RegistrationRecord, in root: Int) -> Bool {
    guard let bearer = record.bearers[root] else { return true }
    return !recording.dropped.contains(Dropped(root: root, group: bearer))
  }

  private func dropGroups(_ draft: inout Draft, _ kept: DraftedRoots) {
    for item in recording.dropped {
      for root in kept.of(item.root) {
        let isHeld = draft.registrations.contains { registration in
          registration.provider.owner == .group(item.group) && registration.loads.contains { $0.root == root }
        }
        if !isHeld { draft.roots[root].loaded.removeAll { $0 == item.group } }
      }
    }
  }

  private func hasHandedOver(_ root: Int) -> Bool {
    symbols.vocabularies[recording.roots[root].vocabulary].shapes.contains(where: \.isHandedOver)
  }

  private func seeHandedOver(_ draft: inout Draft, _ root: Int, _ old: Int) {
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
        let names = (path + [include.to]).map { recording.groups[$0].name }
        draft.hazardOccurrences.append(
          HazardOccurrence(
            .notHandedOver, framework: recording.groups[group].framework,
            words: ["group": recording.groups[include.to].name, "path": names.joined(separator: " > ")],
            related: [Finding.Note("\(recording.groups[group].name) depends on it", at: include.at)],
            isPossible: recording.mayStayUnloaded.contains(include.to) || recording.openRoots.contains { $0.root == old }
              || isNeverCalled(old),
            at: draft.roots[root].at))
      }
    }
  }

  private func isHandedOver(_ group: Int) -> Bool {
    let words = symbols.vocabularies.first { $0.framework == recording.groups[group].framework }
    return words?.shapes.first { $0.type == recording.groups[group].kind }?.isHandedOver ?? false
  }

  /// Whether a container is made in a function that nothing in these sources mentions: a test may call it, where other rules hold.
  func isNeverCalled(_ root: Int) -> Bool {
    guard let creator = recording.roots[root].creator else { return false }
    if symbols.declaration(creator).kind == .initializer {
      guard let type = symbols.enclosingType(creator)?.split(separator: ".").last else { return false }
      return !program.mentions.contains { $0.hasPrefix(type + "(") || $0.hasPrefix("init(") }
    }
    guard symbols.declaration(creator).kind == .function else { return false }
    let name = symbols.declaration(creator).name
    if name == "main" { return false }
    return !program.mentions.contains("." + name) && !program.mentions.contains { $0.hasPrefix(name + "(") }
  }

  private func judge(_ demand: DemandRecord, _ draft: inout Draft, _ root: Int) {
    guard !draft.roots[root].isOpen else { return }
    if let bearer = demand.bearer, recording.dropped.contains(Dropped(root: demand.root, group: bearer)) { return }
    let isMet = draft.registrations.contains { registration in
      registration.loads.contains { $0.root == root }
        && (registration.provider.isPartlyOpaque
          || registration.provider.keys.contains { $0.type == demand.key.type && $0.name == demand.key.name })
    }
    guard !isMet else { return }
    let framework = symbols.vocabularies[demand.vocabulary].framework
    let name = demand.key.name.map { " named \"\($0)\"" } ?? ""
    draft.hazardOccurrences.append(
      HazardOccurrence(
        .unmetDemand, framework: framework,
        words: [
          "type": demand.key.type.description, "name": name, "group": demand.group.map { recording.groups[$0].name } ?? "",
        ],
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
