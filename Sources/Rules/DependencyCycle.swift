import Model

extension Rule {
  public static let dependencyCycle = Rule(
    id: "dependency-cycle",
    summary: "objects need one another in a ring that the framework cannot close",
    explanation: """
      Making one object takes another, which takes the first again. Unless one of the needs waits until its owner is made, or until \
      it is used, construction never ends: the app hangs or stops with a stack overflow the first time one of them is asked for. A \
      ring that ends may still not close: an object that is not shared is made anew when the ring comes back to it, so its partner \
      holds another one, and one that outlives its partner keeps the first partner for ever. It is a note where the object that is \
      not shared is asked for by the ring alone, and everybody else begins at a shared one: there the ring closes.

      Open the ring at one place: inject there after construction in the way the framework asks for, ask for the object only when \
      it is used, or move what both need into a third object. Let all members that are to know one another be shared equally long.
      """,
    severity: .error
  ) { graph in
    graph.knots().map { graph.finding($0) } + graph.useRings() + graph.buildRings()
  }
}

extension Graph {
  fileprivate func finding(_ knot: Knot) -> Finding {
    let start = knot.ring.indices.min { needs[knot.ring[$0].need].at < needs[knot.ring[$1].need].at } ?? 0
    let ring = Array(knot.ring[start...] + knot.ring[..<start])
    let first = needs[ring[0].need]
    let onRing = Set(ring.map(\.from))
    let others = knot.members.filter { !onRing.contains($0) }
    let under = knot.condition == .always ? "" : "under \(code(knot.condition.description)), "
    return Finding(
      rule: "dependency-cycle", severity: knot.severity, certainty: knot.isSure ? .certain : .possible,
      message: "\(under)\(circle(ring)): \(consequence(knot))", at: first.at,
      chain: ring.map { arrow in
        Finding.Note(step(arrow), at: needs[arrow.need].at)
      },
      related: others.prefix(Limit.knotMembers.value).map {
        Finding.Note("\(name(of: $0)) is part of the same knot", at: providers[$0].at)
      },
      cure: cure(knot, ring), roots: knot.roots.map { roots[$0].name }.uniqued(),
      subject: knot.members.map { name(of: $0) }.uniqued())
  }

  /// "`A` needs `B`, which needs `A`"; long rings are cut short, since the chain has every step.
  private func circle(_ ring: [NeedArrow]) -> String {
    let names = ring.map { name(of: $0.from) }
    if names.count == 1 { return "\(names[0]) needs itself" }
    if names.count > Limit.inSentence.value {
      return "\(names[0]) needs \(names[1]), which needs \(names[0]) through \(names.count - 2) others"
    }
    return "\(names[0]) needs " + (names.dropFirst() + [names[0]]).joined(separator: ", which needs ")
  }

  private func consequence(_ knot: Knot) -> String {
    let members = knot.ring.map(\.from)
    switch knot.defect {
    case .closed: return "making one never ends"
    case .madeAnew:
      let vain = knot.ring.filter(\.isVain).map { name(of: $0.from) }.uniqued()
      return "\(list(vain)) \(vain.count == 1 ? "is" : "are") not shared, so the ring comes back to a new one and never ends"
    case .allUnshared: return "none of them is shared, so they are made over and over"
    case .allUnsharedButDeferred: return "none of them is shared, so each use makes new ones"
    case .someUnshared:
      let unshared = members.filter { providers[$0].lifetime.sharing == .none }.map { name(of: $0) }
      return "\(list(unshared)) \(unshared.count == 1 ? "is" : "are") not shared, so the ring does not close"
    case .unsharedWithin:
      let unshared = members.filter { providers[$0].lifetime.sharing == .none }.map { name(of: $0) }
      let (verb, them) = unshared.count == 1 ? ("is", "it") : ("are", "them")
      return "\(list(unshared)) \(verb) not shared, so the ring closes only as long as nobody else asks for \(them)"
    case .mixedLifetimes:
      let longest = members.max { providers[$0].lifetime.sharing < providers[$1].lifetime.sharing } ?? members[0]
      let shortest = members.min { providers[$0].lifetime.sharing < providers[$1].lifetime.sharing } ?? members[0]
      return "\(name(of: longest)) outlives \(name(of: shortest)), so it keeps the first one made"
    }
  }

  private func step(_ arrow: NeedArrow) -> String {
    let need = needs[arrow.need]
    let (owner, key) = (name(of: arrow.from), (need.isMany ? "every " : "") + name(of: need.key))
    return switch need.phase {
    case .eager: "\(owner) takes \(key) to be made"
    case .late: "\(owner) is then given \(key)"
    case .weak: "\(owner) is then given \(key), weakly"
    case .deferred: "\(owner) asks for \(key) when it is used"
    }
  }

  private func cure(_ knot: Knot, _ ring: [NeedArrow]) -> String {
    switch knot.defect {
    case .madeAnew, .allUnshared, .allUnsharedButDeferred, .someUnshared, .unsharedWithin:
      return "share each member at least within one resolution"
    case .mixedLifetimes:
      return "let the members live equally long"
    case .closed: break
    }
    let cut = knot.graph.smallestOpening().arrows.map { Digraph.Arrow(knot.members[$0.from], knot.members[$0.to]) }
    let chosen = ring.first { cut.contains($0.ends) } ?? ring[0]
    let policy = policy(of: needs[chosen.need].framework)
    let key = needs[chosen.need].key
    let advice = policy.cure(
      "dependency-cycle",
      ["type": key.type.description, "name": key.name ?? "property", "other": name(of: chosen.from)],
      otherwise: "inject one of them after construction, or ask for it only when it is used")
    if knot.members.count == ring.count, cut.count == 1, ring.count > 1 { return advice + "; one place is enough" }
    guard ring.count > 1 || cut.count > 1 else { return advice }
    let places = cut.prefix(Limit.inSentence.value - 1).map { "\(name(of: $0.from)) needs \(name(of: $0.to))" }
    let amount = cut.count == 1 ? "one place opens all rings of the knot" : "\(cut.count) places open all rings of the knot"
    return "\(advice); \(amount)\(cut.count >= Limit.inSentence.value ? ", among them" : ""): \(list(places))"
  }
}
