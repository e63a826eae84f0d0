import Model

/// The positions of the arrows that can be left out because a longer way says the same: all that reaches along all arrows
/// still reaches along the rest.
///
/// Points are numbers below `count`. Arrows within a ring (a strongly connected component) always stay, and so do those at the
/// positions in `pinned`; several arrows between the same two rings stay or go together.
func implied(_ arrows: [Digraph.Arrow], count: Int, pinned: Set<Int> = []) -> Set<Int> {
  let components = Digraph(count: count, arrows: arrows).components
  var ring = Array(repeating: 0, count: count)
  for (number, members) in components.enumerated() { for member in members { ring[member] = number } }
  let condensed = Digraph(
    count: components.count, arrows: arrows.map { .init(ring[$0.from], ring[$0.to]) }.filter { $0.from != $0.to })
  let redundant = redundantTargets(of: condensed)
  return Set(
    arrows.indices.filter { redundant[ring[arrows[$0].from]].contains(ring[arrows[$0].to]) && !pinned.contains($0) })
}

/// By point of a graph without rings, to which of its targets another of them leads as well.
private func redundantTargets(of graph: Digraph) -> [Set<Int>] {
  // A row of bits a point: sets would take minutes for thousands of points.
  let width = (graph.count + 63) / 64
  var reach = [UInt64](repeating: 0, count: graph.count * width)
  var result = [Set<Int>](repeating: [], count: graph.count)
  for point in sources(of: graph).reversed() {
    let own = point * width
    // Along the way from near to far: what a nearer target reaches is redundant.
    for target in graph.next[point] {
      for word in 0..<width { reach[own + word] |= reach[target * width + word] }
    }
    result[point] = Set(graph.next[point].filter { reach[own + $0 / 64] >> UInt64($0 % 64) & 1 == 1 })
    for target in graph.next[point] { reach[own + target / 64] |= 1 << UInt64(target % 64) }
  }
  return result
}

/// The points of a graph without rings, each before those to which it has arrows.
private func sources(of graph: Digraph) -> [Int] {
  var arriving = [Int](repeating: 0, count: graph.count)
  for targets in graph.next { for target in targets { arriving[target] += 1 } }
  var order = arriving.indices.filter { arriving[$0] == 0 }
  var at = 0
  while at < order.count {
    for target in graph.next[order[at]] {
      arriving[target] -= 1
      if arriving[target] == 0 { order.append(target) }
    }
    at += 1
  }
  return order
}
