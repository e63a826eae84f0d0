import Model

extension Rule {
  public static let layerViolation = Rule(
    id: "layer-violation",
    summary: "a target leans on its own layer or on one above it",
    explanation: """
      The manifest orders targets into layers. A target may import what lies in the layers below its own, and of its own layer the \
      interfaces, or what `within` says. Tests stand apart. Where `every-target-has-a-layer` is set, a target without one is a \
      violation, too. An import the other way ties what should be reusable to what uses it; it is how rings among targets begin.

      Move what is needed into a layer below, hide it behind an interface target, or let the upper target hand it down.
      """,
    severity: .error
  ) { graph in
    let interfaces = Set(graph.interfaces.map(\.interface))
    let split = Set(graph.interfaces.map(\.implementation))
    let height = { (target: Target) in target.layer.flatMap { graph.limits.layers.firstIndex(of: $0) } }
    let homeless = graph.withoutLayer
    return homeless
      + graph.targetWays.compactMap { arrow, way in
        let (from, to) = (graph.targets[arrow.from], graph.targets[arrow.to])
        guard let own = height(from), let other = height(to), other <= own, !graph.isTest(arrow.from) else { return nil }
        let isInterface = to.kind == "interface" || interfaces.contains(arrow.to)
        // What has an interface of its own is told by `implementation-import`.
        if own == other {
          switch graph.limits.withinLayers[graph.limits.layers[own]] ?? .interfaces {
          case .allowed: return nil
          case .interfaces: if isInterface || split.contains(arrow.to) && !graph.isHost(arrow.from) { return nil }
          case .forbidden: break
          }
        }
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

extension Graph {
  /// A finding for each target that should lie in a layer and does not.
  fileprivate var withoutLayer: [Finding] {
    guard let demand = limits.layerDemand else { return [] }
    return targets.indices.filter { targets[$0].layer == nil && !isTest($0) }.map { index in
      let name = targets[index].name
      return Finding(
        rule: "layer-violation", severity: .error, message: "\(code(name)) lies in no layer, and every target has to", at: demand,
        cure: "name \(code(name)) in one of the \(code("layers"))", subject: [name])
    }
  }
}
