import Model

extension Picture {
  /// Only what findings concern, and what stands one arrow away from it; nil where no finding concerns anything in the picture.
  public var ofTrouble: Picture? {
    let ends = edges.filter { $0.trouble != nil }.flatMap { [$0.from, $0.to] }
    let troubled = Set(nodes.filter { $0.trouble != nil }.map(\.id) + ends)
    if troubled.isEmpty { return nil }
    let near = edges.filter { troubled.contains($0.from) || troubled.contains($0.to) }
    let kept = troubled.union(near.flatMap { [$0.from, $0.to] })
    var picture = self
    picture.nodes = nodes.filter { kept.contains($0.id) || $0.cluster.map(kept.contains) ?? false }
    // Frames stay around what stands in them.
    var frames = Set(picture.nodes.compactMap(\.cluster))
    var outer = frames
    while !outer.isEmpty {
      outer = Set(clusters.filter { outer.contains($0.id) }.compactMap(\.parent)).subtracting(frames)
      frames.formUnion(outer)
    }
    picture.clusters = clusters.filter { frames.contains($0.id) }
    let shown = frames.union(picture.nodes.map(\.id))
    picture.edges = near.filter { shown.contains($0.from) && shown.contains($0.to) }
    picture.caption = []
    return picture
  }
}
