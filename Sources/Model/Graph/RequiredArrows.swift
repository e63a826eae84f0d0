extension Digraph {
  /// The arrows that every way from `start` to `goal` takes, in the order in which they are taken; none where there is no way.
  ///
  /// One pass: along one shortest way, everything is visited that can be had without that way's own arrows. Where none of it
  /// lies further along the way, the way's next arrow is the only one that leads on.
  public func required(from start: Int, to goal: Int) -> [Arrow] {
    guard let way = shortestPath(from: start, to: goal) else { return [] }
    let place = Dictionary(uniqueKeysWithValues: way.enumerated().map { ($1, $0) })
    var seen: Set<Int> = []
    var furthest = 0
    var required: [Arrow] = []
    for step in way.indices.dropLast() {
      var work = seen.insert(way[step]).inserted ? [way[step]] : []
      while let point = work.popLast() {
        let at = place[point]
        if let at { furthest = max(furthest, at) }
        for other in next[point] where at.map({ place[other] != $0 + 1 }) ?? true && seen.insert(other).inserted {
          work.append(other)
        }
      }
      if furthest <= step { required.append(Arrow(way[step], way[step + 1])) }
    }
    return required
  }
}
