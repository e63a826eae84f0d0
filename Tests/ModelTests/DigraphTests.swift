import Model
import Testing

@Suite struct DigraphTests {
  /// Every ring of the graph as a list of points from its smallest on, by plain search.
  static func rings(of graph: Digraph) -> [[Int]] {
    var found: [[Int]] = []
    func extend(_ path: [Int]) {
      for other in graph.next[path[path.count - 1]] {
        if other == path[0] { found.append(path) }
        if other > path[0], !path.contains(other) { extend(path + [other]) }
      }
    }
    for start in 0..<graph.count { extend([start]) }
    return found
  }

  static func random(_ dice: inout Dice, points: Int, arrows: Int) -> Digraph {
    Digraph(
      count: points,
      arrows: (0..<arrows).map { _ in Digraph.Arrow(dice.next(below: points), dice.next(below: points)) })
  }

  @Test func componentsArePointsThatReachOneAnother() {
    for seed in 0..<200 {
      var dice = Dice(seed)
      let graph = Self.random(&dice, points: 1 + dice.next(below: 9), arrows: dice.next(below: 16))
      let reach = (0..<graph.count).map { graph.reached(from: [$0]) }
      var expected: [[Int]] = []
      for point in 0..<graph.count where !expected.joined().contains(point) {
        expected.append((0..<graph.count).filter { reach[point].contains($0) && reach[$0].contains(point) })
      }
      #expect(graph.components == expected)
      let inRings = Set(Self.rings(of: graph).flatMap { $0 })
      #expect(Set(graph.ringComponents.flatMap { $0 }) == inRings)
    }
  }

  @Test func shortestRingIsAsShortAsAny() {
    for seed in 0..<200 {
      var dice = Dice(seed)
      let graph = Self.random(&dice, points: 1 + dice.next(below: 8), arrows: dice.next(below: 14))
      let all = Self.rings(of: graph)
      let ring = graph.shortestRing()
      #expect(ring?.count == all.map(\.count).min())
      if let ring { #expect(all.contains(ring)) }
      for point in 0..<graph.count {
        let through = graph.shortestRing(startingAt: [point])
        #expect(through?.count == all.filter { $0.contains(point) }.map(\.count).min())
      }
    }
  }

  /// A long ring, and a short one behind it: up to the limit each start is tried, beyond it the ring that was found is good enough.
  @Test(arguments: [400, 1_600]) func aShorterRingIsSoughtForAWhile(size: Int) {
    let long = (0..<size).map { Digraph.Arrow($0, ($0 + 1) % size) }
    let graph = Digraph(count: size + 2, arrows: long + [Digraph.Arrow(size, size + 1), Digraph.Arrow(size + 1, size)])
    let isWithin = size * size < Limit.ringEffort.value
    #expect(graph.shortestRing()?.count == (isWithin ? 2 : size))
  }

  @Test func shortestPathIsAWayAndNoneIsShorter() {
    for seed in 0..<200 {
      var dice = Dice(seed)
      let graph = Self.random(&dice, points: 8, arrows: 12)
      var distance = (0..<8).map { from in (0..<8).map { $0 == from ? 0 : graph.next[from].contains($0) ? 1 : 99 } }
      for middle in 0..<8 {
        for a in 0..<8 { for b in 0..<8 { distance[a][b] = min(distance[a][b], distance[a][middle] + distance[middle][b]) } }
      }
      for a in 0..<8 {
        for b in 0..<8 {
          let path = graph.shortestPath(from: a, to: b)
          #expect(path.map { $0.count - 1 } ?? 99 == distance[a][b])
          for (x, y) in zip(path ?? [], (path ?? []).dropFirst()) { #expect(graph.next[x].contains(y)) }
        }
      }
    }
  }

  @Test func requiredArrowsAreThoseWithoutWhichThereIsNoWay() {
    for seed in 0..<300 {
      var dice = Dice(seed)
      let graph = Self.random(&dice, points: 2 + dice.next(below: 8), arrows: dice.next(below: 16))
      for start in 0..<graph.count {
        for goal in graph.reached(from: [start]) {
          let expected = graph.arrows.filter { arrow in !graph.filter { $0 != arrow }.reached(from: [start]).contains(goal) }
          #expect(graph.required(from: start, to: goal).sorted() == expected, "seed \(seed), from \(start) to \(goal)")
        }
      }
      #expect(Digraph(count: 2, arrows: []).required(from: 0, to: 1).isEmpty)
    }
  }

  @Test func openingIsSmallest() {
    for seed in 0..<150 {
      var dice = Dice(seed)
      let graph = Self.random(&dice, points: 1 + dice.next(below: 6), arrows: dice.next(below: 12))
      let arrows = graph.arrows
      let smallest = (0..<(1 << arrows.count)).filter { choice in
        Self.rings(of: graph.filter { choice >> arrows.firstIndex(of: $0)! & 1 == 0 }).isEmpty
      }.map(\.nonzeroBitCount).min()!
      let opening = graph.smallestOpening()
      #expect(opening.isSmallest && opening.arrows.count == smallest)
      #expect(graph.filter { !opening.arrows.contains($0) }.ringComponents.isEmpty)

      let hasty = graph.smallestOpening(effort: 0)
      #expect(graph.filter { !hasty.arrows.contains($0) }.ringComponents.isEmpty)
      for arrow in hasty.arrows {
        #expect(!graph.filter { $0 == arrow || !hasty.arrows.contains($0) }.ringComponents.isEmpty)
      }
    }
  }

  /// Whether the smallest opening is found hangs on how much is tried; an opening is found in any case.
  @Test func effortDecidesWhetherTheSmallestIsFound() {
    // Rings of three: each needs an arrow of its own.
    let rings = (0..<18).map { Digraph.Arrow($0, $0 % 3 == 2 ? $0 - 2 : $0 + 1) }
    let graph = Digraph(count: 18, arrows: rings)
    #expect(graph.smallestOpening(effort: Limit.openingEffort.value).isSmallest)
    let hasty = graph.smallestOpening(effort: 100)
    #expect(!hasty.isSmallest && graph.filter { !hasty.arrows.contains($0) }.ringComponents.isEmpty)
  }

  /// A knot too big to try everything is opened all the same, soon and with nothing too many.
  @Test func aBigKnotIsOpened() {
    var dice = Dice(7)
    let graph = Self.random(&dice, points: 2000, arrows: 6000)
    let opening = graph.smallestOpening()
    #expect(!opening.isSmallest && opening.arrows.count < 1200)
    #expect(graph.filter { !opening.arrows.contains($0) }.ringComponents.isEmpty)
    let removed = Set(opening.arrows)
    for place in stride(from: 0, to: opening.arrows.count, by: 9) {
      let back = opening.arrows[place]
      #expect(!graph.filter { $0 == back || !removed.contains($0) }.ringComponents.isEmpty)
    }
  }

  @Test func aLongChainIsWalkedWithoutRecursion() {
    let count = 200_000
    let chain = Digraph(count: count, arrows: (0..<count).map { Digraph.Arrow($0, ($0 + 1) % count) })
    #expect(chain.components.count == 1)
    #expect(chain.shortestRing(startingAt: [0])?.count == count)
    #expect(chain.shortestPath(from: 0, to: count - 1)?.count == count)
  }

  @Test func orderOfArrowsMeansNothing() {
    for seed in 0..<50 {
      var dice = Dice(seed)
      let arrows = (0..<20).map { _ in Digraph.Arrow(dice.next(below: 7), dice.next(below: 7)) }
      let graph = Digraph(count: 7, arrows: arrows)
      #expect(graph == Digraph(count: 7, arrows: arrows.shuffled(using: &dice)))
    }
  }
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
