import Model

extension Rule {
  public static let inaccessibleProvider = Rule(
    id: "inaccessible-provider",
    summary: "what is asked for is provided by an assembly that is no dependency",
    explanation: """
      An assembly needs a type that only an assembly provides on which it does not depend. Where the container enforces access, \
      asking for it fails at run time. Elsewhere it works as long as somebody else happens to load the other assembly into the \
      same container; it stops working in another app, in a test, or when that somebody no longer needs it.

      Declare the dependency, or import the other assembly. If the two must not know each other, let a third one that both \
      depend on provide the type.
      """,
    severity: .error
  ) { graph in
    let ways = IncludeWays(graph)
    var places: [[String]: Int] = [:]
    var reports: [(key: [String], need: Int, provider: Int, others: [Int], roots: [String])] = []
    for (index, need) in graph.needs.enumerated() {
      for verdict in need.verdicts where verdict.isInaccessible && verdict.status == .resolved {
        if graph.isInternal(verdict, need) || graph.isInherited(verdict, need) { continue }
        guard let provider = verdict.providers.first else { continue }
        let homes = [graph.home(of: need.by), graph.providers[provider].assembly].map { $0.map { graph.groups[$0].name } ?? "" }
        let key = homes + [need.key.description]
        let root = verdict.root.map { [graph.roots[$0].name] } ?? []
        if let place = places[key] {
          if (reports[place].others.last ?? reports[place].need) != index { reports[place].others.append(index) }
          reports[place].roots += root
        } else {
          places[key] = reports.count
          reports.append((key, index, provider, [], root))
        }
      }
    }
    return reports.map { report in
      let need = graph.needs[report.need]
      let policy = graph.policy(of: need.framework)
      let (own, other) = (report.key[0], report.key[1])
      let inside = own.isEmpty ? "" : " in \(code(own))"
      let from = other.isEmpty ? "another assembly" : code(other)
      let isKept = graph.providers[report.provider].kept.contains(need.key)
      let why = isKept ? "which keeps it for its own target" : "on which it does not depend"
      return Finding(
        rule: "inaccessible-provider", severity: policy.access.severity,
        message: "\(graph.name(of: need.by))\(inside) needs \(graph.name(of: need.key)) from \(from), \(why)",
        at: need.at, chain: graph.chain(to: report.need, in: need.verdicts.first(where: \.isInaccessible)?.root, ways),
        related: report.others.map { Finding.Note("\(graph.name(of: graph.needs[$0].by)) needs it too", at: graph.needs[$0].at) }
          + [Finding.Note("\(graph.name(of: need.key)) is registered here", at: graph.providers[report.provider].at)],
        cure: policy.cure(
          isKept ? "kept-provider" : "inaccessible-provider",
          ["type": need.key.type.description, "group": other, "other": own],
          otherwise: isKept
            ? "make it public in \(from), or ask for what is"
            : "add \(from) to the dependencies of \(own.isEmpty ? "the assembly that asks" : code(own))"),
        roots: report.roots.uniqued(), subject: report.key)
    }
  }
}

extension Policy.Access {
  /// What it means to take what one has no right to.
  fileprivate var severity: Finding.Severity {
    switch self {
    case .enforced: .error
    case .declared: .warning
    case .flat: .note
    }
  }
}

extension Graph {
  /// All that answers is internal to its assembly, which `leaked-internal-module` reports.
  fileprivate func isInternal(_ verdict: Verdict, _ need: Need) -> Bool {
    policy(of: need.framework).access == .enforced && verdict.providers.allSatisfy { providers[$0].visibility == .internal }
  }

  /// The asker is registered further up, and a container below it answers with what is its own: that is no dependency of the
  /// asker's assembly.
  fileprivate func isInherited(_ verdict: Verdict, _ need: Need) -> Bool {
    guard case .provider(let index) = need.by, let root = verdict.root else { return false }
    return !providers[index].roots.contains(root)
  }

  func home(of asker: Need.Asker) -> Int? {
    if case .provider(let index) = asker { providers[index].assembly } else { nil }
  }
}
