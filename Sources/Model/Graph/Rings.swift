extension Digraph {
  /// The strongly connected components: sets of points that all reach one another. Each is ascending, and they are in the
  /// order of their first points. A point in no ring is a component of its own.
  public var components: [[Int]] {
    // Tarjan's algorithm with its recursion written out, so that a long chain cannot exhaust the stack.
    var found: [[Int]] = []
    var number = [Int](repeating: -1, count: count)
    var low = number
    var isOpen = [Bool](repeating: false, count: count)
    var open: [Int] = []
    var step = 0
    for root in 0..<count where number[root] < 0 {
      var walk: [(point: Int, child: Int)] = [(root, 0)]
      while let (point, child) = walk.last {
        if child == 0 {
          number[point] = step
          low[point] = step
          step += 1
          open.append(point)
          isOpen[point] = true
        }
        if child < next[point].count {
          walk[walk.count - 1].child += 1
          let other = next[point][child]
          if number[other] < 0 {
            walk.append((other, 0))
          } else if isOpen[other] {
            low[point] = min(low[point], number[other])
          }
          continue
        }
        walk.removeLast()
        if let parent = walk.last?.point { low[parent] = min(low[parent], low[point]) }
        guard low[point] == number[point] else { continue }
        var component: [Int] = []
        while let member = open.popLast() {
          isOpen[member] = false
          component.append(member)
          if member == point { break }
        }
        found.append(component.sorted())
      }
    }
    return found.sorted { $0[0] < $1[0] }
  }

  /// The components that hold a ring: of several points, or of one with an arrow to itself.
  public var ringComponents: [[Int]] {
    components.filter { $0.count > 1 || next[$0[0]].contains($0[0]) }
  }

  /// The points of a shortest ring, each once, from its smallest point on; nil where there is no ring.
  public func shortestRing() -> [Int]? { shortestRing(startingAt: 0..<count) }

  /// A shortest among the rings that pass through one of `starts`, from its smallest point on; of very many that hang together
  /// (`Limit.ringEffort`) a short one.
  public func shortestRing(startingAt starts: some Sequence<Int>) -> [Int]? {
    var search = RingSearch(origin: [Int](repeating: 0, count: count), visit: [Int](repeating: -1, count: count))
    var best: [Int]?
    for start in starts {
      if best != nil, search.effort > Limit.ringEffort.value { break }
      guard let ring = search.shortestRing(through: start, shorterThan: best?.count ?? .max, in: self) else { continue }
      best = ring
      if ring.count == 1 { break }
    }
    return best.map(Digraph.rotated)
  }

  /// The same ring from its smallest point on.
  static func rotated(_ ring: [Int]) -> [Int] {
    guard let first = ring.indices.min(by: { ring[$0] < ring[$1] }) else { return ring }
    return Array(ring[first...] + ring[..<first])
  }
}

/// A search by breadth that is begun anew at one point after another, in the same memory.
private struct RingSearch {
  var origin: [Int]
  /// By point, the start from which it was last seen.
  var visit: [Int]
  /// Points passed since a ring was found.
  var effort = 0

  mutating func shortestRing(through start: Int, shorterThan limit: Int, in graph: Digraph) -> [Int]? {
    guard limit > 1 else { return nil }
    var level = [start]
    var length = 1
    visit[start] = start
    while !level.isEmpty, length < limit {
      var following: [Int] = []
      effort += limit == .max ? 0 : level.count
      for point in level {
        for other in graph.next[point] {
          if other == start { return ring(from: start, to: point) }
          if visit[other] != start {
            visit[other] = start
            origin[other] = point
            following.append(other)
          }
        }
      }
      level = following
      length += 1
    }
    return nil
  }

  private func ring(from start: Int, to last: Int) -> [Int] {
    var ring = [last]
    while let point = ring.last, point != start { ring.append(origin[point]) }
    return ring.reversed()
  }
}
