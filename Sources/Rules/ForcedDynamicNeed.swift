import Model

extension Rule {
  public static let forcedDynamicNeed = Rule(
    id: "forced-dynamic-need",
    summary: "what only a dynamic assembly may bring is required",
    explanation: """
      A dynamic assembly gets its modules from other assemblies, so what they provide is there only if one of those is part of the \
      app. A need that requires it, by `try!`, a forced operator or a plain parameter, stops the app wherever nobody brings it. \
      That the graph at hand brings it today hides the mistake.

      Ask for an optional and live with its absence. If the type must be there, let an ordinary assembly provide it and depend on \
      that.
      """,
    severity: .warning
  ) { graph in
    let given = graph.givenGroups()
    guard !given.isEmpty else { return [] }
    let ways = IncludeWays(graph)
    var findings: [Finding] = []
    var places: [Wanted: Int] = [:]
    for (index, need) in graph.needs.enumerated() where !need.isOptional && !need.isMany {
      guard let verdict = need.verdicts.first(where: { graph.isDynamic($0, for: need, given) }) else { continue }
      let key = Wanted(framework: need.framework, key: need.key)
      if let place = places[key] {
        findings[place].related.append(Finding.Note("\(graph.name(of: need.by)) requires it too", at: need.at))
        continue
      }
      places[key] = findings.count
      let provider = verdict.providers[0]
      let giver = graph.giver(of: provider, ways)
      let assembly = giver.map { graph.name(of: $0.from) } ?? "a dynamic assembly"
      var related = [Finding.Note("\(graph.name(of: need.key)) is registered here", at: graph.providers[provider].at)]
      if let giver {
        related.append(Finding.Note("\(assembly) is given \(code(graph.groups[giver.to].name)) here", at: giver.at))
      }
      findings.append(
        Finding(
          rule: "forced-dynamic-need", severity: .warning,
          message:
            "\(graph.name(of: need.by)) requires \(graph.name(of: need.key)), which only others may bring into \(assembly)",
          at: need.at, chain: graph.chain(to: index, in: verdict.root, ways), related: related,
          cure: graph.policy(of: need.framework).cure(
            "forced-dynamic-need", ["type": need.key.type.description, "group": giver.map { graph.groups[$0.to].name } ?? ""],
            otherwise: "make the need for `{type}` optional"),
          roots: need.verdicts.compactMap { $0.root.map { graph.roots[$0].name } }.uniqued(), subject: [need.key.description]))
    }
    return findings
  }
}

extension Graph {
  /// Groups that containers hold only because somebody gave them to a dynamic assembly.
  fileprivate func givenGroups() -> Set<Int> {
    let arrows = includes.compactMap { include -> Digraph.Arrow? in
      guard case .group(let from) = include.from, include.kind != .peer, include.kind != .dynamic else { return nil }
      return Digraph.Arrow(from, include.to)
    }
    let graph = Digraph(count: groups.count, arrows: arrows)
    let starts = includes.compactMap { if case .root = $0.from { $0.to } else { nil } }
    guard includes.contains(where: { $0.kind == .dynamic }) else { return [] }
    return Set(roots.filter { !$0.isImplied }.flatMap(\.loaded)).subtracting(graph.reached(from: starts))
  }

  /// Whether all that answers was given, and who asks was not.
  fileprivate func isDynamic(_ verdict: Verdict, for need: Need, _ given: Set<Int>) -> Bool {
    guard verdict.status == .resolved, !verdict.providers.isEmpty else { return false }
    func isGiven(_ provider: Int) -> Bool {
      if case .group(let group) = providers[provider].owner { given.contains(group) } else { false }
    }
    if case .provider(let asker) = need.by, isGiven(asker) { return false }
    return verdict.providers.allSatisfy(isGiven)
  }

  /// How the group of a registration, or one above it, came to a dynamic assembly.
  fileprivate func giver(of provider: Int, _ ways: IncludeWays) -> Include? {
    guard case .group(var group) = providers[provider].owner else { return nil }
    var seen: Set<Int> = []
    while seen.insert(group).inserted {
      if let include = ways.of(group).first(where: { $0.kind == .dynamic }) { return include }
      guard let include = ways.of(group).first(where: { $0.kind != .peer }), case .group(let from) = include.from
      else { return nil }
      group = from
    }
    return nil
  }
}
