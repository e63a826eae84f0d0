import Model

/// A graph as points with names and the hops between them, at all its levels at once.
struct Atlas {
  let graph: Graph
  let points: [Point]
  /// Sorted.
  let hops: [Hop]
  let ways: Digraph
  private let numbers: [Point: Int]
  private let byEnds: [Digraph.Arrow: [Hop]]

  init(_ graph: Graph) {
    self.graph = graph
    var drawing = Drawing(graph)
    drawing.targets()
    drawing.groups()
    drawing.registrations()
    drawing.needs()
    points = drawing.points
    numbers = drawing.numbers
    hops = Set(drawing.hops).sorted()
    ways = Digraph(count: points.count, arrows: hops.map { Digraph.Arrow($0.from, $0.to) })
    byEnds = Dictionary(grouping: hops) { Digraph.Arrow($0.from, $0.to) }
  }

  func number(of point: Point) -> Int? { numbers[point] }

  /// What leads from one point straight to another, the most telling first.
  func hops(_ arrow: Digraph.Arrow) -> [Hop] { byEnds[arrow] ?? [] }

  func name(of point: Int) -> String {
    switch points[point] {
    case .target(let index): graph.targets[index].name
    case .root(let index): graph.roots[index].name
    case .group(let index): graph.groups[index].name
    case .provider(let index): name(ofProvider: index)
    case .code(let text): text.isEmpty ? "code" : text
    case .unanswered(let key): key.description
    }
  }

  func name(ofProvider index: Int) -> String {
    let provider = graph.providers[index]
    return provider.implementation?.description ?? provider.keys.first?.description ?? "a registration"
  }

  /// What stands in a group, a root or a target itself: whoever reaches it reaches that, too.
  func members(of point: Int) -> [Int] {
    ways.next[point].filter { next in hops(Digraph.Arrow(point, next)).contains { $0.kind >= .registers } }
  }
}

/// Collects points and hops.
private struct Drawing {
  let graph: Graph
  var points: [Point] = []
  var numbers: [Point: Int] = [:]
  var hops: [Hop] = []

  init(_ graph: Graph) {
    self.graph = graph
    for index in graph.targets.indices { _ = number(.target(index)) }
    for index in graph.roots.indices { _ = number(.root(index)) }
    for index in graph.groups.indices { _ = number(.group(index)) }
    for index in graph.providers.indices { _ = number(.provider(index)) }
  }

  mutating func number(_ point: Point) -> Int {
    if let known = numbers[point] { return known }
    points.append(point)
    numbers[point] = points.count - 1
    return points.count - 1
  }

  private mutating func add(
    _ from: Point, _ to: Point, _ kind: Hop.Kind, _ verb: String, key: Key? = nil, at: Location
  ) {
    hops.append(Hop(from: number(from), to: number(to), kind: kind, verb: verb, key: key, at: at))
  }

  mutating func targets() {
    for item in graph.imports {
      for at in [item.at] + item.others { add(.target(item.from), .target(item.to), .imports, "imports", at: at) }
    }
    for item in graph.dependencies {
      add(.target(item.from), .target(item.to), .dependsOn, "depends on", at: item.at)
    }
  }

  mutating func groups() {
    for (index, group) in graph.groups.enumerated() {
      if let target = group.target { add(.target(target), .group(index), .declares, "declares", at: group.at) }
    }
    for (index, root) in graph.roots.enumerated() {
      if let target = root.target { add(.target(target), .root(index), .declares, "creates", at: root.at) }
    }
    for include in graph.includes { add(point(include.from), .group(include.to), .includes, include.verb, at: include.at) }
  }

  mutating func registrations() {
    for (index, provider) in graph.providers.enumerated() {
      if let owner = provider.owner { add(point(owner), .provider(index), .registers, "registers", at: provider.at) }
    }
    for use in graph.uses {
      add(.provider(use.by), .provider(use.of), .needs, use.isConditional ? "may use" : "uses", at: use.at)
    }
    for build in graph.builds {
      add(.group(build.from), .group(build.to), .includes, build.isMaking ? "makes" : "takes", at: build.at)
    }
  }

  mutating func needs() {
    for need in graph.needs {
      let asker: Point =
        switch need.by {
        case .provider(let index): .provider(index)
        case .code(let text): .code(text)
        }
      let answers = Set(need.verdicts.flatMap(\.providers)).sorted()
      for answer in answers { add(asker, .provider(answer), .needs, need.verb, key: need.key, at: need.at) }
      if answers.isEmpty { add(asker, .unanswered(need.key), .needs, need.verb, key: need.key, at: need.at) }
    }
  }

  private func point(_ owner: Owner) -> Point {
    switch owner {
    case .group(let index): .group(index)
    case .root(let index): .root(index)
    }
  }
}

extension Include {
  /// What whoever includes does to what is included.
  fileprivate var verb: String {
    switch kind {
    case .public, .child: "loads"
    case .internal: "loads internally"
    case .dependency: "depends on"
    case .dynamic: "is given"
    case .peer: "looks into"
    }
  }
}

extension Need {
  /// When the asker comes to what it asks for.
  var verb: String {
    switch (by, phase) {
    case (.code, _): isMany ? "asks for all" : "asks for"
    case (_, .eager): isMany ? "needs all" : "needs"
    case (_, .late): "is later given"
    case (_, .deferred): "asks later for"
    case (_, .weak): "holds weakly"
    }
  }
}
