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
    var findings: [Finding] = []
    var places: [String: Int] = [:]
    for (index, need) in graph.needs.enumerated() where !need.isOptional && !need.isMany {
      guard let verdict = need.verdicts.first(where: { graph.isDynamic($0, for: need) }) else { continue }
      let key = "\(need.framework) \(need.key)"
      if let place = places[key] {
        findings[place].related.append(Finding.Note("\(graph.name(of: need.by)) requires it too", at: need.at))
        continue
      }
      places[key] = findings.count
      let provider = verdict.providers[0]
      let giver = graph.givers(of: provider).first
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
          at: need.at, chain: graph.chain(to: index, in: verdict.root), related: related,
          cure: graph.policy(of: need.framework).cure(
            "forced-dynamic-need", ["type": need.key.type.description, "group": giver.map { graph.groups[$0.to].name } ?? ""],
            otherwise: "make the need for `{type}` optional"),
          roots: need.verdicts.compactMap { $0.root.map { graph.roots[$0].name } }.uniqued(), subject: [need.key.description]))
    }
    return findings
  }
}

extension Graph {
  /// Whether all that answers was given to dynamic assemblies, and by none of the modules that ask for it.
  fileprivate func isDynamic(_ verdict: Verdict, for need: Need) -> Bool {
    guard verdict.status == .resolved, !verdict.providers.isEmpty else { return false }
    if case .provider(let asker) = need.by, let owner = providers[asker].owner,
      verdict.providers.contains(where: { providers[$0].owner == owner })
    {
      return false
    }
    return verdict.providers.allSatisfy { provider in
      guard case .group(let group) = providers[provider].owner else { return false }
      let ways = includes.filter { $0.to == group && $0.kind != .peer }
      return !ways.isEmpty && ways.allSatisfy { $0.kind == .dynamic }
    }
  }

  fileprivate func givers(of provider: Int) -> [Include] {
    guard case .group(let group) = providers[provider].owner else { return [] }
    return includes.filter { $0.to == group && $0.kind == .dynamic }
  }
}
