import Model

extension Rule {
  public static let nestedScope = Rule(
    id: "nested-scope",
    summary: "a container stands inside another one of the same scope",
    explanation: """
      Objects that are shared in a scope are kept once in each container of that scope. Where such a container stands inside \
      another of the same scope, at whatever depth, it is not told which of the two keeps the object: the framework refuses to \
      build the outer one.

      Give the inner container a scope of its own, or none if nothing in it is shared.
      """,
    severity: .error
  ) { graph in
    graph.roots.indices.compactMap { inner in
      guard let scope = graph.roots[inner].scope, let outer = graph.nearestAbove(inner, of: scope) else { return nil }
      let names = (code(graph.roots[inner].name), code(graph.roots[outer].name))
      return Finding(
        rule: "nested-scope", severity: .error,
        message: "\(names.0) shares its objects in \(code(scope.description)) and stands inside \(names.1), which does too",
        at: graph.roots[inner].at,
        related: [Finding.Note("\(names.1) comes to life here", at: graph.roots[outer].at)],
        cure: graph.policy(of: graph.roots[inner].framework).cure(
          "nested-scope", ["type": graph.roots[inner].name, "other": graph.roots[outer].name],
          otherwise: "give the inner one a scope of its own, or none"),
        roots: [graph.roots[outer].name], subject: [graph.roots[inner].name, graph.roots[outer].name])
    }.uniqued()
  }
}

extension Graph {
  /// The nearest container above another that has that scope.
  fileprivate func nearestAbove(_ root: Int, of scope: TypeName) -> Int? {
    var seen: Set<Int> = [root]
    var open = roots[root].parents
    var at = 0
    while at < open.count {
      let next = open[at]
      at += 1
      guard seen.insert(next).inserted else { continue }
      if roots[next].scope == scope { return next }
      open += roots[next].parents
    }
    return nil
  }
}
