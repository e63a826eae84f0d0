import Model

extension Rule {
  public static let forbiddenDependency = Rule(
    id: "forbidden-dependency",
    summary: "a target leans on another that the manifest forbids to it",
    explanation: """
      The manifest's `forbidden` says which targets must not import which others, or which ones alone may, and why. This import, or \
      this dependency that the build declares, goes against it. What is forbidden may also be a module or a package from outside \
      the project.

      Do without it, or change the manifest if the reason it gives no longer holds.
      """,
    severity: .error
  ) { graph in
    let own = graph.targetWays.compactMap { arrow, way -> Finding? in
      let (from, to) = (graph.targets[arrow.from].name, graph.targets[arrow.to].name)
      guard let ban = graph.ban(arrow) else { return nil }
      let reason = ban.because.map { ": \($0)" } ?? ""
      return graph.finding(
        "forbidden-dependency", .error, "\(code(from)) \(way.verb) \(code(to)), which is forbidden\(reason)", arrow, way,
        cure: "do without \(code(to)) here, or change `forbidden` in the manifest",
        related: [Finding.Note("it is forbidden here", at: ban.at)])
    }
    return own + graph.outside.compactMap { graph.forbidden($0) }
  }
}

extension Graph {
  /// The finding about a module or package from outside, where the manifest forbids it.
  fileprivate func forbidden(_ use: OutsideUse) -> Finding? {
    let (from, to) = (targets[use.from].name, use.name)
    let ban = limits.forbidden.first { $0.covers(from, isTest: isTest(use.from), [to] + (use.package.map { [$0] } ?? [])) }
    guard let ban else { return nil }
    let reason = ban.because.map { ": \($0)" } ?? ""
    return Finding(
      rule: "forbidden-dependency", severity: .error,
      message: "\(code(from)) \(use.isImported ? "imports" : "depends on") \(code(to)), which is forbidden\(reason)", at: use.at,
      related: use.others.map { Finding.Note("\(code(from)) imports \(code(to)) here too", at: $0) }
        + [Finding.Note("it is forbidden here", at: ban.at)],
      cure: "do without \(code(to)) here, or change `forbidden` in the manifest", subject: [from, to])
  }
}
