import Model

extension Rule {
  public static let unusedDependency = Rule(
    id: "unused-dependency",
    summary: "a target depends on another that it never imports",
    explanation: """
      The description of the build says that a target depends on another, and none of its files imports it. Every build waits for \
      the other and every change of it rebuilds this one, for nothing; and readers take the two for related.

      Remove the dependency. Nothing is said of targets of which not every file was read, of apps that embed what others need, of \
      dependencies that hold on some platforms only or hold nothing yet that others could name, of targets that are only begun or hold nothing but imports, of what a helper of a manifest gives each \
      target that it makes, of what the same line gives another target that needs it, of modules \
      of which members are used all the same, as Swift lets whoever loads them by way of others, nor where scripts, plug-ins or other languages may be \
      the reason. It is a note where nobody imports what a target depends on, and the names tell that it was laid out with the target; and where \
      a target imports nothing at all of what it depends on and nobody else imports that, or it is three targets or more: it waits for code, or hands on.
      """,
    severity: .warning
  ) { graph in
    let meant = Set(graph.dependencies.filter { !$0.needsNoImport }.map { Digraph.Arrow($0.from, $0.to) })
    let imported = Set(graph.imports.map { Digraph.Arrow($0.from, $0.to) })
    let unused = graph.targetWays.filter { arrow, way in
      let from = graph.targets[arrow.from]
      return way.item == nil && !imported.contains(arrow) && from.isWhole
        && (!graph.isHost(arrow.from) || from.knowledge == .direct) && !graph.isHost(arrow.to)
        && !graph.isOfUnknownKind(arrow.from) && !graph.isOfUnknownKind(arrow.to) && meant.contains(arrow)
    }
    // What one place gives several targets is removed for all of them.
    let idle = Set(unused.map(\.arrow))
    let needed = Set(
      graph.dependencies.filter { !idle.contains(Digraph.Arrow($0.from, $0.to)) && !graph.isTest($0.from) }
        .map { Place(at: $0.at, to: $0.to) })
    // What a call makes of each element of a list is there for those of them that are imported.
    let making = Set(
      graph.dependencies.filter { imported.contains(Digraph.Arrow($0.from, $0.to)) }.map { Place(at: $0.at, to: $0.from) })
    let surplus = unused.filter {
      !needed.contains(Place(at: $0.way.at, to: $0.arrow.to)) && !making.contains(Place(at: $0.way.at, to: $0.arrow.from))
    }
    let everUsed = Set(graph.imports.map(\.to))
    let using = Set(graph.imports.map(\.from))
    let wanted = Dictionary(grouping: graph.dependencies, by: \.from).mapValues(\.count)
    /// What was laid out with a target and waits for code, its interface or its examples', and whatever one depends on that uses nothing of
    /// it yet, or is there to hand it on.
    func isLaidOut(_ arrow: Digraph.Arrow) -> Bool {
      if !using.contains(arrow.from) { return !everUsed.contains(arrow.to) || wanted[arrow.from, default: 0] > 2 }
      guard !everUsed.contains(arrow.to) else { return false }
      let name = graph.targets[arrow.from].name
      return graph.interfaces.contains { $0.interface == arrow.to && name.hasPrefix(graph.targets[$0.implementation].name) }
    }
    return Dictionary(grouping: surplus, by: \.way.at).values.map { ways in
      let (arrow, way) = ways[0]
      let users = Set(ways.map(\.arrow.from))
      // A product brings all of its targets.
      let used = Set(ways.map(\.arrow.to))
      let (from, to) = (graph.targetNames(of: Array(users)), graph.targetNames(of: Array(used)))
      let (verb, denial) = users.count == 1 ? ("depends", "imports") : ("depend", "import")
      let (them, part) = used.count == 1 ? ("it", to) : ("them", "what brings \(to)")
      return graph.finding(
        "unused-dependency", ways.allSatisfy { isLaidOut($0.arrow) } ? .note : .warning,
        "\(from) \(verb) on \(to) and never \(denial) \(them)", arrow, way,
        cure: "remove \(part) from the dependencies of \(from)")
    }.sorted()
  }
}

/// Where a description says that something depends on a target.
private struct Place: Hashable {
  var at: Location
  var to: Int
}
