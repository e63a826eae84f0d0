import Model

extension Picture {
  /// The picture of a graph with what was found in it.
  ///
  /// Findings colour what stands at their place and along their chain, and the arrows between; keys that nothing provides are
  /// boxes of their own. Past `options.nodeBudget` a coarser level is drawn. Fails with `DrawingFailure.unknownName` if
  /// `options.focus` names nothing that the level can show.
  public static func of(_ graph: Graph, findings: [Finding] = [], options: Options = Options())
    -> Result<Picture, DrawingFailure>
  {
    let links = links(graph)
    let marks = Marks(graph, links, findings)
    func sketch(_ level: Level) -> Result<Sketch, DrawingFailure> { Sketch.of(graph, links, marks, level, options) }
    return sketch(options.level).map { wanted in
      var (level, drawn, remarks) = (options.level, wanted, [String]())
      var next = level.coarser
      while drawn.nodes.count > options.nodeBudget, let coarser = next {
        if case .success(let smaller) = sketch(coarser), !smaller.nodes.isEmpty, smaller.nodes.count < drawn.nodes.count {
          (level, drawn) = (coarser, smaller)
        }
        next = coarser.coarser
      }
      if wanted.nodes.count > options.nodeBudget {
        let problem = "\(wanted.nodes.count) boxes are too many to read"
        remarks.append(
          level == options.level
            ? "\(problem); focus on a name to see a part"
            : "\(problem): \(level.plural) are drawn instead of \(options.level.plural); focus on a name to see more")
      }
      if options.isReduced && level != .component {
        let number = drawn.reduce()
        if number > 0 {
          remarks.append("\(counted(number, "arrow")) that a longer way implies \(number == 1 ? "is" : "are") left out")
        }
      }
      if level == .target && !graph.targets.isEmpty {
        let places = Places(graph, links, level)
        let number = graph.providers.indices.count { places.provider($0) == nil }
        if number > 0 {
          remarks.append("\(counted(number, "registration")) in no known target \(number == 1 ? "is" : "are") not shown")
        }
      }
      if drawn.nodes.isEmpty { remarks.append("there are no \(level.plural) to draw") }
      return finish(drawn, graph, findings, level, options, remarks)
    }
  }
}

extension Sketch {
  static func of(_ graph: Graph, _ links: [Link], _ marks: Marks, _ level: Picture.Level, _ options: Picture.Options)
    -> Result<Sketch, DrawingFailure>
  {
    let places = Places(graph, links, level)
    var sketch = Sketch(graph, places, links, marks)
    sketch.addArrows(graph, places, links, marks)
    if level == .target {
      // Who asks in vain may stand in no known target; then the key would hang in the air.
      let asked = Set(sketch.edges.keys.map(\.to))
      sketch.nodes = sketch.nodes.filter { $0.key.kind != .missing || asked.contains($0.key) }
    }
    guard let focus = options.focus else { return .success(sketch.limited(to: Set(sketch.nodes.keys))) }
    let all = names(graph, places)
    let shown = all.filter { $0.value.contains(where: sketch.has) }
    guard let centre = shown[focus] else {
      return .failure(
        all[focus] == nil ? .unknownName(focus, near: near(focus, among: shown.keys)) : .notAtLevel(focus, level))
    }
    return .success(sketch.limited(to: sketch.neighbourhood(of: centre.filter(sketch.has), depth: options.depth)))
  }

  /// Leaves out the arrows that a longer way implies, but none with a meaning of its own, and tells how many.
  mutating func reduce() -> Int {
    let all = sortedEdges
    let ids = Set(all.flatMap { [$0.from, $0.to] }).sorted()
    let number = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let pinned = all.indices.filter { all[$0].trouble != nil || all[$0].kind == .dynamic || all[$0].kind == .leak }
    let out = implied(all.map { .init(number[$0.from] ?? 0, number[$0.to] ?? 0) }, count: ids.count, pinned: Set(pinned))
    for index in out.sorted() {
      let edge = all[index]
      edges[Ends(from: edge.from, to: edge.to)] = nil
      if let label = nodes[edge.to]?.label ?? clusters[edge.to]?.label { nodes[edge.from]?.tooltip.append("also to \(label)") }
    }
    return out.count
  }
}
