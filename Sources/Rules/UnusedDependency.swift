import Model

extension Rule {
  public static let unusedDependency = Rule(
    id: "unused-dependency",
    summary: "a target depends on another that it never imports",
    explanation: """
      The description of the build says that a target depends on another, and none of its files imports it. Every build waits for \
      the other and every change of it rebuilds this one, for nothing; and readers take the two for related.

      Remove the dependency. Nothing is said of targets of which not every file was read, of apps that embed what others need, of \
      dependencies that hold on some platforms only, of targets that are only begun or hold nothing but imports, of what a helper of a manifest gives each \
      target that it makes, nor where scripts, plug-ins or other languages may be the reason.
      """,
    severity: .warning
  ) { graph in
    let meant = Set(graph.dependencies.filter { !$0.needsNoImport }.map { Digraph.Arrow($0.from, $0.to) })
    let imported = Set(graph.imports.map { Digraph.Arrow($0.from, $0.to) })
    return graph.targetWays.compactMap { arrow, way in
      let (from, to) = (graph.targets[arrow.from], graph.targets[arrow.to])
      guard way.item == nil, !imported.contains(arrow), from.isWhole, !graph.isHost(arrow.from) || from.knowledge == .direct,
        !graph.isHost(arrow.to), !graph.isOfUnknownKind(arrow.from), !graph.isOfUnknownKind(arrow.to),
        meant.contains(arrow)
      else { return nil }
      return graph.finding(
        "unused-dependency", .warning, "\(code(from.name)) depends on \(code(to.name)) and never imports it", arrow, way,
        cure: "remove \(code(to.name)) from the dependencies of \(code(from.name))")
    }
  }
}
