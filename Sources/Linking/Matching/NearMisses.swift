import Model

extension NearMiss {
  /// How many are kept.
  static let limit = 5
}

extension Matcher {
  /// Providers that almost answer in `root`, the more telling first, one reason each.
  func nearMisses(to question: Question, in root: Int) -> [NearMiss] {
    let key = question.key
    let policy = self.policy(of: question.framework)
    let chain = chains[root].map { containers[$0] }
    func isHeld(_ index: Int) -> Bool { chain.contains { $0.holds[index] != nil } }
    var reasons: [Int: NearMiss.Reason] = [:]
    func note(_ index: Int, _ reason: NearMiss.Reason?) {
      guard let reason, reasons[index] == nil, index != question.asker else { return }
      reasons[index] = reason
    }
    for found in fitting(key, many: question.isMany, policy) where found.fit == .yes {
      let condition = provider(found.index).condition
      // What is there in every build, and yet not found, was replaced by one that is none of the type.
      let held: NearMiss.Reason? =
        pretends(found.index, question) ? .pretended : condition == .always ? nil : .condition(condition)
      note(found.index, isHeld(found.index) ? held : absence(of: found.index, in: root))
    }
    for index in having(key.type) where policy.fit(of: provider(index).keys, to: key, many: question.isMany) == .no {
      note(index, difference(of: provider(index), from: key, policy))
    }
    if let element = key.type.unwrapped.element {
      for index in having(element) { note(index, .element) }
    }
    let kinds = self.kinds(of: key.type.unwrapped)
    for (index, registration) in draft.registrations.enumerated() where reasons[index] == nil {
      note(index, relation(of: registration.provider, to: key.type.unwrapped, kinds))
    }
    return reasons.map { NearMiss(provider: $0.key, reason: $0.value) }.sorted().prefix(NearMiss.limit).map { $0 }
  }

  /// Why a provider that fits is not in the container of `root`.
  private func absence(of index: Int, in root: Int) -> NearMiss.Reason? {
    switch provider(index).owner {
    case .group(let group):
      let loaded = Set(chains[root].flatMap { draft.roots[$0].loaded })
      if loaded.contains(group) { return nil }
      return isInternal(group, to: loaded) ? .internalModule(group: group) : .notLoaded(group: group)
    case .root(let other): return .otherRoot(other)
    case nil: return draft.registrations[index].loads.first.map { .otherRoot($0.root) }
    }
  }

  /// Whether `group` is, or hangs below, an internal module of a group that is loaded.
  func isInternal(_ group: Int, to loaded: Set<Int>) -> Bool {
    var seen: Set<Int> = [group]
    var work = [group]
    while let at = work.popLast() {
      for include in includers[at] {
        guard case .group(let from) = include.from else { continue }
        if include.kind == .internal, loaded.contains(from) { return true }
        if include.kind != .peer, include.kind != .dependency, seen.insert(from).inserted { work.append(from) }
      }
    }
    return false
  }

  /// What keeps a provider that has the type from answering.
  private func difference(of provider: Provider, from key: Key, _ policy: Policy) -> NearMiss.Reason? {
    let typed = provider.keys.filter { $0.type.unwrapped == key.type.unwrapped }
    guard let same = typed.first(where: { policy.compared($0.type) == policy.compared(key.type) }) else { return .optionality }
    if let other = typed.first(where: { $0.arguments.count == key.arguments.count && $0.name == key.name }) {
      if other.tags != key.tags { return .otherTags(other.tags) }
      return .otherArguments(other.arguments)
    }
    if typed.allSatisfy({ $0.name != key.name }) { return .otherName(same.name) }
    return .otherArguments(same.arguments)
  }

  /// What connects a provider of another type with the key.
  private func relation(of provider: Provider, to asked: TypeName, _ kinds: Set<TypeName>) -> NearMiss.Reason? {
    // The class is asked for, and only its protocols are keys; or the protocol is asked for, and only the class is a key.
    if let implementation = provider.implementation?.unwrapped, kinds.contains(implementation.bare) { return .implementationOnly }
    guard let name = asked.baseName else { return nil }
    return provider.keys.first { $0.type.unwrapped.baseName == name && $0.type.unwrapped != asked }
      .map { .otherType($0.type.unwrapped) }
  }
}
