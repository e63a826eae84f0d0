import Model

extension Picture {
  /// The picture of a graph with what was found in it.
  ///
  /// Findings colour what stands at their place and along their chain, and the arrows between; keys that nothing provides are
  /// boxes of their own. Past `options.nodeBudget` a coarser level is drawn, or the nearest of a neighbourhood. Fails with
  /// `DrawingFailure.unknownName` if `options.focus` names nothing that the level can show.
  public static func of(_ graph: Graph, findings: [Finding] = [], options: Options = Options())
    -> Result<Picture, DrawingFailure>
  {
    let links = links(graph)
    let marks = Marks(graph, links, findings)
    func sketch(_ level: Level) -> Result<Sketch, DrawingFailure> { Sketch.of(graph, links, marks, level, options) }
    return sketch(options.level).map { wanted in
      var (level, drawn) = (options.level, wanted)
      var next = options.focus == nil ? level.coarser : nil
      while drawn.nodes.count > options.nodeBudget, let coarser = next {
        if case .success(let smaller) = sketch(coarser), !smaller.nodes.isEmpty, smaller.nodes.count < drawn.nodes.count {
          (level, drawn) = (coarser, smaller)
        }
        next = coarser.coarser
      }
      let twin = level == options.level ? drawn.twin(of: level, sketch) : nil
      var remarks = left(out: level, graph, links, options)
      if let twin { remarks.append("\(level.plural) and \(twin.plural) are the same here: both levels give this picture") }
      if options.isReduced {
        let number = drawn.reduce(needsToo: level != .component)
        let words = "\(counted(number, "arrow")) that a longer way implies \(number == 1 ? "is" : "are") left out"
        if number > 0 { remarks.append("\(words) (--all-edges draws \(number == 1 ? "it" : "them"))") }
      }
      if options.focus == nil, wanted.nodes.count > options.nodeBudget {
        let folded = level == .target ? drawn.fold(to: options.nodeBudget) : 0
        drawn.notices.append(collapse(from: options.level, to: level, wanted.nodes.count, drawn.nodes.count, folded))
      }
      drawn.mergePairs()
      if options.isBundled { drawn.bundle() }
      remarks = drawn.notices + remarks
      if drawn.nodes.isEmpty { remarks.append("there are no \(level.plural) to draw") }
      var picture = finish(drawn, graph, findings, level, options, remarks).renumbered(graph)
      picture.twin = twin
      return picture
    }
  }

  private static func collapse(from wanted: Level, to level: Level, _ number: Int, _ left: Int, _ folded: Int) -> String {
    var parts: [String] = []
    if level != wanted {
      let still = left > Options.readable ? ", still \(left)," : ""
      parts.append("\(level.plural)\(still) are drawn instead of \(wanted.plural)")
    }
    if folded > 0 { parts.append("\(folded) that only one other imports \(folded == 1 ? "stands" : "stand") in its box") }
    let all = parts.isEmpty ? "" : ", --max-boxes \(number) draws all"
    return "\(number) boxes are too many to read\(parts.isEmpty ? "" : ": ")\(parts.joined(separator: ", "))"
      + "; --focus NAME draws a part\(all)"
  }

  /// What the level does not show by its nature.
  private static func left(out level: Level, _ graph: Graph, _ links: [Link], _ options: Options) -> [String] {
    guard level == .target, !graph.targets.isEmpty else { return [] }
    var remarks: [String] = []
    let tests = graph.targets.count { !options.draws($0) }
    if tests > 0 {
      remarks.append(
        "\(counted(tests, "target")) of tests \(tests == 1 ? "is" : "are") left out (--include-tests draws \(tests == 1 ? "it" : "them"))"
      )
    }
    let places = Places(graph, links, level)
    let number = graph.providers.indices.count { places.provider($0) == nil }
    if number > 0 {
      remarks.append("\(counted(number, "registration")) in no known target \(number == 1 ? "is" : "are") not shown")
    }
    return remarks
  }
}

extension Sketch {
  static func of(_ graph: Graph, _ links: [Link], _ marks: Marks, _ level: Picture.Level, _ options: Picture.Options)
    -> Result<Sketch, DrawingFailure>
  {
    let places = Places(graph, links, level)
    var sketch = Sketch(graph, places, links, marks, options)
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
    return .success(sketch.focused(on: centre.filter(sketch.has), depth: options.depth, most: options.nodeBudget))
  }

  /// The level beside this one that draws the same boxes and arrows.
  fileprivate func twin(of level: Picture.Level, _ sketch: (Picture.Level) -> Result<Sketch, DrawingFailure>) -> Picture.Level? {
    guard !nodes.isEmpty, nodes.count <= 500 else { return nil }
    let levels = Picture.Level.allCases.filter { $0 != .target && $0 != level && level != .target }
    return levels.first { other in
      guard case .success(let sketch) = sketch(other) else { return false }
      return sketch.nodes.keys == nodes.keys && sketch.edges.keys == edges.keys && sketch.clusters.keys == clusters.keys
    }
  }

  /// Leaves out the arrows that a longer way implies, but none with a meaning of its own, and tells how many. Needs are
  /// statements of their own where single registrations are drawn.
  mutating func reduce(needsToo: Bool) -> Int {
    let all = sortedEdges.filter { needsToo || $0.kind >= .peer }
    let ids = Set(all.flatMap { [$0.from, $0.to] }).sorted()
    let number = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let pinned = all.indices.filter { all[$0].trouble != nil || all[$0].kind.isPinned }
    let out = implied(all.map { .init(number[$0.from] ?? 0, number[$0.to] ?? 0) }, count: ids.count, pinned: Set(pinned))
    for index in out.sorted() {
      let edge = all[index]
      edges[Ends(from: edge.from, to: edge.to)] = nil
      if let label = nodes[edge.to]?.label ?? clusters[edge.to]?.label { nodes[edge.from]?.tooltip.append("also to \(label)") }
    }
    return out.count
  }
}

extension Picture.Edge.Kind {
  /// No longer way says what it says.
  fileprivate var isPinned: Bool { [.dynamic, .leak, .nearMiss].contains(self) }
}
