import Model

/// One provider needing another in one root.
struct NeedArrow: Hashable {
  var from: Int
  var to: Int
  /// An index into `Graph.needs`.
  var need: Int
  /// The framework lets a ring end here.
  var isOpening: Bool
  /// It would end a ring if its owner were shared.
  var isVain: Bool
  /// Asked for when used.
  var isDeferred: Bool
  /// `many` among constructor parameters.
  var isEagerMany: Bool
  /// Marked by the program, and asked for after everything else.
  var isMarked: Bool
  /// When both providers and the need are compiled.
  var condition: BuildCondition
  /// When both providers are registered at run time.
  var branches: Branches
  /// The need may not happen at all.
  var isConditional: Bool

  var ends: Digraph.Arrow { Digraph.Arrow(from, to) }
  var isPlain: Bool { condition == .always && branches == .always && !isConditional }
}

extension Graph {
  /// Who needs whom in a root for the sake of `starter`, but for what collects its own kind: such a provider is skipped while it
  /// is being made.
  func needArrows(in root: Int, for starter: Verdict.Starter) -> [NeedArrow] {
    needs.enumerated().flatMap { index, need -> [NeedArrow] in
      guard case .provider(let asker) = need.by else { return [] }
      let rings = policy(of: need.framework).rings
      let openings = rings.openings
      let isEagerMany = need.isMany && need.phase == .eager
      let isMarked = need.closesRing && openings.contains(.marked)
      var isOpening = isMarked || isEagerMany && openings.contains(.eagerMany)
      switch need.phase {
      case .eager: break
      case .late: isOpening = isOpening || openings.contains(.late)
      case .weak: isOpening = isOpening || openings.contains(.late) || openings.contains(.weak)
      case .deferred: isOpening = isOpening || openings.contains(.deferred)
      }
      let isVain =
        isOpening && rings.lateNeedsSharing && need.phase != .deferred && providers[asker].lifetime.sharing == .none
      // Where it would have to choose, the framework makes none.
      let verdicts = need.verdicts.filter { verdict in
        verdict.root == root && verdict.status != .external && (need.isMany || !verdict.isAmbiguous)
          && (verdict.starter == .any || verdict.starter == starter)
      }
      let found = verdicts.flatMap { verdict in verdict.providers.map { ($0, verdict.isSupposed) } }
      return found.filter { !(isEagerMany && $0.0 == asker) }.map { provider, isSupposed in
        let (own, other) = (providers[asker], providers[provider])
        return NeedArrow(
          from: asker, to: provider, need: index, isOpening: isOpening, isVain: isVain, isDeferred: need.phase == .deferred,
          isEagerMany: isEagerMany, isMarked: isMarked, condition: own.condition.and(need.condition).and(other.condition),
          branches: own.branches.and(other.branches), isConditional: need.isConditional || isSupposed)
      }
    }
  }
}

extension Graph {
  /// For what something in the root is looked for differently.
  func starters(in root: Int) -> [Verdict.Starter] {
    var found: [Verdict.Starter] = []
    for verdict in needs.lazy.flatMap(\.verdicts) where verdict.root == root && verdict.starter != .any {
      if !found.contains(verdict.starter) { found.append(verdict.starter) }
    }
    return found.isEmpty ? [.any] : found
  }
}

extension [NeedArrow] {
  func digraph(count: Int) -> Digraph { Digraph(count: count, arrows: map(\.ends)) }

  /// The arrows of a ring given by its points: of several between two points the plainest, then the first.
  func along(_ ring: [Int]) -> [NeedArrow] {
    Digraph.arrows(of: ring).compactMap { ends in
      let all = filter { $0.ends == ends }
      return all.first(where: \.isPlain) ?? all.first
    }
  }

  /// Ways of looking at the arrows, the surest first: those that are always there, those of each build, then all of them, of
  /// which a ring is only possible.
  var views: [(arrows: [NeedArrow], isSure: Bool)] {
    var views = [(filter(\.isPlain), true)]
    let tests = reduce(into: Set<String>()) { $0.formUnion($1.condition.tests) }.sorted()
    if !tests.isEmpty, tests.count <= 6 {
      for choice in 0..<(1 << tests.count) {
        let holding = Set(tests.indices.filter { choice >> $0 & 1 == 1 }.map { tests[$0] })
        guard holding.count(where: { $0.hasPrefix("os(") }) < 2 else { continue }
        let arrows = filter { arrow in
          arrow.branches == .always && !arrow.isConditional && arrow.condition.value { holding.contains($0) } == true
        }
        views.append((arrows, true))
      }
    }
    if contains(where: { !$0.isPlain }) { views.append((self, false)) }
    return views
  }
}
