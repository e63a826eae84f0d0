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

  /// A shortest among the rings that pass through one of `starts`, from its smallest point on.
  public func shortestRing(startingAt starts: some Sequence<Int>) -> [Int]? {
    var best: [Int]?
    for start in starts {
      guard let ring = shortestRing(through: start, shorterThan: best?.count ?? .max) else { continue }
      best = ring
      if ring.count == 1 { break }
    }
    return best.map(Digraph.rotated)
  }

  private func shortestRing(through start: Int, shorterThan limit: Int) -> [Int]? {
    guard limit > 1 else { return nil }
    if next[start].contains(start) { return [start] }
    var origin: [Int: Int] = [:]
    var level = [start]
    var length = 1
    while !level.isEmpty, length < limit {
      var following: [Int] = []
      for point in level {
        for other in next[point] {
          if other == start {
            var ring = [point]
            while let last = ring.last, last != start, let before = origin[last] { ring.append(before) }
            return ring.reversed()
          }
          if origin[other] == nil {
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

  /// The same ring from its smallest point on.
  static func rotated(_ ring: [Int]) -> [Int] {
    guard let first = ring.indices.min(by: { ring[$0] < ring[$1] }) else { return ring }
    return Array(ring[first...] + ring[..<first])
  }
}
