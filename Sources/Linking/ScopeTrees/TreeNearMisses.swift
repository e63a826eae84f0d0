import Model

extension Matcher {
  /// Providers that almost answer a need on a way from the root, whose scopes `path` names, the asker's last.
  func nearMisses(to need: Need, along path: [Int], _ policy: Policy) -> [NearMiss] {
    let key = need.key
    var reasons: [Int: NearMiss.Reason] = [:]
    func note(_ index: Int, _ reason: NearMiss.Reason) { if reasons[index] == nil { reasons[index] = reason } }
    let above = policy.asksOwnScope ? path : Array(path.dropLast())
    let onWay = Set(above)
    for index in keys.having(key.type).prefix(Limit.nearMissCandidates.value)
    where provider(index).hiding != nil && provider(index).keys.contains(key) {
      if !onWay.isDisjoint(with: holders(of: index)), let hiding = provider(index).hiding { note(index, .hidden(hiding)) }
    }
    for index in keys.having(key.type).prefix(Limit.nearMissCandidates.value)
    where provider(index).isPromise && provider(index).hasMaker && provider(index).keys.contains(key) {
      if !onWay.isDisjoint(with: holders(of: index)) { note(index, .onlyEnds) }
    }
    if policy.matching == .declaredTypes {
      for scope in above.reversed() {
        for index in registrations(ofScope: scope)
        where provider(index).implementation == key.type && !provider(index).offers.isEmpty {
          note(index, .offeredAs(provider(index).offers))
        }
      }
    }
    for found in fitting(key, many: need.isMany, need.framework).all.prefix(Limit.nearMissCandidates.value)
    where found.fit == .yes {
      guard case .group(let group) = provider(found.index).owner else { continue }
      if !provider(found.index).condition.excludes(need.condition), !onWay.isDisjoint(with: holders(of: found.index)) {
        note(found.index, .condition(provider(found.index).condition))
      } else {
        let isLoaded = holders(of: found.index).contains { !forest.trees[$0].isEmpty }
        note(found.index, isLoaded ? .offPath(group: group) : .notLoaded(group: group))
      }
    }
    // The nearest scope that has the type under another name, and the nearest that has the name with another type.
    let sameType = answered.holders(of: .type(policy.compared(key.type))) {
      let some = keys.having(key.type).filter { index in
        provider(index).hiding == nil && provider(index).keys.contains { policy.compared($0.type) == policy.compared(key.type) }
      }
      return byScope(some)
    }
    for index in nearest(sameType, above).prefix(Limit.nearMissCandidates.value) {
      guard let other = provider(index).keys.first(where: { policy.compared($0.type) == policy.compared(key.type) }),
        other.name != key.name || other.tags != key.tags
      else { continue }
      note(index, other.tags != key.tags ? .otherTags(other.tags) : .otherName(other.name))
    }
    if let name = key.name {
      let sameName = answered.holders(of: .name(name)) {
        byScope(keys.having(named: name).filter { provider($0).hiding == nil })
      }
      for index in nearest(sameName, above).prefix(Limit.nearMissCandidates.value) {
        guard let other = provider(index).keys.first(where: { $0.name == name && $0.type != key.type }) else { continue }
        note(index, other.type.unwrapped == key.type.unwrapped ? .optionality : .sameName(other.type))
      }
    }
    return reasons.map { NearMiss(provider: $0.key, reason: $0.value) }.sorted().prefix(Limit.nearMisses.value).map { $0 }
  }

  private func holders(of registration: Int) -> [Int] {
    guard case .group(let group) = provider(registration).owner else { return [] }
    return forest.holders[group] ?? []
  }

  /// By scope, those of some registrations that it holds, ascending.
  private func byScope(_ some: [Int]) -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    for index in some { for scope in holders(of: index) { result[scope, default: []].append(index) } }
    return result
  }

  /// What the scope nearest to the end of the way holds.
  private func nearest(_ held: [Int: [Int]], _ way: [Int]) -> [Int] {
    way.reversed().lazy.compactMap { held[$0] }.first ?? []
  }
}
