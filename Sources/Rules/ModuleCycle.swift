import Model

extension Rule {
  public static let moduleCycle = Rule(
    id: "module-cycle",
    summary: "modules load one another in a ring",
    explanation: """
      A module loads another, which leads back to the first. Frameworks that keep no account of what is being loaded never end: \
      the app hangs or stops with a stack overflow when it starts. Others load each once, and then the order of the registrations \
      depends on who is asked first.

      Load both modules in the assembly, and let neither load the other.
      """,
    severity: .error
  ) { graph in
    graph.groupRings(of: .module, rule: "module-cycle") { $0.moduleRings }
  }
}
