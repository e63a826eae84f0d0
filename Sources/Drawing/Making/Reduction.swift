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
  let reach = condensed.next.indices.map { condensed.reached(from: [$0]) }
  let redundant = condensed.next.map { targets in
    Set(targets.filter { target in targets.contains { $0 != target && reach[$0].contains(target) } })
  }
  return Set(
    arrows.indices.filter { redundant[ring[arrows[$0].from]].contains(ring[arrows[$0].to]) && !pinned.contains($0) })
}
