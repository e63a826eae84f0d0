import Model

extension Rule {
  public static let leakedInternalModule = Rule(
    id: "leaked-internal-module",
    summary: "something outside an assembly needs what only an internal module of it provides",
    explanation: """
      An internal module is loaded only where its own assembly is a root. Whoever takes the assembly as a dependency gets its \
      public modules without it. If one of these needs what only the internal module provides, it works in the assembly's own app \
      and tests, and stops the app everywhere else. The same happens to another assembly that counts on the internal module. Where \
      the container enforces access, the need is refused even though the provider is loaded.

      Move what is needed into a public module, or what needs it into an internal one. If the assembly is meant to get it from \
      those who use it, leave it out of the assembly and let them provide it.
      """,
    severity: .error
  ) { graph in
    let ways = IncludeWays(graph)
    return graph.leakReports(ways).map { graph.finding($0, ways) }
  }
}

/// What leaks from where.
private struct LeakedKey: Hashable {
  var assembly: Int
  var key: Key
}

/// A key that leaks from one assembly: who needs it and who would provide it.
private struct LeakReport {
  var assembly: Int
  var key: Key
  /// Needs that fail in a root, with the root.
  var failing: [(need: Int, root: Int?)] = []
  /// Needs by which a public module breaks the assembly's contract.
  var breaking: [Int] = []
  var providers: Set<Int> = []

  var needs: [Int] { (failing.map(\.need) + breaking).uniqued() }
}

extension Graph {
  /// Whether a missing need is answered by an internal module that the root does not load, which is this rule's business.
  func isLeak(_ verdict: Verdict, _ ways: IncludeWays) -> Bool { leakSource(verdict, ways) != nil }

  /// The assembly and its internal module's registration that would answer a missing need.
  fileprivate func leakSource(_ verdict: Verdict, _ ways: IncludeWays) -> (assembly: Int, provider: Int)? {
    guard verdict.status == .missing || verdict.status == .unknown else { return nil }
    for miss in verdict.nearMisses {
      if case .internalModule(let group) = miss.reason, let assembly = ways.assembly(hiding: group) {
        return (assembly, miss.provider)
      }
    }
    return nil
  }

  fileprivate func leakReports(_ ways: IncludeWays) -> [LeakReport] {
    var reports: [LeakReport] = []
    var places: [LeakedKey: Int] = [:]
    func add(_ assembly: Int, _ need: Int, _ change: (inout LeakReport) -> Void) {
      let key = needs[need].key
      let place = places[LeakedKey(assembly: assembly, key: key)] ?? reports.count
      if place == reports.count {
        places[LeakedKey(assembly: assembly, key: key)] = place
        reports.append(LeakReport(assembly: assembly, key: key))
      }
      change(&reports[place])
    }
    for (index, need) in needs.enumerated() {
      for verdict in need.verdicts {
        if verdict.status == .missing, let source = leakSource(verdict, ways) {
          add(source.assembly, index) { report in
            report.failing.append((index, verdict.root))
            report.providers.insert(source.provider)
          }
        } else if verdict.isInaccessible, let assembly = enforcedLeak(verdict, need) {
          add(assembly, index) { report in
            report.failing.append((index, verdict.root))
            report.providers.formUnion(verdict.providers)
          }
        }
      }
    }
    for leak in leaks {
      add(leak.assembly, leak.need) { report in
        report.breaking.append(leak.need)
        report.providers.formUnion(leak.providers)
      }
    }
    return reports
  }

  /// The assembly to which all that answers is internal, where access is enforced.
  private func enforcedLeak(_ verdict: Verdict, _ need: Need) -> Int? {
    guard policy(of: need.framework).access == .enforced,
      verdict.providers.allSatisfy({ providers[$0].visibility == .internal })
    else { return nil }
    return verdict.providers.lazy.compactMap { self.providers[$0].assembly }.first
  }

  fileprivate func finding(_ report: LeakReport, _ ways: IncludeWays) -> Finding {
    let first = report.needs[0]
    let assembly = code(groups[report.assembly].name)
    let providers = report.providers.sorted()
    let modules = providers.compactMap { provider -> Int? in
      if case .group(let group) = self.providers[provider].owner { group } else { nil }
    }.uniqued()
    let dependents = ways.of(report.assembly).filter { include in
      guard case .group(let from) = include.from else { return false }
      return from != report.assembly
    }
    let root = report.failing.first { $0.need == first }?.root
    var related = report.needs.dropFirst().map { Finding.Note("\(name(of: needs[$0].by)) needs it too", at: needs[$0].at) }
    related += providers.map {
      Finding.Note("\(name(of: report.key)) is registered here, as internal", at: self.providers[$0].at)
    }
    for include in ways.by(.group(report.assembly)) where include.kind == .internal && modules.contains(include.to) {
      related.append(Finding.Note("\(assembly) lists \(code(groups[include.to].name)) as internal", at: include.at))
    }
    if report.failing.isEmpty, let include = dependents.first {
      related.append(Finding.Note("\(name(of: include.from)) depends on \(assembly)", at: include.at))
    }
    let module = list(modules.map { code(groups[$0].name) }, "or")
    let policy = policy(of: needs[first].framework)
    return Finding(
      rule: "leaked-internal-module",
      severity: report.failing.isEmpty && dependents.isEmpty ? .warning : .error,
      message: message(report, first, module, ways), at: needs[first].at,
      chain: root == nil && report.failing.isEmpty ? contractChain(report, first, ways) : chain(to: first, in: root, ways),
      related: related,
      cure: policy.cure(
        "leaked-internal-module",
        [
          "type": report.key.type.description, "name": report.key.name ?? "",
          "group": list(modules.map { groups[$0].name }, "or"), "other": groups[report.assembly].name,
        ],
        otherwise: "make `{group}` a public module of `{other}`, or move what needs `{type}` into an internal one"),
      roots: report.failing.compactMap { $0.root.map { roots[$0].name } }.uniqued(),
      subject: [groups[report.assembly].name, report.key.description])
  }

  private func message(_ report: LeakReport, _ first: Int, _ module: String, _ ways: IncludeWays) -> String {
    let need = needs[first]
    let assembly = code(groups[report.assembly].name)
    if policy(of: need.framework).access == .enforced {
      return "\(name(of: need.by)) needs \(name(of: report.key)), which is internal to \(assembly)"
    }
    let source =
      "\(name(of: report.key)), which only \(module.isEmpty ? "it" : module) provides, an internal module of \(assembly)"
    guard report.breaking.contains(first), case .group(let group)? = need.scope ?? owner(of: need.by) else {
      return "\(name(of: need.by)) needs \(source)"
    }
    let isPublic = ways.of(group).contains { $0.from == .group(report.assembly) && $0.kind == .public }
    return "\(name(of: need.by)) in \(isPublic ? "the public module " : "")\(code(groups[group].name)) needs \(source)"
  }

  private func owner(of asker: Need.Asker) -> Owner? {
    if case .provider(let index) = asker { providers[index].owner } else { nil }
  }

  /// From the assembly's own list to the need.
  private func contractChain(_ report: LeakReport, _ need: Int, _ ways: IncludeWays) -> [Finding.Note] {
    var notes: [Finding.Note] = []
    if case .provider(let asker) = needs[need].by, case .group(let module) = providers[asker].owner,
      let include = ways.first(from: report.assembly, to: module)
    {
      notes.append(Finding.Note("\(name(of: include.from)) \(include.verb) \(code(groups[module].name))", at: include.at))
    }
    return notes + chain(to: need, in: nil, ways)
  }
}
