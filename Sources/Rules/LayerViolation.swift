import Model

extension Rule {
  public static let layerViolation = Rule(
    id: "layer-violation",
    summary: "a target leans on its own layer or on one above it",
    explanation: """
      The manifest orders targets into layers. A target may import what lies in the layers below its own, and of its own layer the \
      interfaces. An import the other way ties what should be reusable to what uses it; it is how rings among targets begin.

      Move what is needed into a layer below, hide it behind an interface target, or let the upper target hand it down.
      """,
    severity: .error
  ) { graph in
    let interfaces = Set(graph.interfaces.map(\.interface))
    let split = Set(graph.interfaces.map(\.implementation))
    let height = { (target: Target) in target.layer.flatMap { graph.limits.layers.firstIndex(of: $0) } }
    return graph.targetWays.compactMap { arrow, way in
      let (from, to) = (graph.targets[arrow.from], graph.targets[arrow.to])
      guard let own = height(from), let other = height(to), other <= own, !graph.isTest(arrow.from) else { return nil }
      let isInterface = to.kind == "interface" || interfaces.contains(arrow.to)
      // What has an interface of its own is told by `implementation-import`.
      if own == other, isInterface || split.contains(arrow.to) && !graph.isHost(arrow.from) { return nil }
      let (upper, lower) = (code(graph.limits.layers[other]), code(graph.limits.layers[own]))
      let message =
        own == other
        ? "\(code(from.name)) \(way.verb) \(code(to.name)) of its own layer \(upper)"
        : "\(code(from.name)) of the layer \(lower) \(way.verb) \(code(to.name)) of the layer \(upper) above it"
      return graph.finding(
        "layer-violation", .error, message, arrow, way,
        cure: own == other
          ? "import an interface target of \(code(to.name)), or move what both need into a layer below"
          : "move what is needed into a layer below, or let \(code(to.name)) hand it down")
    }
  }
}
