import Model

extension Sketch {
  /// A box for each build target, framed by its layer.
  mutating func addTargets(_ graph: Graph, _ places: Places, _ options: Picture.Options) {
    let layers = layers(of: graph)
    let interfaces = Set(graph.interfaces.map(\.interface))
    let roots = Dictionary(grouping: graph.roots.compactMap(\.target)) { $0 }.mapValues(\.count)
    for (index, layer) in layers.enumerated() {
      add(Picture.Cluster(id: .init(.layer, index), kind: .layer, label: layer, tooltip: ["layer \(layer)"], isDynamic: false))
    }
    for (index, target) in graph.targets.enumerated() where options.draws(target) {
      let registrations = places.totals[.init(.target, index)] ?? 0
      var detail = [target.kind]
      if let number = roots[index] { detail.append(counted(number, "root")) }
      if registrations > 0 { detail.append(counted(registrations, "registration")) }
      add(
        Picture.Node(
          id: .init(.target, index), kind: .target(interfaces.contains(index) ? "interface" : target.kind), label: target.name,
          detail: detail.joined(separator: " · "),
          tooltip: ["target \(target.name)", target.path], isDynamic: false,
          cluster: target.layer.flatMap { layers.firstIndex(of: $0) }.map { .init(.layer, $0) },
          at: Location(file: target.path, line: 1, column: 1)))
    }
  }
}

extension Picture.Options {
  /// Targets of tests bury the others, and are drawn where somebody asks for them.
  func draws(_ target: Target) -> Bool { includesTests || target.kind != "test" || target.name == focus }
}

/// From top to bottom as the manifest orders them, then those that it does not name.
private func layers(of graph: Graph) -> [String] {
  let used = Set(graph.targets.compactMap(\.layer))
  let ordered = graph.limits.layers.filter(used.contains)
  return ordered + used.subtracting(ordered).sorted()
}
