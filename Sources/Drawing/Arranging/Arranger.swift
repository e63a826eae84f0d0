/// Puts boxes and frames into ranks, frame by frame from the inside out, so that none gets broader than there is room, and notes
/// what the arrows do not say of it.
struct Arranger {
  private let nesting: Nesting
  private var result: Arrangement
  /// What an arrow takes that passes a rank, in points.
  private let pass: Double

  /// What a box or frame is to the frame around it. Along the ranks it has a length, across them a breadth.
  private struct Block {
    var lengths: [Double]
    var breadth: Double
    var doors: Arrangement.Doors

    var ranks: Int { lengths.count }
  }

  /// `room` is how broad a rank of the whole picture may be.
  static func arrangement(_ nesting: Nesting, _ direction: Arrangement.Direction, room: Double, boxGap: Double = 0.22)
    -> Arrangement
  {
    var arranger = Arranger(nesting, direction, boxGap)
    let whole = arranger.block(of: nil, room: room)
    let gaps = Double(whole.ranks - 1) * arranger.result.rankGap * 72
    let (length, breadth) = (whole.lengths.reduce(0, +) + gaps + 50, whole.breadth + 50)
    let heading = nesting.heading
    arranger.result.ranks = whole.ranks
    arranger.result.extent =
      direction == .right
      ? Extent(width: max(length, heading.width), height: breadth + heading.height)
      : Extent(width: max(breadth, heading.width), height: length + heading.height)
    return arranger.result
  }

  private init(_ nesting: Nesting, _ direction: Arrangement.Direction, _ boxGap: Double) {
    self.nesting = nesting
    result = Arrangement(direction: direction)
    result.boxGap = boxGap
    if direction == .down { result.rankGap = 0.5 }
    pass = boxGap * 72 + 2
  }

  private var gap: Double { result.boxGap * 72 }

  private mutating func block(of frame: Picture.ID?, room: Double) -> Block {
    let members = nesting.members[frame] ?? []
    let blocks = members.map { id in
      nesting.members[id] == nil ? single(id) : block(of: id, room: innerRoom(id, room))
    }
    let arrows = nesting.arrows[frame] ?? []
    let placed = Placement(blocks.map { ($0.ranks, $0.breadth) }, arrows, room: room, gap: gap, pass: pass)
    tie(blocks, arrows, placed.starts)
    var lengths = [Double](repeating: 0, count: placed.breadths.count)
    for (block, start) in zip(blocks, placed.starts) {
      for (offset, length) in block.lengths.enumerated() { lengths[start + offset] = max(lengths[start + offset], length) }
    }
    let first = placed.starts.indices.filter { placed.starts[$0] == 0 }
    let last = placed.starts.indices.filter { placed.starts[$0] + blocks[$0].ranks == lengths.count }
    let pointedTo = Set(arrows.map(\.to))
    let door = first.filter { !pointedTo.contains($0) }
    let doors = Arrangement.Doors(
      first: blocks[middle(door.isEmpty ? first : door)].doors.first, last: blocks[middle(last)].doors.last)
    var breadth = placed.breadths.max() ?? 0
    guard let frame else { return Block(lengths: lengths, breadth: breadth, doors: doors) }
    result.doors[frame] = doors
    let label = nesting.extents[frame] ?? Extent(width: 0, height: 0)
    breadth += result.direction == .right ? 28 + label.height : 28
    lengths[0] += 20
    lengths[lengths.count - 1] += 20
    return Block(lengths: lengths, breadth: breadth, doors: doors)
  }

  private func single(_ id: Picture.ID) -> Block {
    let extent = nesting.extents[id] ?? Extent(width: 54, height: 29)
    let isRight = result.direction == .right
    return Block(
      lengths: [isRight ? extent.width : extent.height], breadth: isRight ? extent.height : extent.width,
      doors: .init(first: id, last: id))
  }

  private func middle(_ list: [Int]) -> Int { list[list.count / 2] }

  /// A frame is about as high as it is wide, and as broad as the whole picture at most.
  private func innerRoom(_ frame: Picture.ID, _ room: Double) -> Double {
    let boxes = contents(of: frame).map { nesting.extents[$0] ?? Extent(width: 54, height: 29) }
    let area = boxes.reduce(0) { $0 + ($1.width + result.rankGap * 72) * ($1.height + gap) }
    let side = area.squareRoot() * (result.direction == .right ? 0.85 : 1.3)
    let least = 4 * (result.direction == .right ? 40 + gap : 130)
    return min(room, max(side, least))
  }

  private func contents(of frame: Picture.ID) -> [Picture.ID] {
    (nesting.members[frame] ?? []).flatMap { nesting.members[$0] == nil ? [$0] : contents(of: $0) }
  }

  /// Notes what no arrow says: which of the blocks that end where another begins stands before it.
  private mutating func tie(_ blocks: [Block], _ arrows: [Nesting.Arrow], _ starts: [Int]) {
    let ends = blocks.indices.map { starts[$0] + blocks[$0].ranks }
    var byEnd: [Int: [Int]] = [:]
    for (index, end) in ends.enumerated() { byEnd[end, default: []].append(index) }
    var isSaid = Set(blocks.indices.filter { starts[$0] == 0 })
    for arrow in arrows where ends[arrow.from] == starts[arrow.to] { isSaid.insert(arrow.to) }
    var used: [Int: Int] = [:]
    for index in blocks.indices where !isSaid.contains(index) {
      guard let end = (1...starts[index]).last(where: { byEnd[$0] != nil }), let before = byEnd[end] else { continue }
      let partner = before[used[end, default: 0] % before.count]
      used[end, default: 0] += 1
      result.ties.append(
        .init(from: blocks[partner].doors.last, to: blocks[index].doors.first, length: starts[index] - end + 1))
    }
  }
}
