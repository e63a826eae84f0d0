import Model

/// The ways from some points to others.
struct Journey {
  private let atlas: Atlas
  private let starts: Set<Int>
  private let goals: Set<Int>

  init(_ atlas: Atlas, from starts: Set<Int>, to ends: Set<Int>) {
    self.atlas = atlas
    self.starts = starts
    let ends = ends.subtracting(starts)
    // Whoever comes to what a group registers has come to the group, unless that is where one comes from.
    goals = ends.union(ends.flatMap(atlas.members)).subtracting(starts)
  }

  /// Both ends are one, so there is no way to speak of.
  var isIdle: Bool { goals.isEmpty }

  /// The hops of a shortest way; nil where there is none.
  var shortest: [Hop]? {
    // A point from which all starts are one arrow away.
    let before = atlas.points.count
    let ways = Digraph(
      count: before + 1, arrows: atlas.ways.arrows + starts.map { Digraph.Arrow(before, $0) })
    guard let path = ways.shortestPath(from: before, where: goals.contains)?.dropFirst() else { return nil }
    return zip(path, path.dropFirst()).compactMap { atlas.hops(Digraph.Arrow($0, $1)).first }
  }

  /// Every hop on some way, those nearer to the start first.
  var all: [Hop] {
    let ahead = distances
    let behind = atlas.ways.reversed.reached(from: goals)
    return atlas.hops.filter { ahead[$0.from] != nil && behind.contains($0.to) && !goals.contains($0.from) }
      .sorted { (ahead[$0.from]!, $0) < (ahead[$1.from]!, $1) }
  }

  private var distances: [Int: Int] {
    var distance = Dictionary(uniqueKeysWithValues: starts.map { ($0, 0) })
    var line = starts.sorted()
    var at = 0
    while at < line.count {
      for next in atlas.ways.next[line[at]] where distance[next] == nil {
        distance[next] = distance[line[at]]! + 1
        line.append(next)
      }
      at += 1
    }
    return distance
  }

  /// The fewest arrows without which no way is left. What registers or declares stays wherever something else can go.
  var cut: [Digraph.Arrow] {
    var flow: [Digraph.Arrow: Int] = [:]
    let goals = goals
    while let path = augmenting(flow) {
      let room = path.map { capacity($0) - flow[$0, default: 0] }.min() ?? 0
      for arrow in path {
        flow[arrow, default: 0] += room
        flow[Digraph.Arrow(arrow.to, arrow.from), default: 0] -= room
      }
    }
    let reached = search(flow).origin
    return atlas.ways.arrows.filter { reached[$0.from] != nil && reached[$0.to] == nil && !goals.contains($0.from) }
  }

  /// Each place that says so.
  func places(of arrows: [Digraph.Arrow]) -> [Hop] { arrows.flatMap(atlas.hops) }

  private func capacity(_ arrow: Digraph.Arrow) -> Int {
    guard let hop = atlas.hops(arrow).first else { return 0 }
    return hop.kind >= .registers ? 1 << 20 : 1
  }

  private func augmenting(_ flow: [Digraph.Arrow: Int]) -> [Digraph.Arrow]? {
    let (origin, end) = search(flow)
    guard var at = end else { return nil }
    var path: [Digraph.Arrow] = []
    while let before = origin[at], before != at {
      path.append(Digraph.Arrow(before, at))
      at = before
    }
    return path
  }

  /// From the starts along every arrow that has room, and back along those that are used, to the first goal.
  private func search(_ flow: [Digraph.Arrow: Int]) -> (origin: [Int: Int], end: Int?) {
    var origin = Dictionary(uniqueKeysWithValues: starts.map { ($0, $0) })
    var line = starts.sorted()
    var backward: [Int: [Int]] = [:]
    for (arrow, amount) in flow where amount < 0 { backward[arrow.from, default: []].append(arrow.to) }
    var at = 0
    while at < line.count {
      let point = line[at]
      at += 1
      if goals.contains(point) { return (origin, point) }
      for next in atlas.ways.next[point] + (backward[point]?.sorted() ?? []) where origin[next] == nil {
        let arrow = Digraph.Arrow(point, next)
        guard capacity(arrow) - flow[arrow, default: 0] > 0 else { continue }
        origin[next] = point
        line.append(next)
      }
    }
    return (origin, nil)
  }
}
