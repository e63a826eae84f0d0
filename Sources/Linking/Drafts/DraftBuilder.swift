import Model

extension Draft {
  /// What the source says of the graph. Where nobody speaks of containers there is nothing to follow.
  public init(of program: Program, beside declared: Declared = Declared()) {
    if program.vocabularies.isEmpty, declared.isOfTargetsOnly {
      self.init()
      (targets, hosts) = (program.targets, program.hosts)
      return
    }
    let evaluator = Evaluator(program)
    evaluator.run()
    self = evaluator.draft(program)
    guard evaluator.symbols.tellsOwners else { return }
    let naming = Naming(self, evaluator.symbols.ownerNames())
    rename(type: naming.name, text: naming.name)
    declaredTypes = Set(declaredTypes.map(naming.name))
    supertypes = Dictionary(
      supertypes.map { (naming.name($0.key), $0.value.map(naming.name)) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Evaluator {
  /// The records as a draft: open ones dropped, equal ones joined, types named.
  func draft(_ program: Program) -> Draft {
    joinRegisteringFunctions()
    noteUnheld()
    var draft = Draft()
    draft.groups = recording.groups
    draft.targets = program.targets
    draft.includes = recording.includes.keys.sorted {
      (recording.includes[$0]!, $0.at, $0.to) < (recording.includes[$1]!, $1.at, $1.to)
    }
    draft.visibilities = recording.visibilities.sorted { ($0.at, $0.to) < ($1.at, $1.to) }
    for vocabulary in symbols.vocabularies { draft.policies[vocabulary.framework] = vocabulary.policy }
    draft.declaredTypes = Set(
      symbols.types.values.filter { !$0.isExternal && $0.vocabulary == nil }.map {
        TypeName.nominal($0.path.map { TypePart($0) })
      })
    draft.announcements = recording.announcements.sorted { ($0.type, $0.assembly) < ($1.type, $1.assembly) }
    draft.hosts = program.hosts
    let reached = ReachedCode(symbols, self.program.executables)
    let kept = draftRoots(&draft, reached)
    let places = draftRegistrations(&draft, kept, reached)
    draft.groups = recording.groups
    noteGroupsSetAside(&draft)
    draftStanding(&draft, kept)
    draftRequests(&draft, kept, places, reached, idle: draftServings(&draft, program))
    draftUnsupplied(&draft, places)
    draftServedRequests(&draft)
    draftValues(&draft, program.values)
    draftScopes(&draft)
    draft.hazardOccurrences += program.written.flatMap(\.hazardOccurrences)
    draft.hazardOccurrences += recording.hazards.filter { !recording.excused.contains("\($0.pattern) \($0.words["type"] ?? "")") }
      .sorted()
    draftAnnotations(&draft)
    draft.doubt(program.unread, symbols.vocabularies)
    draft.conformers = conformers(of: draft.requests)
    draft.groupLists = groupLists()
    draft.opaque = recording.opaque.sorted { ($0.at, $0.reason) < ($1.at, $1.reason) }
    for item in draft.opaque {
      switch item.what {
      case .registration: draft.coverage.registrations.opaque += 1
      case .need: draft.coverage.needs.opaque += 1
      case .include, .root: draft.coverage.includes.opaque += 1
      }
    }
    draft.coverage.registrations.understood = draft.registrations.count
    draft.coverage.needs.understood = draft.requests.count
    draft.coverage.includes.understood = draft.includes.count
    return draft
  }

  /// Where a container's parent is some value that nobody here follows, it may be any other one of the framework: whatever one of
  /// them has is there. Those of which as little is known come into question only where there are no others.
  func possibleParents(of root: Int) -> [Int] {
    let record = recording.roots[root]
    guard record.isBelowMore || record.isBelowUnknown && record.parents.isEmpty else { return [] }
    let others = recording.roots(of: recording.roots[root].vocabulary).filter { $0 != root && !recording.roots[$0].isImplied }
    let known = others.filter { !recording.roots[$0].isBelowUnknown }
    return known.isEmpty ? others : known
  }

  private func draftRegistrations(
    _ draft: inout Draft, _ kept: DraftedRoots, _ reached: ReachedCode
  ) -> [ObjectIdentifier: Int] {
    var places: [ObjectIdentifier: Int] = [:]
    var known: [String: Int] = [:]
    let closed = closedSites()
    let relayed = relayedTypes()
    let declared = declaredLifetimes()
    for record in recording.registrations where !record.isOpen {
      // What somebody completes is another record; what nobody does may be put into any container.
      if record.container.isLeftToOthers, closed.contains(record.provider.site) { continue }
      var provider = record.provider
      if record.isReplacement, let key = provider.keys.first {
        provider.lifetime = declared[DeclaredEntry(container: record.container, key: key)] ?? provider.lifetime
      }
      for index in provider.keys.indices { provider.keys[index].type = symbols.withInferredArguments(provider.keys[index].type) }
      if !record.names.isEmpty {
        provider.keys = provider.keys.flatMap { key in
          record.names.map { Key(type: key.type, name: $0, tags: key.tags, arguments: key.arguments) }
        }
      }
      if let made = provider.implementation {
        // The compiler vouches for the type with which it was registered, and for none that was added.
        let asked = provider.keys.first.flatMap { relayed[$0] } ?? []
        let added = provider.keys.map(\.type.unwrapped).filter { $0 != record.ownKey?.type } + asked
        provider.pretended = Set(added.filter { symbols.isSurelyNo((record.exact ?? made).unwrapped, $0) })
        let isHeldStrongly = provider.lifetime.sharing > .graph && !provider.lifetime.isWeak
        if !symbols.vocabularies[record.vocabulary].policy.sharesValues, !isHeldStrongly, symbols.isValueType(made.unwrapped) {
          provider.lifetime.sharing = .none
        }
      }
      if case .group(let group)? = provider.owner { provider.visibility = recording.groups[group].visibility }
      // One that registers whatever type it is handed is no module.
      if provider.owner == nil, !record.container.isExact, let writer = record.writer,
        symbols.declaration(writer).generics.isEmpty
      {
        provider.owner = .group(group(of: writer, record.vocabulary))
      }
      let loads = loads(of: record, kept, reached)
      if case .root(let root)? = provider.owner {
        let own = kept.of(root).first { index in loads.contains { $0.root == index } } ?? kept.of(root).first
        provider.owner = own.map { .root($0) }
      }
      // What may be registered in any container is loaded into each.
      if !record.container.isExact, case .group(let group)? = provider.owner {
        for load in loads where !draft.roots[load.root].loaded.contains(group) { draft.roots[load.root].loaded.append(group) }
      }
      let overwrites = symbols.vocabularies[record.vocabulary].policy.duplicates != .coexist
      let identity =
        "\(provider.site) \(provider.at) \(provider.implementation?.description ?? "") \(String(describing: provider.owner)) "
        + "\(provider.condition) "
        + (overwrites ? provider.keys.first?.description ?? "" : "")
      if let index = known[identity] {
        places[ObjectIdentifier(record)] = index
        let new = provider.keys.filter { !draft.registrations[index].provider.keys.contains($0) }
        draft.registrations[index].provider.keys += new
        draft.registrations[index].provider.pretended.formUnion(provider.pretended)
        draft.registrations[index].provider.relayed.formUnion(provider.relayed)
        draft.registrations[index].provider.kept.formUnion(provider.kept)
        for load in loads {
          if let place = draft.registrations[index].loads.firstIndex(where: { $0.root == load.root }) {
            if !load.isPossible { draft.registrations[index].loads[place].isPossible = false }
          } else {
            draft.registrations[index].loads.append(load)
          }
        }
      } else {
        known[identity] = draft.registrations.count
        places[ObjectIdentifier(record)] = draft.registrations.count
        draft.registrations.append(Draft.Registration(provider, loads: loads))
        draft.registrations[draft.registrations.count - 1].ownHost = program.executables.owning(provider.at.file).first
      }
      for doubt in record.doubts + program.buildNames.doubts(about: provider.keys) {
        draft.doubts.append(
          Draft.Doubt(
            key: doubt.key, nameIsUnknown: doubt.nameIsUnknown, hasName: doubt.hasName, isOutsideType: doubt.isOutsideType,
            framework: provider.framework, roots: loads.map(\.root), at: provider.at))
      }
    }
    for handedOut in recording.handedOutRoots.sorted(by: { ($0.at, $0.root) < ($1.at, $1.root) }) {
      let roots = roots(handedOut, kept, reached)
      guard let first = roots.first else { continue }
      var doubt = Draft.Doubt(
        key: Key(type: .unknown), nameIsUnknown: true, framework: draft.roots[first].framework, roots: roots, at: handedOut.at)
      doubt.isOutsideType = true
      draft.doubts.append(doubt)
    }
    // A registration of which a caller says what it is may be anything that a call would have said which was cut off.
    let open = recording.registrations.compactMap { record in
      if case .exact(let root) = record.container, record.isOpen { root } else { nil }
    }
    for cut in recording.cuts.sorted(by: { $0.at < $1.at }) {
      for root in Set((cut.roots.map { $0 + open } ?? kept.all.map(\.old)).flatMap { kept.of($0) }).sorted() {
        draft.roots[root].isOpen = true
        draft.doubts.append(
          Draft.Doubt(
            key: Key(type: .unknown), nameIsUnknown: true, framework: draft.roots[root].framework, roots: [root], at: cut.at))
      }
    }
    for open in recording.openRoots.sorted(by: { ($0.at, $0.root) < ($1.at, $1.root) }) {
      for root in roots(open, kept, reached) {
        draft.roots[root].isOpen = true
        draft.doubts.append(
          Draft.Doubt(
            key: Key(type: .unknown), nameIsUnknown: true, framework: draft.roots[root].framework, roots: [root], at: open.at))
      }
    }
    return places
  }

  /// What stands for a container in the executables that run what was met there.
  private func roots(_ open: OpenRoot, _ kept: DraftedRoots, _ reached: ReachedCode) -> [Int] {
    kept.of(open.root, in: reached.running(program.executables.origin([open.at], nil)))
  }

  /// By key: the further types for which some registration asks that key again.
  private func relayedTypes() -> [Key: Set<TypeName>] {
    var found: [Key: Set<TypeName>] = [:]
    for record in recording.registrations where !record.provider.relayed.isEmpty {
      guard let own = record.provider.keys.first else { continue }
      found[own, default: []].formUnion(record.provider.relayed.map(\.type.unwrapped))
    }
    return found
  }

  /// Where something is registered in a container that is known.
  private func closedSites() -> Set<Location> {
    Set(recording.registrations.filter { !$0.container.isLeftToOthers && !$0.isOpen }.map(\.provider.site))
  }

  /// The containers that hold a registration; one put into an unknown container may be in any.
  private func loads(of record: RegistrationRecord, _ kept: DraftedRoots, _ reached: ReachedCode) -> [Draft.Load] {
    let hosts = reached.running(record.origin)
    if !record.container.isExact {
      let all = recording.roots(of: record.vocabulary).filter { isMade($0, in: hosts) }.flatMap { kept.of($0, in: hosts) }
      return all.map { root in
        var load = Draft.Load(root: root, order: record.provider.order)
        load.isPossible = all.count > 1
        load.hosts = hosts
        return load
      }
    }
    return record.loads.keys.sorted().flatMap { old in
      kept.of(old, in: hosts).map { new in
        var load = record.loads[old]!
        load.root = new
        return load
      }
    }
  }
}
