import Model
import Testing

@testable import Drawing

/// Random graphs, with and without rings, against brute force: what can be reached stays the same, arrows within rings and
/// pinned ones stay, and of those that are left none between rings is implied by the others.
@Test(arguments: 1...300)
func reductionKeepsReach(seed: Int) {
  var dice = Dice(UInt64(seed))
  let count = Int.random(in: 1...9, using: &dice)
  let isAcyclic = seed % 2 == 0
  let arrows = (0..<Int.random(in: 0...24, using: &dice)).compactMap { _ -> Digraph.Arrow? in
    let (a, b) = (Int.random(in: 0..<count, using: &dice), Int.random(in: 0..<count, using: &dice))
    return isAcyclic ? (a == b ? nil : .init(min(a, b), max(a, b))) : .init(a, b)
  }
  let pinned = Set(arrows.indices.filter { _ in Int.random(in: 0..<6, using: &dice) == 0 })
  let out = implied(arrows, count: count, pinned: pinned)
  let left = arrows.indices.filter { !out.contains($0) }
  let reach = closure(arrows, count)
  #expect(closure(left.map { arrows[$0] }, count) == reach)
  #expect(out.isDisjoint(with: pinned))
  #expect(out.allSatisfy { !reach[arrows[$0].to][arrows[$0].from] })
  for index in left where !pinned.contains(index) && !reach[arrows[index].to][arrows[index].from] {
    let parallel = Set(left.filter { same(arrows[$0], arrows[index], reach) })
    let others = left.filter { !parallel.contains($0) }.map { arrows[$0] }
    #expect(!closure(others, count)[arrows[index].from][arrows[index].to])
  }
}

/// Whether two arrows join the same two rings.
private func same(_ a: Digraph.Arrow, _ b: Digraph.Arrow, _ reach: [[Bool]]) -> Bool {
  func together(_ x: Int, _ y: Int) -> Bool { x == y || reach[x][y] && reach[y][x] }
  return together(a.from, b.from) && together(a.to, b.to)
}

private func closure(_ arrows: [Digraph.Arrow], _ count: Int) -> [[Bool]] {
  var reach = Array(repeating: Array(repeating: false, count: count), count: count)
  for arrow in arrows { reach[arrow.from][arrow.to] = true }
  for k in 0..<count { for i in 0..<count where reach[i][k] { for j in 0..<count where reach[k][j] { reach[i][j] = true } } }
  return reach
}
