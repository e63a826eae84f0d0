import Model
import Testing

@testable import Answering

/// On small graphs thrown at random: a cut separates, and nothing smaller does; the shortest way is a way, and the hops of all ways
/// are exactly those without which some way is lost.
@Test(arguments: 0..<60)
func cutsAreSmallest(seed: UInt64) throws {
  var dice = Dice(state: seed &* 7_919 &+ 1)
  var graph = Graph()
  graph.targets = (0..<6).map { Target(name: "T\($0)", path: "T\($0)", kind: "library") }
  var line = 0
  for from in 0..<6 {
    for to in 0..<6 where from != to && dice.next() % 3 == 0 {
      line += 1
      graph.imports.append(TargetImport(from: from, to: to, at: Location(file: "t.swift", line: line, column: 1)))
    }
  }
  let arrows = graph.imports.map { Digraph.Arrow($0.from, $0.to) }
  let isJoined = { (kept: [Digraph.Arrow]) in Digraph(count: 6, arrows: kept).shortestPath(from: 0, to: 5) != nil }
  let questions = Questions(graph)
  let way = try questions.why("T0", "T5", .shortest).get()
  #expect(way.isFound == isJoined(arrows))
  guard way.isFound else { return }
  #expect(way.rows.count == Digraph(count: 6, arrows: arrows).shortestPath(from: 0, to: 5)!.count - 1)
  #expect(way.rows.first?.cells[0].text == "T0" && way.rows.last?.cells[2].text == "T5")

  let cut = Set(try questions.why("T0", "T5", .cut).get().rows.compactMap { $0.at?.line })
  #expect(!isJoined(arrows.indices.filter { !cut.contains($0 + 1) }.map { arrows[$0] }))
  // No smaller one: with any of fewer hops gone, a way is left.
  for subset in subsets(of: Array(arrows.indices), below: cut.count) {
    #expect(isJoined(arrows.indices.filter { !subset.contains($0) }.map { arrows[$0] }))
  }
}

private func subsets(of items: [Int], below size: Int) -> [[Int]] {
  var all: [[Int]] = [[]]
  for _ in 1..<max(1, size) {
    all += all.filter { $0.count == all.last!.count }.flatMap { some in items.filter { $0 > some.last ?? -1 }.map { some + [$0] }
    }
  }
  return all.filter { $0.count < size }
}

private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
