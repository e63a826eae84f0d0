import Model

extension Picture {
  /// Only what findings concern, with all that touches what is missing; nil where no finding concerns anything in the picture.
  public var ofTrouble: Picture? {
    let missing = Set(nodes.filter { $0.kind == .missing }.map(\.id))
    let near = edges.filter { $0.trouble != nil || missing.contains($0.from) || missing.contains($0.to) }
    let kept = Set(nodes.filter { $0.trouble != nil }.map(\.id) + near.flatMap { [$0.from, $0.to] })
    if kept.isEmpty { return nil }
    var picture = self
    picture.nodes = nodes.filter { kept.contains($0.id) }
    // Frames stay around what stands in them.
    var frames = Set(picture.nodes.compactMap(\.cluster))
    var outer = frames
    while !outer.isEmpty {
      outer = Set(clusters.filter { outer.contains($0.id) }.compactMap(\.parent)).subtracting(frames)
      frames.formUnion(outer)
    }
    picture.clusters = clusters.filter { frames.contains($0.id) }
    let shown = frames.union(picture.nodes.map(\.id))
    picture.edges = edges.filter { shown.contains($0.from) && shown.contains($0.to) }
    picture.title = "what the findings concern"
    picture.caption = []
    return picture
  }
}
