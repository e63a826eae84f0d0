import Model

extension Matcher {
  /// What only the answers show: one type in two spellings, providers that hide others, ways that lead to different ones.
  func treeSightings(_ needs: [Need]) -> [HazardOccurrence] {
    guard !forest.scopes.isEmpty else { return [] }
    var found: [HazardOccurrence] = []
    for (request, need) in zip(draft.requests, needs) where request.place != nil {
      let providers = providers(of: need)
      if let own = need.spelling, let other = otherSpelling(of: need, providers, in: request.place!) {
        found.append(
          HazardOccurrence(
            .otherSpelling, framework: need.framework, words: ["name": need.key.name ?? "", "type": own, "other": other.text],
            related: [Finding.Note("it is provided here", at: other.at)], at: need.at))
      }
      for index in providers
      where provider(index).visibility == .internal && !draft.registrations[index].isReadByTool
        && policy(of: need.framework).hides.contains(.isNotPublic)
      {
        found.append(
          HazardOccurrence(
            .seenByToolOnly, framework: need.framework, words: ["name": need.key.name ?? ""],
            related: [Finding.Note("it is asked for here", at: need.at)],
            isPossible: policy(of: need.framework).mayHide.contains(.isNotPublic), at: provider(index).at))
      }
      for verdict in need.verdicts where verdict.providers.count > 1 && !need.isMany && !verdict.isAmbiguous {
        found.append(
          HazardOccurrence(
            .divergent, framework: need.framework, words: ["name": need.key.name ?? "", "type": need.key.type.description],
            related: verdict.providers.map { Finding.Note("one way leads here", at: provider($0).at) }, at: need.at))
      }
    }
    return found + declaredSightings(needs) + shadows() + remade(needs)
  }

  /// Words at the end of a type's name that speak of a state of its own.
  private static let stateful = ["Service", "Store", "Cache", "Stream", "Session", "Storage", "Database"]

  /// What is made anew each time although several ask for it, and its name speaks of a state.
  private func remade(_ needs: [Need]) -> [HazardOccurrence] {
    var askers: [Int: [Need]] = [:]
    for need in needs where need.scope != nil {
      for index in providers(of: need) { askers[index, default: []].append(need) }
    }
    var found: [HazardOccurrence] = []
    for (index, asking) in askers where asking.count > 1 && provider(index).lifetime.sharing == .none {
      guard !provider(index).scopes.isEmpty, let key = provider(index).keys.first, let base = key.type.unwrapped.baseName,
        Self.stateful.contains(where: { base.hasSuffix($0) })
      else { continue }
      found.append(
        HazardOccurrence(
          .remade, framework: provider(index).framework, words: ["name": key.name ?? "", "type": key.type.description],
          related: asking.prefix(3).map { Finding.Note("it is asked for here", at: $0.at) }, at: provider(index).at))
    }
    return found
  }

  /// Whatever answers it in one root or another, ascending.
  func providers(of need: Need) -> [Int] {
    need.verdicts.count == 1 && need.verdicts[0].providers.count < 2
      ? need.verdicts[0].providers : Set(need.verdicts.flatMap(\.providers)).sorted()
  }

  /// How what answers a need is spelled and where, if otherwise: a provider, or what a scope above is handed over.
  private func otherSpelling(of need: Need, _ providers: [Int], in place: Int) -> (text: String, at: Location)? {
    for provider in providers where draft.registrations[provider].spelling != need.spelling {
      return draft.registrations[provider].spelling.map { ($0, self.provider(provider).at) }
    }
    guard providers.isEmpty, need.verdicts.contains(where: { $0.status == .external }) else { return nil }
    var open = [place]
    var seen: Set<Int> = [place]
    while let scope = open.popLast() {
      if let handed = forest.scopes[scope].arguments.first(where: { $0.key == need.key }) {
        if let text = handed.spelling, let at = handed.at, text != need.spelling { return (text, at) }
      } else {
        open += forest.scopes[scope].parents.filter { seen.insert($0).inserted }
      }
    }
    return nil
  }

  /// Providers that hide one of the same key in a scope above them.
  private func shadows() -> [HazardOccurrence] {
    var found: [HazardOccurrence] = []
    var byKey: [Key: [Int]] = [:]
    for index in keys.namesakes where draft.registrations[index].provider.hiding == nil {
      guard case .group(let group)? = provider(index).owner, forest.holders[group] != nil else { continue }
      for key in provider(index).keys where key.name != nil { byKey[key, default: []].append(index) }
    }
    let parents = forest.children.reversed
    guard let height = heights(parents) else { return [] }
    for indices in byKey.values where indices.count > 1 {
      var at: [Int: Int] = [:]
      for index in indices { if let scope = holder(of: index) { at[scope] = index } }
      let least = at.keys.map { height[$0] }.min() ?? 0
      for (scope, lower) in at where height[scope] > least {
        guard let upper = nearestAbove(scope, at, parents, isHigh: { height[$0] >= least }),
          case .group(let group)? = provider(upper).owner, let key = provider(lower).keys.first
        else {
          continue
        }
        found.append(
          HazardOccurrence(
            .shadowed, framework: provider(lower).framework,
            words: ["name": key.name ?? "", "type": key.type.description, "other": draft.groups[group].name],
            related: [Finding.Note("it is provided here, too", at: provider(upper).at)], at: provider(lower).at))
      }
    }
    return found
  }

  /// By scope, how many steps the longest way down to it has; nil where scopes make one another in a ring.
  private func heights(_ parents: Digraph) -> [Int]? {
    let children = forest.children
    guard children.ringComponents.isEmpty else { return nil }
    var left = parents.next.map(\.count)
    var height = [Int](repeating: 0, count: left.count)
    var line = left.indices.filter { left[$0] == 0 }
    var at = 0
    while at < line.count {
      for child in children.next[line[at]] {
        height[child] = max(height[child], height[line[at]] + 1)
        left[child] -= 1
        if left[child] == 0 { line.append(child) }
      }
      at += 1
    }
    return height
  }

  /// What one of the scopes above holds, the nearest first.
  private func nearestAbove(_ scope: Int, _ held: [Int: Int], _ parents: Digraph, isHigh: (Int) -> Bool) -> Int? {
    var line = parents.next[scope]
    var seen = Set(line)
    var at = 0
    while at < line.count {
      if let found = held[line[at]] { return found }
      for parent in parents.next[line[at]] where isHigh(parent) && seen.insert(parent).inserted { line.append(parent) }
      at += 1
    }
    return nil
  }

  private func holder(of registration: Int) -> Int? {
    guard case .group(let group)? = provider(registration).owner else { return nil }
    return forest.holders[group]?.first
  }
}

extension Graph {
  /// What is kept and takes something that is made anew each time: it keeps the first one made.
  func keptFirst() -> [HazardOccurrence] {
    uses.compactMap { use in
      let (keeper, taken) = (providers[use.by], providers[use.of])
      guard keeper.lifetime.sharing >= .container, taken.lifetime.sharing == .none, taken.lifetime.name != keeper.lifetime.name
      else {
        return nil
      }
      return HazardOccurrence(
        .keptFirst, framework: keeper.framework,
        words: ["name": keeper.keys.first?.name ?? "", "other": taken.keys.first?.name ?? ""],
        related: [Finding.Note("it is made anew here", at: taken.at)], at: use.at)
    }
  }
}
