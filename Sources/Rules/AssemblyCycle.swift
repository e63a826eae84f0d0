import Model

extension Rule {
  public static let assemblyCycle = Rule(
    id: "assembly-cycle",
    summary: "assemblies depend on one another in a ring",
    explanation: """
      Loading an assembly loads its dependencies, and following these leads back to it. Frameworks that keep no account of what is \
      being loaded never end: the app hangs or stops with a stack overflow when it starts. Others load each once, and then it is \
      left to chance which of them comes first. Assemblies in a ring cannot be used, tested or understood apart.

      Take one dependency out of the ring: move what both need into an assembly below them, or let the upper one hand it down.
      """,
    severity: .error
  ) { graph in
    graph.groupRings(of: .assembly, rule: "assembly-cycle") { $0.assemblyRings }
  }
}
