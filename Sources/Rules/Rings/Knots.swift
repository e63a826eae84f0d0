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
    /// A member outlives another.
    case mixedLifetimes
  }

  var defect: Defect
  var severity: Finding.Severity
  /// The shortest ring with the defect.
  var ring: [NeedArrow]
  var members: [Int]
  /// Who needs whom among the members.
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
    for (root, starter) in roots.indices.flatMap({ root in starters(in: root).map { (root, $0) } }) {
      let arrows = needArrows(in: root, for: starter)
      let graph = arrows.digraph(count: providers.count)
      for component in graph.ringComponents {
        let inside = Set(component)
        let own = arrows.filter { inside.contains($0.from) && inside.contains($0.to) }
        for knot in judge(own, in: root) {
          let same = knots.firstIndex { known in
            known.defect == knot.defect && known.ring.allSatisfy { knot.members.contains($0.from) }
              && Set(known.ring.map(\.ends)).isSubset(of: own.map(\.ends))
          }
          if let same { if !knots[same].roots.contains(root) { knots[same].roots.append(root) } } else { knots.append(knot) }
        }
      }
    }
    return knots
  }

  /// The knots among the arrows of one component: those that never end; where there are none, what its lifetimes make of it.
  private func judge(_ arrows: [NeedArrow], in root: Int) -> [Knot] {
    var knots: [Knot] = []
    for view in arrows.views {
      for defect in [Knot.Defect.closed, .madeAnew] {
        let closed = view.arrows.filter { !$0.isOpening || defect == .madeAnew && $0.isVain }
        for component in closed.digraph(count: providers.count).ringComponents {
          guard !knots.contains(where: { $0.members.contains(where: component.contains) }) else { continue }
          let inside = closed.filter { component.contains($0.from) && component.contains($0.to) }
          if let knot = knot(defect, .error, inside, component, isSure: view.isSure, root) { knots.append(knot) }
        }
      }
    }
    guard knots.isEmpty else { return knots }
    for view in arrows.views {
      if let knot = lifetimeKnot(view.arrows, isSure: view.isSure, root) { return [knot] }
    }
    return []
  }

  private func knot(
    _ defect: Knot.Defect, _ severity: Finding.Severity, _ arrows: [NeedArrow], _ starts: [Int], isSure: Bool, _ root: Int
  ) -> Knot? {
    let graph = arrows.digraph(count: providers.count)
    guard let ring = graph.shortestRing(startingAt: starts) else { return nil }
    return knot(defect, severity, arrows, ring: ring, isSure: isSure, root)
  }

  private func knot(
    _ defect: Knot.Defect, _ severity: Finding.Severity, _ arrows: [NeedArrow], ring: [Int], isSure: Bool, _ root: Int
  ) -> Knot? {
    let graph = arrows.digraph(count: providers.count)
    let members = graph.ringComponents.first { $0.contains(ring[0]) } ?? ring
    let inside = Set(members)
    let knot = Knot(
      defect: defect, severity: severity, ring: arrows.along(ring), members: members,
      graph: graph.filter { inside.contains($0.from) && inside.contains($0.to) }, isSure: isSure,
      roots: [root])
    let branches = knot.ring.reduce(Branches.always) { $0.and($1.branches) }
    return knot.condition.isPossible && branches.isPossible ? knot : nil
  }

  /// What is wrong with the lifetimes in rings that end, the gravest first.
  private func lifetimeKnot(_ arrows: [NeedArrow], isSure: Bool, _ root: Int) -> Knot? {
    guard let first = arrows.first else { return nil }
    let policy = policy(of: needs[first.need].framework).rings
    let sharing = { (provider: Int) in self.providers[provider].lifetime.sharing }
    let unshared = { (arrow: NeedArrow) in sharing(arrow.from) == .none && sharing(arrow.to) == .none }
    let made = arrows.filter { !$0.isDeferred && !$0.isEagerMany }
    var found: [Knot] = []
    func add(_ defect: Knot.Defect, _ severity: Finding.Severity?, _ some: [NeedArrow], startingAt starts: (Int) -> Bool) {
      guard let severity else { return }
      let members = some.digraph(count: providers.count).ringComponents.flatMap { $0 }.filter(starts)
      if let knot = knot(defect, severity, some, members, isSure: isSure, root) { found.append(knot) }
    }
    add(.allUnshared, policy.allUnshared, made.filter(unshared)) { _ in true }
    if let severity = policy.allUnshared, let ring = ringMadeAgain(arrows.filter { unshared($0) && !$0.isDeferred }),
      let knot = knot(.allUnshared, severity, arrows, ring: ring, isSure: isSure, root)
    {
      found.append(knot)
    }
    add(.allUnsharedButDeferred, policy.allUnsharedButDeferred, arrows.filter { unshared($0) && !$0.isEagerMany }) { _ in true }
    add(.someUnshared, policy.someUnshared, made) { sharing($0) == .none }
    if let severity = policy.mixedLifetimes, let ring = mixedRing(made, sharing),
      let knot = knot(.mixedLifetimes, severity, made, ring: ring, isSure: isSure, root)
    {
      found.append(knot)
    }
    return found.max { $0.severity < $1.severity }
  }

  /// A shortest ring of unshared members in which one collects its own kind and another is given something at the end. What is
  /// being made is left out of a collection; but what comes at the end is asked for when nothing else is being made.
  private func ringMadeAgain(_ arrows: [NeedArrow]) -> [Int]? {
    guard arrows.contains(where: \.isEagerMany) else { return nil }
    let graph = arrows.digraph(count: providers.count)
    let rings = arrows.filter { $0.isMarked && $0.from != $0.to }.compactMap { graph.shortestPath(from: $0.to, to: $0.from) }
    return rings.min { $0.count < $1.count }
  }

  /// A shortest ring that joins a member kept by container or process with one of a single resolution.
  private func mixedRing(_ arrows: [NeedArrow], _ sharing: @escaping (Int) -> Lifetime.Sharing) -> [Int]? {
    let graph = arrows.digraph(count: providers.count)
    let isKept = { (provider: Int) in sharing(provider) >= .container }
    let isShort = { (provider: Int) in sharing(provider) <= .graph }
    var best: [Int]?
    for arrow in graph.arrows where isKept(arrow.from) && isShort(arrow.to) || isShort(arrow.from) && isKept(arrow.to) {
      guard let path = graph.shortestPath(from: arrow.to, to: arrow.from), path.count < best?.count ?? .max else { continue }
      best = path
    }
    return best
  }
}
