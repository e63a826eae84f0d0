import Model

extension Sketch {
  /// Where no coarser level is left: boxes that only one other points to, and that point to nothing, go into that one's box, from
  /// the ends inwards, until as many are left as `most`. What findings speak of and what is in focus stays. Tells how many went.
  mutating func fold(to most: Int) -> Int {
    var folded = 0
    var contents: [Picture.ID: [String]] = [:]
    while nodes.count > most {
      var (arriving, leaving) = ([Picture.ID: [Picture.ID]](), Set<Picture.ID>())
      var apart: Set<Picture.ID> = []
      for edge in sortedEdges {
        arriving[edge.to, default: []].append(edge.from)
        leaving.insert(edge.from)
        if edge.trouble != nil { apart.formUnion([edge.from, edge.to]) }
      }
      let ends = nodes.values.filter { node in
        !leaving.contains(node.id) && !apart.contains(node.id) && node.trouble == nil && !node.isFocus
          && arriving[node.id]?.count == 1 && arriving[node.id]?.first.map { nodes[$0] != nil } == true
      }
      guard !ends.isEmpty else { break }
      for end in ends.sorted(by: { $0.id < $1.id }).prefix(nodes.count - most) {
        guard let parent = arriving[end.id]?.first else { continue }
        edges[Ends(from: parent, to: end.id)] = nil
        nodes[end.id] = nil
        contents[parent, default: []] += [end.label] + (contents.removeValue(forKey: end.id) ?? [])
        folded += 1
      }
    }
    for (id, names) in contents {
      nodes[id]?.detail += " · with \(names.count) more"
      nodes[id]?.tooltip.append("with \(names.sorted().joined(separator: ", ")), which nothing else imports")
    }
    let filled = Set(nodes.keys.flatMap { frames(of: $0) })
    clusters = clusters.filter { filled.contains($0.key) }
    return folded
  }
}
