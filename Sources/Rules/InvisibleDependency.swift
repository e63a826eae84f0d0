import Model

extension Rule {
  public static let invisibleDependency = Rule(
    id: "invisible-dependency",
    summary: "a target depends on another that is not visible to it",
    explanation: """
      In Bazel a target says which packages may depend on it: by its `visibility`, else by the `default_visibility` of its package, else \
      nobody outside of its package may. A dependency from anywhere else stops the build before anything is compiled.

      Depend on a target that is meant for others, or name the package in the other target's `visibility`. Nothing is said of \
      targets whose visibility is not written out, or that a macro of another repository makes.
      """,
    severity: .error
  ) { graph in
    graph.dependencies.compactMap { dependency in
      guard let hiddenAt = dependency.hiddenAt else { return nil }
      let (from, to) = (graph.targets[dependency.from].name, graph.targets[dependency.to].name)
      return Finding(
        rule: "invisible-dependency", severity: .error,
        message: "\(code(from)) depends on \(code(to)), which is not visible to it",
        at: dependency.at, related: [Finding.Note("\(code(to)) is declared here", at: hiddenAt)],
        cure: "name the package of \(code(from)) in the `visibility` of \(code(to)), or depend on what is meant for others",
        subject: [from, to])
    }
  }
}
