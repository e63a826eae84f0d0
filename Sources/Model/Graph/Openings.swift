extension Digraph {
  /// A set of arrows without which no ring is left.
  public struct Opening: Hashable, Sendable {
    /// Ascending.
    public var arrows: [Arrow]
    /// No smaller set does it. Otherwise the search was given up and the set is a good one.
    public var isSmallest: Bool
  }

  /// The smallest set of arrows without which no ring is left, found by trying; where that takes more than `effort` looks at
  /// an arrow, a set found greedily. A set found either way has no arrow too many.
  ///
  /// Of equally small sets the one whose arrows come first in the order in which rings are found is taken.
  public func smallestOpening(effort: Int = Limit.openingEffort.value) -> Opening {
    let greedy = greedyOpening()
    var left = effort / max(1, arrows.count + count)
    for size in 0..<max(greedy.count, 1) {
      switch opening(of: size, without: [], left: &left) {
      case .found(let arrows): return Opening(arrows: arrows.sorted(), isSmallest: true)
      case .givenUp: return Opening(arrows: greedy, isSmallest: false)
      case .none: continue
      }
    }
    return Opening(arrows: greedy, isSmallest: true)
  }

  private enum Trial {
    case found([Arrow])
    case none
    case givenUp
  }

  /// Every opening holds an arrow of every ring, so it is enough to branch over the arrows of one short ring.
  private func opening(of size: Int, without removed: [Arrow], left: inout Int) -> Trial {
    left -= 1
    guard left >= 0 else { return .givenUp }
    let rest = removed.isEmpty ? self : filter { !removed.contains($0) }
    guard let ring = rest.shortestRing(startingAt: rest.ringComponents.flatMap { $0 }) else { return .found(removed) }
    guard size > 0 else { return .none }
    for arrow in Digraph.arrows(of: ring) {
      switch opening(of: size - 1, without: removed + [arrow], left: &left) {
      case .none: continue
      case let other: return other
      }
    }
    return .none
  }

  /// Puts the points of each component in a row, those with few arrows in and many out first (Eades, Lin and Smyth); the arrows
  /// that go back are an opening. Then gives back those that close no ring.
  private func greedyOpening() -> [Arrow] {
    var (place, component) = ([Int](repeating: 0, count: count), [Int](repeating: 0, count: count))
    for (number, members) in components.enumerated() {
      for point in members { component[point] = number }
      if members.count > 1 { for (index, point) in row(members).enumerated() { place[point] = index } }
    }
    var kept = [[Int]](repeating: [], count: count)
    var back: [Arrow] = []
    for arrow in arrows where component[arrow.from] == component[arrow.to] {
      if place[arrow.from] < place[arrow.to] { kept[arrow.from].append(arrow.to) } else { back.append(arrow) }
    }
    var removed: [Arrow] = []
    var seen = [Int](repeating: -1, count: count)
    for (turn, arrow) in back.enumerated() {
      var work = [arrow.to]
      seen[arrow.to] = turn
      while let point = work.popLast() {
        for other in kept[point] where seen[other] != turn {
          seen[other] = turn
          work.append(other)
        }
      }
      if seen[arrow.from] == turn { removed.append(arrow) } else { kept[arrow.from].append(arrow.to) }
    }
    return removed
  }

  /// One component's points in a row.
  private func row(_ component: [Int]) -> [Int] {
    var isLeft = [Bool](repeating: false, count: count)
    var (entering, leaving) = ([Int](repeating: 0, count: count), [Int](repeating: 0, count: count))
    var before = [[Int]](repeating: [], count: count)
    for point in component { isLeft[point] = true }
    for point in component {
      for other in next[point] where other != point && isLeft[other] {
        before[other].append(point)
        entering[other] += 1
        leaving[point] += 1
      }
    }
    var (front, back) = ([Int](), [Int]())
    // Within a component no point is an end at first; taking one away makes new ends.
    var ends: [Int] = []
    func take(_ point: Int, into row: inout [Int]) {
      isLeft[point] = false
      row.append(point)
      for other in next[point] where isLeft[other] {
        entering[other] -= 1
        if entering[other] == 0 { ends.append(other) }
      }
      for other in before[point] where isLeft[other] {
        leaving[other] -= 1
        if leaving[other] == 0 { ends.append(other) }
      }
    }
    while front.count + back.count < component.count {
      while let end = ends.popLast() {
        guard isLeft[end] else { continue }
        if leaving[end] == 0 { take(end, into: &back) } else { take(end, into: &front) }
      }
      var best: Int?
      for point in component where isLeft[point] {
        if best.map({ leaving[point] - entering[point] > leaving[$0] - entering[$0] }) ?? true { best = point }
      }
      if let best { take(best, into: &front) }
    }
    return front + back.reversed()
  }

  /// The arrows of a ring given by its points.
  public static func arrows(of ring: [Int]) -> [Arrow] {
    ring.indices.map { Arrow(ring[$0], ring[($0 + 1) % ring.count]) }
  }
}
