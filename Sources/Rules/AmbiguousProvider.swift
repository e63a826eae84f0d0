import Model

extension Rule {
  public static let ambiguousProvider = Rule(
    id: "ambiguous-provider",
    summary: "several registrations answer one need, and the framework cannot choose",
    explanation: """
      Something asks for one object of a type, several registrations provide it, and nothing tells the container which of them is \
      meant. It takes none: at run time a required request stops the app, an optional one stays empty although there is something \
      to fill it with. Some frameworks look for what closes a ring in the name of the object that was asked for first. Then one and \
      the same need may be met by one registration today and by another, or by none, once a screen asks for something else first.

      Mark one of the registrations as the default, give them names or tags and ask with these, or ask for all of them. If one of \
      them is a leftover, remove it.
      """,
    severity: .error
  ) { graph in
    let ways = IncludeWays(graph)
    var places: [Wanted: Int] = [:]
    var reports: [(needs: [Int], providers: Set<Int>, roots: [String])] = []
    for (index, need) in graph.needs.enumerated() {
      let varying = need.varyingRoots
      for verdict in need.verdicts where verdict.status == .resolved {
        guard verdict.isAmbiguous || verdict.root.map(varying.contains) == true else { continue }
        let root = (verdict.root.map { graph.roots[$0].name } ?? verdict.host).map { [$0] } ?? []
        let key = Wanted(framework: need.framework, key: need.key)
        if let place = places[key] {
          reports[place].needs.append(index)
          reports[place].providers.formUnion(verdict.providers)
          reports[place].roots += root
        } else {
          places[key] = reports.count
          reports.append(([index], Set(verdict.providers), root))
        }
      }
    }
    return reports.map { report in
      // The gravest need is the place; of these the first.
      let needs = report.needs.uniqued()
      let first =
        needs.first { !graph.needs[$0].isOptional && graph.needs[$0].isAmbiguousAnyway }
        ?? needs.first { !graph.needs[$0].isOptional } ?? needs[0]
      let need = graph.needs[first]
      let providers = report.providers.sorted()
      let policy = graph.policy(of: need.framework)
      let verb = if case .code = need.by { "asks for" } else { "needs" }
      let isByStarter = !need.isAmbiguousAnyway
      let isPossible = providers.contains { graph.providers[$0].isPartlyOpaque }
      return Finding(
        rule: "ambiguous-provider", severity: need.isOptional || isByStarter ? .warning : .error,
        certainty: isPossible ? .possible : .certain,
        message: "\(graph.name(of: need.by)) \(verb) \(graph.name(of: need.key)), which \(providers.count) registrations provide"
          + (isByStarter ? graph.starters(of: need) : ""),
        at: need.at, chain: graph.chain(to: first, in: need.verdicts.first(where: \.isAmbiguous)?.root, ways),
        related: providers.map { graph.registration($0, as: need.key) }
          + needs.filter { $0 != first }.map {
            Finding.Note("\(graph.name(of: graph.needs[$0].by)) needs it too", at: graph.needs[$0].at)
          },
        cure: policy.cure(
          "ambiguous-provider", ["type": need.key.type.description, "name": need.key.name ?? ""],
          otherwise: "give the registrations names or tags and ask with one, or keep only one of them"),
        roots: report.roots.uniqued(), subject: [need.key.description])
    }
  }
}

extension Need {
  /// It is ambiguous whatever was asked for first.
  fileprivate var isAmbiguousAnyway: Bool { verdicts.contains { $0.isAmbiguous && $0.starter == .any } }

  /// The roots in which code is seen to ask first for objects for the sake of which different providers answer.
  fileprivate var varyingRoots: Set<Int> {
    var answers: [Int: Set<[Int]>] = [:]
    for verdict in verdicts where verdict.starter != .any && !verdict.isSupposed && verdict.status == .resolved {
      if let root = verdict.root { answers[root, default: []].insert(verdict.providers) }
    }
    return Set(answers.filter { $0.value.count > 1 }.keys)
  }
}

extension Graph {
  /// How the answer to a need depends on what was asked for first.
  fileprivate func starters(of need: Need) -> String {
    guard let verdict = need.verdicts.first(where: \.isAmbiguous), case .home(let home) = verdict.starter else {
      return "; which it gets depends on the object that was asked for first"
    }
    let place = home.map { "in \(code(groups[$0].name))" } ?? "in no assembly"
    return ", when the object that was asked for first is registered \(place)"
  }
}
