import Model

/// Rings of needs that hang together, of which one at least is not as it should be.
struct Knot {
  enum Defect: Hashable {
    /// Nothing in it lets construction end.
    case closed
    /// What would let construction end starts at members that nobody shares, which are made anew when the ring comes back.
    case madeAnew
    /// No member is shared, so it is made over and over.
    case allUnshared
    /// No member is shared, and only what is asked for when used ends it.
    case allUnsharedButDeferred
    /// One member is not shared, so it does not close.
    case someUnshared
    /// One member is not shared, but only the ring itself asks for it, and whoever comes from outside begins where it closes.
    case unsharedWithin
    /// A member outlives another.
    case mixedLifetimes
  }

  var defect: Defect
  var severity: Finding.Severity
  /// The shortest ring with the defect.
  var ring: [NeedArrow]
  var members: [Int]
  /// Who needs whom among the members, which are numbered in their order.
  var graph: Digraph
  var isSure: Bool
  var roots: [Int]

  /// In which builds the ring is there.
  var condition: BuildCondition { ring.reduce(.always) { $0.and($1.condition) } }
}

extension Graph {
  /// The knots of all roots. One that several roots have is one knot.
  func knots() -> [Knot] {
    var knots: [Knot] = []
    /// By provider, the knots whose rings begin at it.
    var beginning: [Int: [Int]] = [:]
    let verdicts = RootVerdicts(self)
    for root in roots.indices where !verdicts.places[root].isEmpty {
      for starter in verdicts.starters[root] {
        for own in closable(needArrows(verdicts.places[root], for: starter)).components {
          let ends = Set(own.map(\.ends))
          for knot in judge(own, in: root, verdicts) {
            let members = Set(knot.members)
            let same = knot.members.lazy.flatMap { beginning[$0] ?? [] }.filter { known in
              knots[known].defect == knot.defect
                && knots[known].ring.allSatisfy { members.contains($0.from) && ends.contains($0.ends) }
            }.min()
            if let same {
              if knots[same].roots.last != root { knots[same].roots.append(root) }
            } else {
              beginning[knot.ring[0].from, default: []].append(knots.count)
              knots.append(knot)
            }
          }
        }
      }
    }
    return knots + knotsAcrossContainers(verdicts, apartFrom: Set(knots.flatMap(\.members)))
  }

  /// Rings that never end and lead through several containers, of one framework or of several. Only of providers that one container
  /// alone holds it is clear which object each need leads to.
  private func knotsAcrossContainers(_ verdicts: RootVerdicts, apartFrom known: Set<Int>) -> [Knot] {
    func home(_ provider: Int) -> Int? { providers[provider].roots.count == 1 ? providers[provider].roots[0] : nil }
    let arrows = roots.indices.flatMap { root in
      needArrows(verdicts.places[root].filter { !needs[$0.need].verdicts[$0.verdict].isFromBelow }, for: .any)
    }.filter { arrow in
      arrow.isPlain && (!arrow.isOpening || arrow.isVain) && home(arrow.from) != nil && home(arrow.to) != nil
        && !known.contains(arrow.from)
    }
    guard arrows.contains(where: { home($0.from) != home($0.to) }) else { return [] }
    var told: Set<Int> = []
    return [Knot.Defect.closed, .madeAnew].flatMap { defect -> [Knot] in
      let closed = arrows.filter { !$0.isOpening || defect == .madeAnew }
      return closable(closed).components.compactMap { own in
        let members = own.map(\.from).uniqued().sorted()
        guard told.isDisjoint(with: members), var found = knot(defect, .error, own, members, isSure: true, 0) else { return nil }
        found.roots = Set(found.ring.compactMap { home($0.from) }).sorted()
        guard found.roots.count > 1 else { return nil }
        told.formUnion(found.members)
        return found
      }
    }
  }

  /// The knots among the arrows of one component: those that never end; where there are none, what its lifetimes make of it.
  private func judge(_ arrows: [NeedArrow], in root: Int, _ verdicts: RootVerdicts) -> [Knot] {
    var knots: [Knot] = []
    var told: Set<Int> = []
    for view in arrows.views {
      for defect in [Knot.Defect.closed, .madeAnew] {
        let closed = view.arrows.filter { !$0.isOpening || defect == .madeAnew && $0.isVain }
        for inside in closed.components {
          let component = Set(inside.lazy.flatMap { [$0.from, $0.to] })
          guard told.isDisjoint(with: component) else { continue }
          if let knot = knot(defect, .error, inside, component.sorted(), isSure: view.isSure, root) {
            told.formUnion(knot.members)
            knots.append(knot)
          }
        }
      }
    }
    guard knots.isEmpty else { return knots }
    for view in arrows.views {
      if let knot = lifetimeKnot(view.arrows, isSure: view.isSure, root, verdicts) { return [knot] }
    }
    return []
  }

  private func knot(
    _ defect: Knot.Defect, _ severity: Finding.Severity, _ arrows: [NeedArrow], _ starts: [Int], isSure: Bool, _ root: Int
  ) -> Knot? {
    let (graph, points) = Digraph.compact(arrows.map(\.ends))
    let wanted = Set(starts)
    guard let ring = graph.shortestRing(startingAt: points.indices.filter { wanted.contains(points[$0]) }) else { return nil }
    return knot(defect, severity, arrows, ring: ring.map { points[$0] }, isSure: isSure, root)
  }

  private func knot(
    _ defect: Knot.Defect, _ severity: Finding.Severity, _ arrows: [NeedArrow], ring: [Int], isSure: Bool, _ root: Int
  ) -> Knot? {
    let own = arrows.components.first { $0.contains { $0.from == ring[0] } } ?? []
    let (graph, points) = Digraph.compact(own.map(\.ends))
    let knot = Knot(
      defect: defect, severity: severity, ring: arrows.along(ring), members: points.isEmpty ? ring : points, graph: graph,
      isSure: isSure, roots: [root])
    let branches = knot.ring.reduce(Branches.always) { $0.and($1.branches) }
    return knot.condition.isPossible && branches.isPossible ? knot : nil
  }

  /// What is wrong with the lifetimes in rings that end, the gravest first.
  private func lifetimeKnot(
    _ arrows: [NeedArrow], isSure: Bool, _ root: Int, _ verdicts: RootVerdicts
  ) -> Knot? {
    guard let first = arrows.first else { return nil }
    let policy = policy(of: needs[first.need].framework).rings
    let sharing = { (provider: Int) in self.providers[provider].lifetime.sharing }
    let unshared = { (arrow: NeedArrow) in sharing(arrow.from) == .none && sharing(arrow.to) == .none }
    let made = arrows.filter { !$0.isDeferred && !$0.isEagerMany }
    var found: [Knot] = []
    func add(_ defect: Knot.Defect, _ severity: Finding.Severity?, _ some: [NeedArrow], startingAt starts: (Int) -> Bool) {
      guard let severity else { return }
      let members = some.components.flatMap { $0.map(\.from) }.uniqued().filter(starts)
      if let knot = knot(defect, severity, some, members, isSure: isSure, root) { found.append(knot) }
    }
    add(.allUnshared, policy.allUnshared, made.filter(unshared)) { _ in true }
    if let severity = policy.allUnshared, let ring = ringMadeAgain(arrows.filter { unshared($0) && !$0.isDeferred }),
      let knot = knot(.allUnshared, severity, arrows, ring: ring, isSure: isSure, root)
    {
      found.append(knot)
    }
    add(.allUnsharedButDeferred, policy.allUnsharedButDeferred, arrows.filter { unshared($0) && !$0.isEagerMany }) { _ in true }
    let within = made.components.reduce(into: Set()) { $0.formUnion(unsharedWithin($1, root, verdicts)) }
    add(.someUnshared, policy.someUnshared, made) { sharing($0) == .none && !within.contains($0) }
    add(.unsharedWithin, policy.someUnshared.map { _ in .note }, made) { within.contains($0) }
    if let severity = policy.mixedLifetimes, let ring = mixedRing(made, sharing),
      let knot = knot(.mixedLifetimes, severity, made, ring: ring, isSure: isSure, root)
    {
      found.append(knot)
    }
    return found.max { $0.severity < $1.severity }
  }

  /// The unshared members of one component that are made for one other each, up to a shared one, where something outside of it begins at
  /// a shared one, or at none where code asks the container for other things: then the ring comes back to the same object, and no other copy is
  /// ever asked for.
  private func unsharedWithin(_ arrows: [NeedArrow], _ root: Int, _ verdicts: RootVerdicts) -> Set<Int> {
    let askers = verdicts.askers
    let members = Set(arrows.map(\.from))
    let isShared = { (provider: Int) in self.providers[provider].lifetime.sharing != .none }
    // Who is made for nobody begins nowhere.
    let isMade = !verdicts.made.isDisjoint(with: members)
    func callers(of member: Int) -> [Need.Asker] {
      askers[member, default: []].filter { asker in
        if case .provider(let other) = asker { members.contains(other) || !isMade || verdicts.made.contains(other) } else { true }
      }
    }
    let starts = members.filter { member in
      callers(of: member).contains { asker in
        if case .provider(let other) = asker { !members.contains(other) } else { true }
      }
    }
    let begins = starts.isEmpty ? verdicts.asked.contains(root) : starts.contains(where: isShared)
    guard begins else { return [] }
    return members.filter { member in
      var (place, seen): (Int, Set<Int>) = (member, [])
      while !isShared(place) {
        let own = callers(of: place)
        guard seen.insert(place).inserted, own.count == 1, case .provider(let next) = own[0] else { return false }
        place = next
      }
      return place != member
    }
  }

  /// A shortest ring of unshared members in which one collects its own kind and another is given something at the end. What is
  /// being made is left out of a collection; but what comes at the end is asked for when nothing else is being made.
  private func ringMadeAgain(_ arrows: [NeedArrow]) -> [Int]? {
    guard arrows.contains(where: \.isEagerMany) else { return nil }
    let marked = Set(arrows.lazy.filter { $0.isMarked && $0.from != $0.to }.map(\.ends))
    return shortestRing(of: arrows) { marked.contains($0) }
  }

  /// A shortest ring that joins a member kept by container or process with one of a single resolution.
  private func mixedRing(_ arrows: [NeedArrow], _ sharing: @escaping (Int) -> Lifetime.Sharing) -> [Int]? {
    let isKept = { (provider: Int) in sharing(provider) >= .container }
    let isShort = { (provider: Int) in sharing(provider) <= .graph }
    return shortestRing(of: arrows) { isKept($0.from) && isShort($0.to) || isShort($0.from) && isKept($0.to) }
  }

  /// A shortest ring through one of the arrows that `isMeant` takes; of very many that hang together a short one.
  private func shortestRing(of arrows: [NeedArrow], through isMeant: (Digraph.Arrow) -> Bool) -> [Int]? {
    var best: [Int]?
    for own in arrows.components {
      let (graph, points) = Digraph.compact(own.map(\.ends))
      var effort = 0
      for arrow in graph.arrows where isMeant(Digraph.Arrow(points[arrow.from], points[arrow.to])) {
        guard best == nil || effort < Limit.ringEffort.value else { break }
        effort += graph.count
        guard let path = graph.shortestPath(from: arrow.to, to: arrow.from), path.count < best?.count ?? .max else { continue }
        best = path.map { points[$0] }
      }
    }
    return best
  }
}

extension [NeedArrow] {
  /// The arrows that are part of rings, by which of these hang together, in the order of their first points.
  var components: [[NeedArrow]] {
    let (graph, points) = Digraph.compact(map(\.ends))
    let rings = graph.ringComponents
    var ring: [Int: Int] = [:]
    for (number, members) in rings.enumerated() { for member in members { ring[points[member]] = number } }
    var result = [[NeedArrow]](repeating: [], count: rings.count)
    for arrow in self { if let number = ring[arrow.from], ring[arrow.to] == number { result[number].append(arrow) } }
    return result
  }
}
