import Model

extension Rule {
  public static let undeclaredDependency = Rule(
    id: "undeclared-dependency",
    summary: "a target imports another on which it does not depend by the word of the build",
    explanation: """
      The code imports a module, and the description of the build does not say that its target depends on it. Whether that builds is \
      left to chance: to what was built before, or to a dependency that happens to bring it along. A clean build, another order or a \
      change far away breaks it. Tools that cut the build into pieces miss the edge.

      Declare the dependency, or remove the import. It is a warning where the build keeps all products in one folder and something that depends on both may have built it \
      before. It is a note where a declared dependency brings the module along, or may do so because not all of its own could be read: it builds, until that one stops needing it. A severity in `dilint.yml` holds for all of them. Nothing is said where not all dependencies of the target could be read, nor, where the build finds what its dependencies depend on in \
      turn, all of theirs; nor of imports under an `#if`.
      """,
    severity: .error
  ) { graph in
    let declared = Digraph(count: graph.targets.count, arrows: graph.dependencies.map { .init($0.from, $0.to) })
    let users = declared.reversed
    let unclear = Set(graph.targets.indices.filter { graph.targets[$0].knowledge == .unknown })
    let found = graph.targetWays.compactMap { arrow, way -> (arrow: Digraph.Arrow, finding: Finding)? in
      func told(_ finding: Finding) -> (arrow: Digraph.Arrow, finding: Finding) { (arrow, finding) }
      let (from, to) = (graph.targets[arrow.from], graph.targets[arrow.to])
      guard let item = way.item, item.isCertain, !item.isConditional, from.knowledge != .unknown else { return nil }
      // In a test or in what may be one, modules come along by other ways, but for packages.
      if graph.isTest(arrow.from) || graph.isOfUnknownKind(arrow.from), from.knowledge != .direct { return nil }
      if declared.next[arrow.from].contains(arrow.to) {
        guard let other = item.missingIn else { return nil }
        return told(
          graph.finding(
            "undeclared-dependency", .error,
            "\(code(from.name)) imports \(code(to.name)) without depending on it by the word of \(code(other))", arrow, way,
            cure: "add \(code(to.name)) to the dependencies of \(code(from.name)) in \(code(other)), too"))
      }
      let path = declared.shortestPath(from: arrow.from, to: arrow.to)
      let doubtful = unclear.isEmpty ? nil : unclear.intersection(declared.reached(from: [arrow.from])).min()
      if from.knowledge != .direct, path != nil || doubtful != nil { return nil }
      // Modules of packages are found by declared dependencies alone, those of projects in the folder of what was built; and there a project puts
      // those of its packages.
      let isOfProject = from.knowledge != .direct
      let host =
        path == nil && (isOfProject || item.isBetweenPackages)
        ? graph.builder(of: arrow, users).flatMap { isOfProject || graph.targets[$0].knowledge == .reach ? $0 : nil } : nil
      let through =
        path.map { _ in ", and has it only through \(graph.targetNames(of: declared.doors(of: arrow, users)))" }
        ?? doubtful.map { ", unless it comes along with \(code(graph.targets[$0].name)), whose dependencies cannot all be read" }
        ?? host.map { ", and builds only where \(code(graph.targets[$0].name)), which depends on both, has it built before" }
        ?? ""
      return told(
        graph.finding(
          "undeclared-dependency", path != nil || doubtful != nil ? .note : host != nil ? .warning : .error,
          "\(code(from.name)) imports \(code(to.name)) without depending on it\(through)", arrow, way,
          cure: "add \(code(to.name)) to the dependencies of \(code(from.name)), or remove the import"))
    }
    // Twins compile the same file with the same dependencies: it is told once, as mildly as for any of them.
    let twins = graph.twins
    return Dictionary(grouping: found) { TwinsLack(from: twins[$0.arrow.from], to: $0.arrow.to, at: $0.finding.at) }.values.map {
      told in
      told.map(\.finding).min { $0.severity < $1.severity }!
    }.sorted()
  }
}

/// What several twins lack by one import.
private struct TwinsLack: Hashable {
  var from: Int
  var to: Int
  var at: Location
}

extension Digraph {
  /// What the first end of an arrow leads to directly and the other one can be reached from: without all of these it is out of reach.
  fileprivate func doors(of arrow: Arrow, _ users: Digraph) -> [Int] {
    let around = users.reach(from: [arrow.to])
    return next[arrow.from].filter { $0 != arrow.from && around.contains($0) }
  }
}

extension Graph {
  /// What depends on both ends of an arrow: an app before its tests, and what depends on them by itself before what does so through that.
  fileprivate func builder(of arrow: Digraph.Arrow, _ users: Digraph) -> Int? {
    let both = users.reached(from: [arrow.from]).intersection(users.reached(from: [arrow.to])).subtracting([arrow.from, arrow.to])
    let apps = both.filter { !isTest($0) }
    let some = apps.isEmpty ? both : apps
    let behind = Set(some.flatMap { users.next[$0] })
    return some.subtracting(behind).min() ?? some.min()
  }
}
