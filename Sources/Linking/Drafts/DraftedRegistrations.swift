import Model

extension Evaluator {
  /// Registrations as a draft has them: what was written down of one several times is one, and what it may be besides is in doubt.
  ///
  /// - Returns: where each record went.
  func draftRegistrations(_ draft: inout Draft, _ kept: DraftedRoots, _ reached: ReachedCode) -> [ObjectIdentifier: Int] {
    var places: [ObjectIdentifier: Int] = [:]
    var known: [DraftedIdentity: Int] = [:]
    let closed = closedSites()
    let relayed = relayedTypes()
    let declared = declaredLifetimes()
    let calls = occasions()
    for record in recording.registrations where !record.isOpen {
      // What somebody completes is another record; what nobody does may be put into any container.
      if record.container.isLeftToOthers, closed.contains(record.provider.site) { continue }
      var provider = provider(of: record, relayed, declared)
      provider.occasions = occasions(of: record, calls)
      provider.line = line(of: record)
      provider.age = age(of: record)
      let loads = loads(of: record, kept, reached).map { $0.on(provider.branches) }
      if case .root(let root)? = provider.owner {
        let own = kept.of(root).first { index in loads.contains { $0.root == index } } ?? kept.of(root).first
        provider.owner = own.map { .root($0) }
      }
      // What may be registered in any container is loaded into each.
      if !record.container.isExact, copiedGroup(of: record) == nil, forgottenGroup(of: record) == nil,
        case .group(let group)? = provider.owner
      {
        for load in loads where !draft.roots[load.root].loaded.contains(group) { draft.roots[load.root].loaded.append(group) }
      }
      let overwrites = symbols.vocabularies[record.vocabulary].policy.duplicates != .coexist
      let identity = DraftedIdentity(provider, overwrites: overwrites)
      let index = known[identity] ?? draft.registrations.count
      if index < draft.registrations.count {
        draft.registrations[index].join(provider, loads)
      } else {
        known[identity] = index
        draft.registrations.append(Draft.Registration(provider, loads: loads))
        draft.registrations[index].ownHost = program.executables.owning(provider.at.file).first
      }
      places[ObjectIdentifier(record)] = index
      for doubt in record.doubts + program.buildNames.doubts(about: provider.keys) {
        draft.doubts.append(
          Draft.Doubt(
            key: doubt.key, nameIsUnknown: doubt.nameIsUnknown, hasName: doubt.hasName, isOutsideType: doubt.isOutsideType,
            framework: provider.framework, roots: loads.map(\.root), at: provider.at))
      }
    }
    doubtTypeArguments(&draft)
    doubtNamesOfCallers(&draft, kept, reached)
    doubtWhatOthersRegister(&draft, kept, reached)
    return places
  }

  /// What is registered under whatever name a function is handed, where somebody hands it one that cannot be told.
  private func doubtNamesOfCallers(_ draft: inout Draft, _ kept: DraftedRoots, _ reached: ReachedCode) {
    // Who takes nothing himself hands on nothing of his callers'.
    let unread = Set(recording.leftOpen.lazy.filter { self.symbols.declaration($0.caller).parameters.isEmpty }.map(\.callee))
    for record in recording.registrations where record.isOpen {
      guard let type = record.typeOfAnyName, let function = record.function, unread.contains(function) else { continue }
      draft.doubts.append(
        Draft.Doubt(
          key: Key(type: type), nameIsUnknown: true, hasName: true, framework: record.provider.framework,
          roots: loads(of: record, kept, reached).map(\.root), at: record.provider.at))
    }
  }

  /// What a record says of a provider, with what is known only at the end: its names, lifetime and owner, and what it only pretends to be.
  private func provider(
    of record: RegistrationRecord, _ relayed: [Key: Set<TypeName>], _ declared: [DeclaredEntry: Lifetime]
  ) -> Provider {
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
    provider.keys.removeAll { isAnswered($0, before: record) }
    if let made = provider.implementation {
      // The compiler vouches for the type with which it was registered, and for none that was added.
      let asked = provider.keys.first.flatMap { relayed[$0] } ?? []
      let added = provider.keys.map(\.type.unwrapped).filter { $0 != record.ownKey?.type } + asked
      provider.pretended = Set(added.filter { symbols.isSurelyNo((record.exact ?? made).unwrapped, $0) })
      let isHeldStrongly = provider.lifetime.sharing > .graph && !provider.lifetime.isWeak
      let isValue = symbols.isValueType((record.exact ?? made).unwrapped)
      let sharesValues = symbols.vocabularies[record.vocabulary].policy.sharesValues
      if isValue, !sharesValues, !isHeldStrongly { provider.lifetime.sharing = .none }
    }
    if case .group(let group)? = provider.owner { provider.visibility = recording.groups[group].visibility }
    if let group = forgottenGroup(of: record) { provider.owner = .group(group) }
    if provider.owner == nil { provider.owner = copiedGroup(of: record).map { .group($0) } }
    // One that registers whatever type it is handed is no module.
    if provider.owner == nil, !record.container.isExact, let writer = record.writer, symbols.declaration(writer).generics.isEmpty
    {
      provider.owner = .group(group(of: writer, record.vocabulary))
    }
    if provider.owner == nil, let group = group(ofHeir: record) { provider.owner = .group(group) }
    return provider
  }

  /// Whether what is registered is what the container answered to that key before: who asks for it gets what he would have got, or what
  /// was missing is missing still.
  private func isAnswered(_ key: Key, before record: RegistrationRecord) -> Bool {
    guard let request = record.answered, request.container == record.container, let asked = request.expected?.unwrapped,
      !request.nameIsUnknown, !request.nameIsOpen, request.eitherName.isEmpty, request.tags.isEmpty
    else { return false }
    return key.type.unwrapped == asked && key.name == request.name && key.tags.isEmpty
  }

  /// Containers that code outside the sources was handed, that were not followed to the end, or to which callers may tell anything.
  private func doubtWhatOthersRegister(_ draft: inout Draft, _ kept: DraftedRoots, _ reached: ReachedCode) {
    openLibraryContainers()
    for handedOut in recording.handedOutRoots.sorted(by: { ($0.at, $0.root) < ($1.at, $1.root) }) {
      let roots = roots(handedOut, kept, reached)
      guard let first = roots.first else { continue }
      var doubt = Draft.Doubt(
        key: Key(type: .unknown), nameIsUnknown: true, framework: draft.roots[first].framework, roots: roots, at: handedOut.at)
      doubt.isOutsideType = true
      draft.doubts.append(doubt)
    }
    // Where it cannot be told in which container a type is registered, it may be in any.
    for unseen in recording.unseenRegistrations.sorted(by: { ($0.at, $0.vocabulary) < ($1.at, $1.vocabulary) }) {
      draft.doubts.append(
        Draft.Doubt(
          key: Key(type: unseen.type), nameIsUnknown: true, framework: symbols.vocabularies[unseen.vocabulary].framework,
          roots: [],
          at: unseen.at))
    }
    // A registration of which a caller says what it is may be anything that a call would have said which was cut off.
    let open = recording.registrations.compactMap { record in
      if case .exact(let root) = record.container, record.isOpen { root } else { nil }
    }
    for cut in recording.cuts.sorted(by: { $0.at < $1.at }) {
      for root in Set((cut.roots.map { $0 + open } ?? kept.all.map(\.old)).flatMap { kept.of($0) }).sorted() {
        draft.doubtAll(of: root, at: cut.at)
      }
    }
    for open in recording.openRoots.sorted(by: { ($0.at, $0.root) < ($1.at, $1.root) }) {
      for root in roots(open, kept, reached) { draft.doubtAll(of: root, at: open.at) }
    }
  }

  /// What stands for a container in the executables that run what was met there.
  private func roots(_ open: OpenRoot, _ kept: DraftedRoots, _ reached: ReachedCode) -> [Int] {
    kept.of(open.root, in: reached.running(program.executables.origin(CallPath(open.at), nil)))
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

  /// The group of whose own method this stands in a second copy, as where two files each declare the type: it is done where the group is loaded,
  /// if it is the one that is meant, and nowhere else.
  private func copiedGroup(of record: RegistrationRecord) -> Int? {
    guard record.container.isLeftToOthers, let writer = record.writer, isGroupMethod(writer),
      let key = symbols.enclosingType(writer), let symbol = symbols.types[key]
    else { return nil }
    let method = symbols.declaration(writer)
    let copies = symbol.members[method.name]?.filter { id in
      symbols.declaration(id).parameters.map(\.label) == method.parameters.map(\.label)
    }
    return copies?.first == writer ? nil : recording.groupIndex[key]
  }

  /// Where something is registered in a container that is known.
  private func closedSites() -> Set<Location> {
    Set(recording.registrations.filter { !$0.container.isLeftToOthers && !$0.isOpen }.map(\.provider.site))
  }

  /// The group in whose own method something stands, where nothing loads it: whichever container that method fills, nobody runs it.
  private func forgottenGroup(of record: RegistrationRecord) -> Int? {
    guard let writer = record.writer, isGroupMethod(writer),
      let group = symbols.enclosingType(writer).flatMap({ recording.groupIndex[$0] })
    else { return nil }
    return recording.forgottenGroups.contains(group) ? group : nil
  }

  /// The containers that hold a registration; one put into an unknown container may be in any.
  private func loads(of record: RegistrationRecord, _ kept: DraftedRoots, _ reached: ReachedCode) -> [Draft.Load] {
    let hosts = reached.running(record.origin)
    if forgottenGroup(of: record) != nil {
      return recording.roots(of: record.vocabulary).filter { recording.roots[$0].isImplied }.flatMap { kept.of($0, in: hosts) }
        .map { Draft.Load(root: $0, order: record.provider.order) }
    }
    if !record.container.isExact {
      let some = recording.roots(of: record.vocabulary).filter { isMade($0, in: hosts) && !isOfOthers($0, than: record) }
      let copied = copiedGroup(of: record).map { Set(recording.roots(loading: $0)) }
      let all = some.filter { copied?.contains($0) ?? true }.flatMap { kept.of($0, in: hosts) }
      let isOneOfMany = all.count > 1 || copied != nil || some.contains { recording.roots[$0].isCrowded }
      return all.map { root in
        var load = Draft.Load(root: root, order: record.provider.order)
        load.isPossible = isOneOfMany
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

extension Recording {
  /// The containers that load a group, be it through others.
  fileprivate func roots(loading group: Int) -> [Int] {
    var above: Set<Int> = [group]
    var open = [group]
    while let next = open.popLast() {
      for include in includes.keys where include.to == next {
        if case .group(let from) = include.from, above.insert(from).inserted { open.append(from) }
      }
    }
    return roots.indices.filter { !above.isDisjoint(with: roots[$0].loaded) }
  }
}

/// What makes records one registration: where it stands and what it makes, for whom and when; and its key, where a later one overwrites.
private struct DraftedIdentity: Hashable {
  var site: Location
  var at: Location
  var implementation: TypeName?
  var owner: Owner?
  var condition: BuildCondition
  var key: Key?

  init(_ provider: Provider, overwrites: Bool) {
    (site, at, implementation, owner) = (provider.site, provider.at, provider.implementation, provider.owner)
    (condition, key) = (provider.condition, overwrites ? provider.keys.first : nil)
  }
}

extension Draft.Registration {
  /// The same was written down once more.
  fileprivate mutating func join(_ other: Provider, _ otherLoads: [Draft.Load]) {
    provider.keys += other.keys.filter { !provider.keys.contains($0) }
    provider.pretended.formUnion(other.pretended)
    provider.relayed.formUnion(other.relayed)
    provider.kept.formUnion(other.kept)
    provider.joinReach(other)
    for load in otherLoads {
      if let place = loads.firstIndex(where: { $0.root == load.root }) {
        if !load.isPossible { loads[place].isPossible = false }
        // What two containers hold on different ways does not meet for that.
        provider.branches.formUnion(other.branches)
        loads[place].join(load)
      } else {
        loads.append(load)
      }
    }
  }
}

extension Draft {
  /// A container may hold anything besides.
  fileprivate mutating func doubtAll(of root: Int, at: Location) {
    roots[root].isOpen = true
    doubts.append(Doubt(key: Key(type: .unknown), nameIsUnknown: true, framework: roots[root].framework, roots: [root], at: at))
  }
}
