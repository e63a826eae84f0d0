import Model

extension Rule {
  public static let duplicateProvider = Rule(
    id: "duplicate-provider",
    summary: "two registrations provide one key in one container",
    explanation: """
      A container holds two registrations of one key, and nothing tells them apart: no name, tag, default or condition. Depending \
      on the framework the later one silently replaces the earlier one, the second one stops the app while registering, or both \
      stay and the first request for one of them cannot be answered.

      Keep one of them. If both are meant, give them names or tags, mark one as the default, or collect them as many. If one class \
      is to be known by several types, register it once and give it the others as aliases.
      """,
    severity: .error
  ) { graph in
    graph.collapsed() + graph.duplicates()
  }
}

extension Graph {
  /// Registrations that the framework takes for one because they stand on one line.
  fileprivate func collapsed() -> [Finding] {
    providers.indices.flatMap { index in
      providers[index].collapsed.map { other in
        Finding(
          rule: "duplicate-provider", severity: .error,
          message:
            "\(name(of: index)) is registered twice on one line, which \(policy(of: providers[index].framework).idiom.framework) "
            + "takes for one registration",
          at: other, related: [Finding.Note("the registration that stays", at: providers[index].at)],
          cure: "put the second registration on a line of its own", subject: [name(of: index), "one line"])
      }
    }
  }

  fileprivate func duplicates() -> [Finding] {
    var search = DuplicateSearch(self)
    var findings = search.shared().flatMap { shared in
      search.duplicates(of: shared.key, among: shared.providers).map {
        finding(shared.key, $0.firsts, more: $0.more, $0.second, $0.roots, $0.severity)
      }
    }
    findings += search.repeats.keys.sorted().map { finding($0, search.repeats[$0]!.sorted()) }
    // Two registrations that share several keys are one mistake.
    var seen: Set<Location> = []
    return findings.sorted { ($1.severity, $0) < ($0.severity, $1) }.filter { seen.insert($0.at).inserted }
  }

  private func finding(_ again: RepeatedCall, _ providers: [Int]) -> Finding {
    let names = providers.map { name(of: self.providers[$0].keys[0]) }.uniqued()
    let shown = names.count > 3 ? names.prefix(2) + ["\(names.count - 2) others"] : names[...]
    return Finding(
      rule: "duplicate-provider", severity: .warning,
      message: "this call registers \(list(Array(shown))) again, and what shares objects shares others from here on",
      at: again.at, related: [Finding.Note("the same is registered through this call", at: again.first)],
      cure: "make one of the two calls", roots: again.roots.map { self.roots[$0].name }.uniqued(),
      subject: names + ["repeated call"])
  }

  private func finding(
    _ key: Key, _ firsts: [Int], more: Int, _ second: Int, _ roots: [Int], _ severity: Finding.Severity
  ) -> Finding {
    let policy = policy(of: providers[second].framework)
    let what =
      switch policy.duplicates {
      case .overwrite: "the last one silently replaces the others"
      case .trap: "registering the second stops the app"
      case .coexist where severity == .error: "a container with both cannot be built"
      case .coexist: "asking for it cannot be answered"
      }
    var places: Set<Location> = []
    let firsts = firsts.filter { places.insert(providers[$0].at).inserted }
    let others = firsts.map { name(of: $0) }
    let most = Limit.inSentence.value
    let names = more == 0 && others.count <= most + 1 ? others : Array(others.uniqued().prefix(most))
    let unnamed = firsts.count { !names.contains(name(of: $0)) } + more
    let shown = unnamed == 0 ? names : names + ["\(unnamed) others"]
    let subject =
      others.allSatisfy { $0 == name(of: second) }
      ? "\(name(of: second)) is registered as \(name(of: key)) again"
      : "\(name(of: second)) is registered as \(name(of: key)) like \(list(shown))"
    return Finding(
      rule: "duplicate-provider", severity: severity,
      message: "\(subject), and \(what)",
      at: providers[second].at,
      related: (more == 0 ? [] : [Finding.Note("\(more) more are registered before this one", at: providers[firsts[0]].at)])
        + firsts.map { registration($0, as: key) },
      cure: policy.cure(
        "duplicate-provider", ["type": key.type.description, "name": key.name ?? ""],
        otherwise: "keep one of them, or tell them apart by name or tag"),
      roots: roots.map { self.roots[$0].name }.uniqued(),
      subject: [key.description])
  }
}
