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

/// The verdicts of needs, by root.
struct RootVerdicts {
  /// A need of a registration and one of its verdicts.
  struct Place {
    var need: Int
    var verdict: Int
  }

  /// By root, the needs of registrations that are judged in it.
  private(set) var places: [[Place]]
  /// By root, for what something in it is looked for differently.
  private(set) var starters: [[Verdict.Starter]]
  /// Who asks for a provider, in whichever root.
  private(set) var askers: [Int: Set<Need.Asker>] = [:]
  /// Those that code asks for, or that the program says are asked for from outside, and what is made for them.
  private(set) var made: Set<Int> = []
  /// Roots that code asks for something, beside what registrations do.
  private(set) var asked: Set<Int> = []

  init(_ graph: Graph) {
    places = [[Place]](repeating: [], count: graph.roots.count)
    starters = [[Verdict.Starter]](repeating: [], count: graph.roots.count)
    var seen = [Set<Verdict.Starter>](repeating: [], count: graph.roots.count)
    for (index, need) in graph.needs.enumerated() {
      for (number, verdict) in need.verdicts.enumerated() {
        for provider in verdict.providers { askers[provider, default: []].insert(need.by) }
        guard let root = verdict.root else { continue }
        if verdict.starter != .any, seen[root].insert(verdict.starter).inserted { starters[root].append(verdict.starter) }
        if case .provider = need.by { places[root].append(Place(need: index, verdict: number)) } else { asked.insert(root) }
      }
    }
    for root in starters.indices where starters[root].isEmpty { starters[root] = [.any] }
    var makes: [Int: [Int]] = [:]
    var open = graph.providers.indices.filter { graph.providers[$0].isEntry || graph.providers[$0].isMadeElsewhere }
    for (provider, some) in askers {
      for asker in some {
        if case .provider(let other) = asker { makes[other, default: []].append(provider) } else { open.append(provider) }
      }
    }
    while let next = open.popLast() { if made.insert(next).inserted { open += makes[next] ?? [] } }
  }
}

extension Graph {
  /// Who needs whom in a root for the sake of `starter`, but for what collects its own kind: such a provider is skipped while it
  /// is being made.
  func needArrows(_ places: [RootVerdicts.Place], for starter: Verdict.Starter) -> [NeedArrow] {
    places.flatMap { place -> [NeedArrow] in
      let (index, need) = (place.need, needs[place.need])
      let verdict = need.verdicts[place.verdict]
      // Where it would have to choose, the framework makes none.
      guard case .provider(let asker) = need.by, verdict.status != .external, need.isMany || !verdict.isAmbiguous,
        verdict.starter == .any || verdict.starter == starter
      else { return [] }
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
      return verdict.providers.filter { !(isEagerMany && $0 == asker) }.map { provider in
        NeedArrow(
          from: asker, to: provider, need: index, isOpening: isOpening, isVain: isVain, isDeferred: need.phase == .deferred,
          isEagerMany: isEagerMany, isMarked: isMarked,
          condition: providers[asker].condition.and(need.condition).and(providers[provider].condition),
          branches: providers[asker].branches.and(providers[provider].branches),
          isConditional: need.isConditional || verdict.isSupposed)
      }
    }
  }
}

extension [NeedArrow] {
  /// The arrows of a ring given by its points: of several between two points the plainest, then the first.
  func along(_ ring: [Int]) -> [NeedArrow] {
    let ends = Set(Digraph.arrows(of: ring))
    var best: [Digraph.Arrow: NeedArrow] = [:]
    for arrow in self where ends.contains(arrow.ends) {
      if best[arrow.ends].map({ arrow.isPlain && !$0.isPlain }) ?? true { best[arrow.ends] = arrow }
    }
    return Digraph.arrows(of: ring).compactMap { best[$0] }
  }

  /// Ways of looking at the arrows, the surest first: those that are always there, those of each build, those of the runs that go one way,
  /// then all of them, of which a ring is only possible.
  var views: [(arrows: [NeedArrow], isSure: Bool)] {
    var views = [(filter(\.isPlain), true)]
    let each = BuildConfigurations.each(
      of: lazy.map(\.condition), most: Limit.ringConfigurations.value, isOneOfNamed: false)
    for build in each ?? [] where contains(where: { $0.condition != .always }) {
      let arrows = filter { arrow in
        arrow.branches == .always && !arrow.isConditional && build.holds(arrow.condition)
      }
      views.append((arrows, true))
    }
    let ways = lazy.map(\.branches).filter { $0 != .always && $0.isPossible && !$0.isCut }
    var told: [Branches] = []
    for way in ways where told.count < Limit.ringConfigurations.value && !told.contains(way) {
      told.append(way)
      views.append((within(way), true))
    }
    if contains(where: { !$0.isPlain }) { views.append((self, false)) }
    return views
  }

  /// Those that are there in every run that goes one way: what is registered on it stands in place of what always is.
  private func within(_ way: Branches) -> [NeedArrow] {
    let there = filter { arrow in
      arrow.condition == .always && !arrow.isConditional && !arrow.branches.isCut && way.isWithin(arrow.branches)
    }
    let replaced = Set(there.lazy.filter { $0.branches != .always }.map(\.need))
    return there.filter { $0.branches != .always || !replaced.contains($0.need) }
  }
}
