import Model

extension Rule {
  public static let implementationImport = Rule(
    id: "implementation-import",
    summary: "a target imports an implementation whose interface target is there to be imported",
    explanation: """
      A feature is split into an implementation and an interface target that holds its protocols, so that others can use it without \
      building or knowing it. An import of the implementation undoes that: the two features are built, changed and tested only \
      together, and sooner or later they need one another in a ring. The app alone, which puts everything together, knows \
      implementations, and so do the implementation's own tests and examples.

      Import the interface target, ask for its protocol, and let the app provide the implementation.
      """,
    severity: .error
  ) { graph in
    let interfaces = Dictionary(grouping: graph.interfaces, by: \.implementation)
    let incoming = Set(graph.imports.filter { !graph.isTest($0.from) }.map(\.to))
    let hasHost = graph.targets.indices.contains(where: graph.isHost)
    return graph.targetWays.compactMap { arrow, way in
      guard let interface = interfaces[arrow.to]?.first?.interface, arrow.from != interface || way.item != nil else { return nil }
      let (from, to) = (graph.targets[arrow.from], graph.targets[arrow.to])
      guard !graph.isHost(arrow.from), !graph.isTest(arrow.from), !isCompanion(from.name, of: to.name) else { return nil }
      // Where the app itself is not seen, the target on top of several implementations stands for it.
      let known = graph.imports.count { $0.from == arrow.from && interfaces[$0.to] != nil }
      if !hasHost, known > 1, !incoming.contains(arrow.from), interfaces[arrow.from] == nil { return nil }
      let name = code(graph.targets[interface].name)
      return graph.finding(
        "implementation-import", .error,
        "\(code(from.name)) \(way.verb) \(code(to.name)), an implementation that only an app may know; its interface is \(name)",
        arrow, way,
        cure: arrow.from == interface
          ? "keep \(code(to.name)) out of its own interface"
          : "\(way.item == nil ? "depend on" : "import") \(name) instead, and let the app provide what it promises")
    }
  }
}

/// Whether a target exists to test, show or stand in for another: `ChatTests`, `ChatMocks`.
private func isCompanion(_ name: String, of other: String) -> Bool {
  guard name.hasPrefix(other) else { return false }
  let rest = name.dropFirst(other.count).lowercased().filter(\.isLetter)
  return ["test", "mock", "fake", "stub", "example", "demo", "preview", "sample", "app", "playground", "snapshot"].contains {
    rest.hasPrefix($0) || rest.hasSuffix($0) || rest.hasSuffix($0 + "s")
  }
}
