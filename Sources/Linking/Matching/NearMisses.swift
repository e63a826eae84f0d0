import Model

extension Matcher {
  /// Providers that almost answer in `root`, the more telling first, one reason each.
  func nearMisses(to question: Question, in root: Int) -> [NearMiss] {
    let place = AnswerTable.Place(question, root)
    let found = answered.nearMisses[place] ?? candidates(for: question, in: root)
    answered.nearMisses[place] = found
    return Array(found.filter { $0.provider != question.asker }.prefix(Limit.nearMisses.value))
  }

  /// One more than are kept, since whoever asks is none.
  private func candidates(for question: Question, in root: Int) -> [NearMiss] {
    let key = question.key
    let policy = self.policy(of: question.framework)
    let chain = self.chain(of: root)
    var reasons: [Int: NearMiss.Reason] = [:]
    func note(_ some: [Int], _ reason: (Int) -> NearMiss.Reason?) {
      for index in some.prefix(Limit.nearMissCandidates.value) where reasons[index] == nil {
        answered.steps += 1
        if let reason = reason(index) { reasons[index] = reason }
      }
    }
    note(fitting(key, many: question.isMany, question.framework).all.lazy.filter { $0.fit == .yes }.map(\.index)) { index in
      guard chain.contains(where: { $0.holds[index] != nil }) else { return absence(of: index, in: root) }
      let condition = provider(index).condition
      // What is there in every build, and yet not found, was replaced by one that is none of the type.
      return pretends(index, question) ? .pretended : condition == .always ? nil : .condition(condition)
    }
    note(answer(question, in: root).chosen) { pretends($0, question) ? .pretended : nil }
    note(keys.having(key.type)) { index in
      let provider = provider(index)
      guard policy.fit(of: provider.keys, to: key, many: question.isMany) != .no else {
        return difference(of: provider, from: key, policy)
      }
      guard chain.contains(where: { $0.holds[index] != nil }) else { return nil }
      return provider.makesNil ? .onlyNil : provider.isPromise && provider.hasMaker ? .onlyEnds : nil
    }
    let asked = key.type.unwrapped
    if let element = asked.element { note(keys.having(element)) { _ in .element } }
    // The class is asked for, and only its protocols are keys; or the protocol is asked for, and only the class is a key.
    let makers = kinds(of: asked).flatMap(keys.making)
    note(makers.count > 1 ? Set(makers).sorted() : makers) { index in
      // Of one whose keys cannot be told the doubt speaks.
      provider(index).keys.isEmpty ? nil : .implementationOnly
    }
    if let name = asked.baseName {
      note(keys.having(baseName: name)) { index in
        provider(index).keys.first { $0.type.unwrapped.baseName == name && $0.type.unwrapped != asked }
          .map { .otherType($0.type.unwrapped) }
      }
    }
    return Array(reasons.map { NearMiss(provider: $0.key, reason: $0.value) }.sorted().prefix(Limit.nearMisses.value + 1))
  }

  /// Why a provider that fits is not in the container of `root`.
  private func absence(of index: Int, in root: Int) -> NearMiss.Reason? {
    if let target = draft.registrations[index].linkedWith { return .unlinked(target) }
    switch provider(index).owner {
    case .group(let group):
      let loaded = loadedGroups(by: root)
      if loaded.contains(group) { return nil }
      if let other = rootElsewhere(of: index, than: root) { return .otherRoot(other) }
      return isInternal(group, to: loaded) ? .internalModule(group: group) : .notLoaded(group: group)
    case .root(let other): return .otherRoot(other)
    case nil: return draft.registrations[index].loads.first.map { .otherRoot($0.root) }
    }
  }

  /// A container that holds what only another executable compiles than those in which `root` comes to life: that can be loaded nowhere else.
  private func rootElsewhere(of index: Int, than root: Int) -> Int? {
    guard let own = draft.registrations[index].ownHost else { return nil }
    let homes = draft.hosts.indices.filter { draft.hosts[$0].roots.contains(root) }
    return homes.isEmpty || homes.contains(own) ? nil : draft.registrations[index].loads.first?.root
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

  /// What a container and those above it load.
  private func loadedGroups(by root: Int) -> Set<Int> {
    if let known = answered.loaded[root] { return known }
    let found = Set(ancestors.chain(of: root).flatMap { draft.roots[$0].loaded })
    answered.loaded[root] = found
    return found
  }
}
