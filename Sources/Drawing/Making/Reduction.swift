/// Which arrows of a graph can be left out because a longer way says the same: all that reaches along all arrows still
/// reaches along the rest.
///
/// Vertices are numbers below `count`. Arrows within a ring (a strongly connected component) always stay, and so do those at
/// the positions in `pinned`; several arrows between the same two rings stay or go together. Linear in memory and, but for the
/// sets of reachable vertices, in time.
func implied(_ arrows: [(from: Int, to: Int)], count: Int, pinned: Set<Int> = []) -> Set<Int> {
  let ring = rings(arrows, count: count)
  var next: [Int: Set<Int>] = [:]
  for arrow in arrows where ring[arrow.from] != ring[arrow.to] { next[ring[arrow.from], default: []].insert(ring[arrow.to]) }
  // Rings are numbered so that arrows lead from higher to lower numbers: what a ring reaches is known before it is asked for.
  let ringCount = (ring.max() ?? -1) + 1
  var reach: [[Bool]] = []
  var redundant: [Set<Int>] = []
  for current in 0..<ringCount {
    var reached = Array(repeating: false, count: ringCount)
    var beyond = reached
    for target in next[current] ?? [] {
      reached[target] = true
      for further in 0..<target where reach[target][further] {
        reached[further] = true
        beyond[further] = true
      }
    }
    reach.append(reached)
    redundant.append((next[current] ?? []).filter { beyond[$0] })
  }
  return Set(
    arrows.indices.filter { index in
      let (from, to) = (ring[arrows[index].from], ring[arrows[index].to])
      return from != to && redundant[from].contains(to) && !pinned.contains(index)
    })
}

/// The number of each vertex' strongly connected component; arrows lead to equal or lower numbers (Tarjan, without recursion).
func rings(_ arrows: [(from: Int, to: Int)], count: Int) -> [Int] {
  var next = Array(repeating: [Int](), count: count)
  for arrow in arrows { next[arrow.from].append(arrow.to) }
  var ring = Array(repeating: -1, count: count)
  var order = Array(repeating: -1, count: count)
  var low = order
  var open: [Int] = []
  var (visited, found) = (0, 0)
  for start in 0..<count where order[start] < 0 {
    var path: [(vertex: Int, arrow: Int)] = [(start, 0)]
    while let (vertex, arrow) = path.last {
      if arrow == 0 {
        order[vertex] = visited
        low[vertex] = visited
        visited += 1
        open.append(vertex)
      }
      if arrow < next[vertex].count {
        path[path.count - 1].arrow += 1
        let target = next[vertex][arrow]
        if order[target] < 0 { path.append((target, 0)) } else if ring[target] < 0 { low[vertex] = min(low[vertex], order[target]) }
        continue
      }
      path.removeLast()
      if let (parent, _) = path.last { low[parent] = min(low[parent], low[vertex]) }
      guard low[vertex] == order[vertex] else { continue }
      while let member = open.popLast() {
        ring[member] = found
        if member == vertex { break }
      }
      found += 1
    }
  }
  return ring
}
