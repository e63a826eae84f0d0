import Model

/// A way from one target to another.
struct TargetWay {
  var verb: String
  var at: Location
  var others: [Location]
  /// The import behind it; nil where only the build says that one depends on the other.
  var item: TargetImport?
}

extension Graph {
  /// Each pair of targets of which one imports the other or declares to depend on it. An import says more than a declaration;
  /// an app or extension that is only declared is packed in or tested, not leaned on.
  var targetArrows: [Digraph.Arrow: TargetWay] {
    var ways: [Digraph.Arrow: TargetWay] = [:]
    for item in dependencies where !isHost(item.to) {
      ways[.init(item.from, item.to)] = TargetWay(verb: "depends on", at: item.at, others: [])
    }
    for item in imports {
      ways[.init(item.from, item.to)] = TargetWay(verb: "imports", at: item.at, others: item.others, item: item)
    }
    return ways
  }

  /// The same as a list, by place.
  var targetWays: [(arrow: Digraph.Arrow, way: TargetWay)] {
    targetArrows.map { (arrow: $0.key, way: $0.value) }.sorted { ($0.way.at, $0.arrow) < ($1.way.at, $1.arrow) }
  }

  /// A finding about one target leaning on another.
  func finding(
    _ rule: String, _ severity: Finding.Severity, _ message: String, _ arrow: Digraph.Arrow, _ way: TargetWay, cure: String,
    related: [Finding.Note] = []
  ) -> Finding {
    let (from, to) = (targets[arrow.from].name, targets[arrow.to].name)
    return Finding(
      rule: rule, severity: severity, message: message + owners(arrow), at: way.at,
      related: way.others.map { Finding.Note("\(code(from)) imports \(code(to)) here too", at: $0) } + related, cure: cure,
      subject: [from, to])
  }

  /// Who looks after the two ends, where the manifest says so: " (Chat team to Core team)".
  private func owners(_ arrow: Digraph.Arrow) -> String {
    switch (targets[arrow.from].owner, targets[arrow.to].owner) {
    case (nil, nil): ""
    case (let one?, nil): " (\(one))"
    case (nil, let other?): " (of \(other))"
    case (let one?, let other?): one == other ? " (\(one))" : " (\(one), of \(other))"
    }
  }

  /// Whether the manifest forbids one target to lean on another.
  func ban(_ arrow: Digraph.Arrow) -> ForbiddenImport? {
    let (from, to) = (targets[arrow.from], targets[arrow.to])
    return limits.forbidden.first { $0.covers(from.name, isTest: from.kind == "test", [to.name]) }
  }

  /// Its description could not be read so far that it is known what it is.
  func isOfUnknownKind(_ target: Int) -> Bool { targets[target].kind == "unknown" }
  func isHost(_ target: Int) -> Bool { ["app", "extension"].contains(targets[target].kind) }
  func isTest(_ target: Int) -> Bool { targets[target].kind == "test" }

  /// `A`, `B` and `C`, or the first of many, by name.
  func targetNames(of some: [Int]) -> String {
    shortList(Set(some.map { targets[$0].name }).sorted().map(code))
  }

  /// By target: the first of those that lie where it does and are given the same dependencies by the same lines, as a helper makes several of
  /// one list. What one of them lacks they all lack.
  var twins: [Int] {
    let given = Dictionary(grouping: dependencies, by: \.from).mapValues { Set($0.map(\.at)) }
    var first: [Twin: Int] = [:]
    return targets.indices.map { index in
      let target = targets[index]
      let twin = Twin(path: target.path, kind: target.kind, given: given[index] ?? [])
      first[twin] = first[twin] ?? index
      return twin.path.isEmpty || twin.given.isEmpty ? index : first[twin]!
    }
  }
}

private struct Twin: Hashable {
  var path: String
  var kind: String
  var given: Set<Location>
}
