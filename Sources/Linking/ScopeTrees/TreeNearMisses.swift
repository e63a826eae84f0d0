import Model

extension Matcher {
  /// Providers that almost answer a need on a way from the root, whose scopes `path` names, the asker's last.
  func nearMisses(to need: Need, along path: [Int], _ policy: Policy) -> [NearMiss] {
    let key = need.key
    var reasons: [Int: NearMiss.Reason] = [:]
    func note(_ index: Int, _ reason: NearMiss.Reason) { if reasons[index] == nil { reasons[index] = reason } }
    let above = policy.asksOwnScope ? path : Array(path.dropLast())
    let onWay = Set(above)
    for index in having(key.type) where provider(index).hiding != nil && provider(index).keys.contains(key) {
      if !onWay.isDisjoint(with: holders(of: index)), let hiding = provider(index).hiding { note(index, .hidden(hiding)) }
    }
    if policy.matching == .declaredTypes {
      for scope in above.reversed() {
        for index in registrations(ofScope: scope)
        where provider(index).implementation == key.type && !provider(index).offers.isEmpty {
          note(index, .offeredAs(provider(index).offers))
        }
      }
    }
    for found in fitting(key, many: need.isMany, policy) where found.fit == .yes {
      guard case .group(let group) = provider(found.index).owner else { continue }
      if !provider(found.index).condition.excludes(need.condition), !onWay.isDisjoint(with: holders(of: found.index)) {
        note(found.index, .condition(provider(found.index).condition))
      } else {
        let isLoaded = holders(of: found.index).contains { !forest.trees[$0].isEmpty }
        note(found.index, isLoaded ? .offPath(group: group) : .notLoaded(group: group))
      }
    }
    // The nearest scope that has the type under another name, and the nearest that has the name with another type.
    let sameType = having(key.type).filter { index in
      provider(index).hiding == nil && provider(index).keys.contains { policy.compared($0.type) == policy.compared(key.type) }
    }
    for index in nearest(sameType, above) {
      guard let other = provider(index).keys.first(where: { policy.compared($0.type) == policy.compared(key.type) }),
        other.name != key.name || other.tags != key.tags
      else { continue }
      note(index, other.tags != key.tags ? .otherTags(other.tags) : .otherName(other.name))
    }
    if let name = key.name {
      for index in nearest(having(named: name).filter { provider($0).hiding == nil }, above) {
        guard let other = provider(index).keys.first(where: { $0.name == name && $0.type != key.type }) else { continue }
        note(index, other.type.unwrapped == key.type.unwrapped ? .optionality : .sameName(other.type))
      }
    }
    return reasons.map { NearMiss(provider: $0.key, reason: $0.value) }.sorted().prefix(NearMiss.limit).map { $0 }
  }

  private func holders(of registration: Int) -> [Int] {
    guard case .group(let group) = provider(registration).owner else { return [] }
    return forest.holders[group] ?? []
  }

  /// Of some registrations those in the scope nearest to the end of the way, with their positions.
  private func nearest(_ some: [Int], _ way: [Int]) -> [Int] {
    for scope in way.reversed() {
      let here = some.filter { holders(of: $0).contains(scope) }
      if !here.isEmpty { return here }
    }
    return []
  }
}
