/// Points numbered from 0 and arrows between them: the bare shape on which the graph's own questions are answered.
///
/// Answers depend only on the points and the set of arrows, not on the order in which arrows were given. Of equally short
/// paths and rings the one that comes first in the order of its points is taken.
public struct Digraph: Hashable, Sendable {
  /// An arrow. A point may have one to itself.
  public struct Arrow: Hashable, Sendable, Comparable {
    public var from: Int
    public var to: Int

    public init(_ from: Int, _ to: Int) {
      self.from = from
      self.to = to
    }

    public static func < (a: Arrow, b: Arrow) -> Bool { (a.from, a.to) < (b.from, b.to) }
  }

  /// By point, those to which it has an arrow, ascending, each once.
  public let next: [[Int]]

  /// Arrows to or from a point outside `0..<count` are left out.
  public init(count: Int, arrows: some Sequence<Arrow>) { self.init(count: count, arrows: Array(arrows)) }

  /// The same for a list, which is what nearly everybody has.
  public init(count: Int, arrows: [Arrow]) {
    let points = 0..<count
    var next = [[Int]](repeating: [], count: count)
    for arrow in arrows where points.contains(arrow.from) && points.contains(arrow.to) { next[arrow.from].append(arrow.to) }
    for point in next.indices where !zip(next[point], next[point].dropFirst()).allSatisfy({ $0 < $1 }) {
      let sorted = next[point].sorted()
      next[point] = sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }
    self.next = next
  }

  public var count: Int { next.count }

  /// Ascending.
  public var arrows: [Arrow] { next.indices.flatMap { from in next[from].map { Arrow(from, $0) } } }

  /// The same points, and every arrow the other way round.
  public var reversed: Digraph { Digraph(count: count, arrows: arrows.map { Arrow($0.to, $0.from) }) }

  /// A graph of only those points that some arrows have, numbered anew in their order, and which point each was.
  public static func compact(_ arrows: some Collection<Arrow>) -> (graph: Digraph, points: [Int]) {
    let points = Set(arrows.lazy.flatMap { [$0.from, $0.to] }).sorted()
    let place = Dictionary(uniqueKeysWithValues: points.enumerated().map { ($1, $0) })
    return (Digraph(count: points.count, arrows: arrows.map { Arrow(place[$0.from]!, place[$0.to]!) }), points)
  }

  /// Some of the points, which ascend, numbered anew in their order, and the arrows between them.
  public func part(_ points: [Int]) -> Digraph {
    let place = Dictionary(uniqueKeysWithValues: points.enumerated().map { ($1, $0) })
    return Digraph(
      count: points.count,
      arrows: points.indices.flatMap { from in next[points[from]].compactMap { place[$0].map { Arrow(from, $0) } } })
  }

  /// The same points, and the arrows that `keep` keeps.
  public func filter(_ keep: (Arrow) -> Bool) -> Digraph { Digraph(count: count, arrows: arrows.filter(keep)) }
}

extension Digraph {
  /// Some of a graph's points. Where this is asked for each of many points, a set of numbers would cost far more than finding them.
  public struct Reach: Sendable {
    /// In the order in which they were found.
    public private(set) var points: [Int] = []
    private var marks: [Bool]

    fileprivate init(in count: Int) { marks = Array(repeating: false, count: count) }

    public func contains(_ point: Int) -> Bool { marks[point] }

    fileprivate mutating func insert(_ point: Int) {
      guard !marks[point] else { return }
      marks[point] = true
      points.append(point)
    }
  }

  /// Every point that can be reached from `starts`, these included.
  public func reach(from starts: some Sequence<Int>) -> Reach {
    var found = Reach(in: count)
    for start in starts where next.indices.contains(start) { found.insert(start) }
    var at = 0
    while at < found.points.count {
      for other in next[found.points[at]] { found.insert(other) }
      at += 1
    }
    return found
  }

  /// The same as a set.
  public func reached(from starts: some Sequence<Int>) -> Set<Int> { Set(reach(from: starts).points) }

  /// The points to which arrows lead, and none that begins anywhere but at `starts`, directly or not; none of `others`, which stand for themselves.
  public func servants(of starts: Set<Int>, but others: Set<Int>) -> Set<Int> {
    var found = reached(from: starts.flatMap { next[$0] }).subtracting(starts).subtracting(others)
    let users = reversed.next
    var open = found.sorted()
    while let point = open.popLast() {
      guard found.contains(point), users[point].contains(where: { !starts.contains($0) && !found.contains($0) }) else { continue }
      found.remove(point)
      open += next[point]
    }
    return found
  }

  /// The points of a shortest way from `start` to `goal`, both included; nil where there is none.
  /// A way from a point to itself is that point alone.
  public func shortestPath(from start: Int, to goal: Int) -> [Int]? {
    shortestPath(from: start) { $0 == goal }
  }

  /// The points of a shortest way from `start` to the first point that `isGoal` takes.
  public func shortestPath(from start: Int, where isGoal: (Int) -> Bool) -> [Int]? {
    guard next.indices.contains(start) else { return nil }
    var origin: [Int: Int] = [start: start]
    var line = [start]
    var at = 0
    while at < line.count {
      let point = line[at]
      at += 1
      if isGoal(point) {
        var path = [point]
        while let last = path.last, let before = origin[last], before != last { path.append(before) }
        return path.reversed()
      }
      for other in next[point] where origin[other] == nil {
        origin[other] = point
        line.append(other)
      }
    }
    return nil
  }
}
