/// Blocks in ranks: each behind what points to it, none where there is no room left.
struct Placement {
  /// By block, its first rank.
  private(set) var starts: [Int]
  /// By rank, how broad it is.
  private(set) var breadths: [Double] = []

  init(
    _ blocks: [(ranks: Int, breadth: Double)], _ arrows: [Nesting.Arrow], room: Double, gap: Double, pass: Double
  ) {
    starts = Array(repeating: 0, count: blocks.count)
    var arriving = [[Int]](repeating: [], count: blocks.count)
    var isTied = [Bool](repeating: false, count: blocks.count)
    for arrow in arrows {
      arriving[arrow.to].append(arrow.from)
      isTied[arrow.from] = true
      isTied[arrow.to] = true
    }
    var isPlaced = [Bool](repeating: false, count: blocks.count)
    let order = Self.order(count: blocks.count, arrows)
    for index in order.filter({ isTied[$0] }) + order.filter({ !isTied[$0] }) {
      let sources = arriving[index].filter { isPlaced[$0] }
      var start = sources.map { starts[$0] + blocks[$0].ranks }.max() ?? 0
      while !isFree(from: start, blocks[index], room: room, gap: gap) { start += 1 }
      starts[index] = start
      isPlaced[index] = true
      let end = start + blocks[index].ranks
      if breadths.count < end { breadths += Array(repeating: 0, count: end - breadths.count) }
      for rank in start..<end { breadths[rank] += blocks[index].breadth + (breadths[rank] > 0 ? gap : 0) }
      for source in sources {
        let left = starts[source] + blocks[source].ranks
        if left < start { for rank in left..<start { breadths[rank] += pass } }
      }
    }
  }

  private func isFree(from start: Int, _ block: (ranks: Int, breadth: Double), room: Double, gap: Double) -> Bool {
    (start..<(start + block.ranks)).allSatisfy { rank in
      !breadths.indices.contains(rank) || breadths[rank] == 0 || breadths[rank] + gap + block.breadth <= room
    }
  }

  /// Each after those that point to it, as far as rings allow: a ring is opened where the fewest arrows are left.
  private static func order(count: Int, _ arrows: [Nesting.Arrow]) -> [Int] {
    var leaving = [[Int]](repeating: [], count: count)
    var open = [Int](repeating: 0, count: count)
    for arrow in arrows where arrow.from != arrow.to {
      leaving[arrow.from].append(arrow.to)
      open[arrow.to] += 1
    }
    var order = open.indices.filter { open[$0] == 0 }
    var isDone = [Bool](repeating: false, count: count)
    for index in order { isDone[index] = true }
    var at = 0
    while order.count < count || at < order.count {
      if at == order.count, let next = open.indices.filter({ !isDone[$0] }).min(by: { (open[$0], $0) < (open[$1], $1) }) {
        isDone[next] = true
        order.append(next)
      }
      for target in leaving[order[at]] where !isDone[target] {
        open[target] -= 1
        guard open[target] == 0 else { continue }
        isDone[target] = true
        order.append(target)
      }
      at += 1
    }
    return order
  }
}
