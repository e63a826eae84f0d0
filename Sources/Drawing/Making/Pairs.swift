extension Sketch {
  /// Two arrows that say the same of both directions become one with a head at either end.
  mutating func mergePairs() {
    for edge in sortedEdges where edge.from < edge.to {
      let (there, back) = (Ends(from: edge.from, to: edge.to), Ends(from: edge.to, to: edge.from))
      guard let other = edges[back], edge.kind.saysTheSame(as: other.kind) else { continue }
      var both = edge
      both.kind = max(edge.kind, other.kind)
      both.needs += other.needs
      both.at = min(edge.at, other.at)
      both.isMutual = true
      raise(&both.trouble, other.trouble)
      edges[there] = both
      edges[back] = nil
    }
  }
}

extension Picture.Edge.Kind {
  /// Whether one line can stand for both: when somebody asks matters less than that both do.
  fileprivate func saysTheSame(as other: Self) -> Bool {
    self == other || [.need, .lateNeed].contains(self) && [.need, .lateNeed].contains(other)
  }
}
