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

  /// What containers lack is seen: groups that nobody handed over, registrations that a group demands. `kept` gives the roots of the
  /// draft by the evaluator's.
  func draftStanding(_ draft: inout Draft, _ kept: DraftedRoots) {
    for unmade in recording.unmadeGroups where !isBelowUnknown(unmade.root) {
      for root in kept.of(unmade.root) { see(unmade, &draft, root) }
    }
    for demand in recording.demands {
      if let group = demand.group { recording.announcements.insert(Draft.Announcement(type: demand.key.type, assembly: group)) }
    }
    draft.announcements = recording.announcements.sorted { ($0.type, $0.assembly) < ($1.type, $1.assembly) }
    for demand in recording.demands { for root in kept.of(demand.root) { judge(demand, &draft, root) } }
    draft.openGroups = recording.openGroups
  }

  private func see(_ unmade: UnmadeGroup, _ draft: inout Draft, _ root: Int) {
    let names = unmade.path.map { recording.groups[$0].name }
    let above = names.dropLast().last ?? ""
    draft.hazardOccurrences.append(
      HazardOccurrence(
        .notHandedOver, framework: recording.groups[unmade.group].framework,
        words: ["group": recording.groups[unmade.group].name, "path": names.joined(separator: " > ")],
        related: [Finding.Note("\(above) depends on it", at: unmade.at)],
        isPossible: unmade.isPossible || recording.mayStayUnloaded.contains(unmade.group)
          || recording.openRoots.contains { $0.root == unmade.root } || isNeverCalled(unmade.root),
        at: draft.roots[root].at))
  }

  func isHandedOver(_ group: Int) -> Bool {
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

  /// Whether a container loads what its maker is handed, which nothing in the program can call.
  func isMadeByNobody(_ root: Int) -> Bool {
    recording.rootsLeftToCallers.contains { $0.root == root } && isNeverCalled(root)
      && recording.roots[root].creator.map(program.unspokenCode.contains) == true
  }

  private func judge(_ demand: DemandRecord, _ draft: inout Draft, _ root: Int) {
    guard !draft.roots[root].isOpen else { return }
    let isMet = draft.registrations.contains { registration in
      registration.loads.contains { $0.root == root }
        && (registration.provider.isPartlyOpaque
          || registration.provider.keys.contains { $0.type == demand.key.type && $0.name == demand.key.name })
    }
    // A placeholder stops whoever asks for it, unless what is demanded is an optional, which is nil then.
    let isPlaceheld = recording.placeholding.contains(demand.root)
    guard !isMet, !isPlaceheld || demand.key.type.wrapped != nil else { return }
    let framework = symbols.vocabularies[demand.vocabulary].framework
    if !isPlaceheld { see(demand, &draft, root) }
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

  private func see(_ demand: DemandRecord, _ draft: inout Draft, _ root: Int) {
    let name = demand.key.name.map { " named \"\($0)\"" } ?? ""
    draft.hazardOccurrences.append(
      HazardOccurrence(
        .unmetDemand, framework: symbols.vocabularies[demand.vocabulary].framework,
        words: [
          "type": demand.key.type.description, "name": name, "group": demand.group.map { recording.groups[$0].name } ?? "",
        ],
        related: [Finding.Note("the container is made here", at: draft.roots[root].at)],
        isPossible: demand.isPossible || isNeverCalled(demand.root),
        at: demand.at))
  }
}
