import Model

extension Matcher {
  /// What only the answers show: one type in two spellings, providers that hide others, ways that lead to different ones.
  func treeSightings(_ needs: [Need]) -> [Sighting] {
    var found: Set<Sighting> = []
    for (request, need) in zip(draft.requests, needs) where request.place != nil {
      let providers = Set(need.verdicts.flatMap(\.providers)).sorted()
      if let own = request.spelling, let other = providers.first(where: { spelling(of: $0) != own }),
        let text = spelling(of: other)
      {
        found.insert(
          Sighting(
            .otherSpelling, framework: need.framework, words: ["name": need.key.name ?? "", "type": own, "other": text],
            related: [Finding.Note("it is provided here", at: provider(other).at)], at: need.at))
      }
      for verdict in need.verdicts where verdict.providers.count > 1 && !need.isMany && !verdict.isAmbiguous {
        found.insert(
          Sighting(
            .divergent, framework: need.framework, words: ["name": need.key.name ?? "", "type": need.key.type.description],
            related: verdict.providers.map { Finding.Note("one way leads here", at: provider($0).at) }, at: need.at))
      }
    }
    return found.union(shadows()).sorted()
  }

  private func spelling(of registration: Int) -> String? { draft.registrations[registration].spelling }

  /// Providers that hide one of the same key in a scope above them.
  private func shadows() -> Set<Sighting> {
    var found: Set<Sighting> = []
    var byKey: [Key: [Int]] = [:]
    for (index, registration) in draft.registrations.enumerated() where registration.provider.hiding == nil {
      guard case .group(let group)? = registration.provider.owner, forest.holders[group] != nil else { continue }
      for key in registration.provider.keys where key.name != nil { byKey[key, default: []].append(index) }
    }
    let parents = Digraph(
      count: forest.scopes.count,
      arrows: forest.scopes.indices.flatMap { scope in forest.scopes[scope].parents.map { Digraph.Arrow(scope, $0) } })
    for indices in byKey.values where indices.count > 1 {
      var at: [Int: Int] = [:]
      for index in indices { if let scope = holder(of: index) { at[scope] = index } }
      for (scope, lower) in at {
        let above = parents.reached(from: parents.next[scope]).filter { $0 != scope }.compactMap { at[$0] }
        guard let upper = above.min(), case .group(let group)? = provider(upper).owner, let key = provider(lower).keys.first
        else {
          continue
        }
        found.insert(
          Sighting(
            .shadowed, framework: provider(lower).framework,
            words: ["name": key.name ?? "", "type": key.type.description, "other": draft.groups[group].name],
            related: [Finding.Note("it is provided here, too", at: provider(upper).at)], at: provider(lower).at))
      }
    }
    return found
  }

  private func holder(of registration: Int) -> Int? {
    guard case .group(let group)? = provider(registration).owner else { return nil }
    return forest.holders[group]?.first
  }
}
