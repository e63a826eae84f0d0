/// How a picture is spread out: which way its arrows lead, what stands behind what although no arrow says so, and how much room
/// is between. Graphviz alone would put everything that no arrow moves into one row.
struct Arrangement: Hashable {
  enum Direction: Hashable { case right, down }

  /// Two boxes of which the second stands at least `length` ranks behind the first.
  struct Tie: Hashable {
    var from: Picture.ID
    var to: Picture.ID
    var length: Int
  }

  /// The boxes in a frame at which its arrows end and start.
  struct Doors: Hashable {
    var first: Picture.ID
    var last: Picture.ID
  }

  var direction = Direction.right
  var ties: [Tie] = []
  var doors: [Picture.ID: Doors] = [:]
  /// Between ranks and between boxes of one rank, in inches.
  var rankGap = 0.7
  var boxGap = 0.22
  /// How long arrows are untangled, of the usual 1, where there are hundreds of boxes: a layout in seconds is worth more than one that is
  /// a little tidier. nil: as long as it takes.
  var effort: Double?
  /// How many ranks there are, and what the picture will take, heading included: estimates.
  var ranks = 1
  var extent = Extent(width: 0, height: 0)
}

extension Arrangement {
  /// What a picture should look like to be taken in at a glance and shown on a page, in points.
  enum Bounds {
    static let height = 2_900.0
    static let width = 3_800.0
    static let ratio = 3.4

    /// How far from it a picture is; 0 within.
    static func excess(width: Double, height: Double) -> Double {
      guard width > 0, height > 0 else { return 0 }
      let ratio = max(width / height, height / width)
      return max(0, ratio / Self.ratio - 1) + max(0, height / Self.height - 1) + max(0, width / Self.width - 1)
    }
  }

  /// The less the better: how far the estimate is from a page's shape, and what it costs to leave the arrows' own order.
  var cost: Double {
    let ratio = max(extent.width, 1) / max(extent.height, 1)
    // Somewhat wider than high is best, like a window; beyond that every step counts.
    let shape = max(0, max(ratio / 2.4, 0.7 / ratio) - 1) + 0.1 * max(ratio / 1.4, 1.4 / ratio)
    return shape + 8 * Bounds.excess(width: extent.width, height: extent.height) + (ties.isEmpty ? 0 : 0.3)
      + (direction == .down ? 1 : 0) + extent.width * extent.height / 2_000_000
  }

  /// Ways to arrange a picture, the most promising first; the layout takes the first that comes out within bounds.
  static func candidates(for picture: Picture) -> [Arrangement] {
    guard !picture.nodes.isEmpty else { return [Arrangement()] }
    let nesting = Nesting(picture)
    if picture.nodes.count > 300 || picture.edges.count > 500 { return [.dense(nesting, arrows: picture.edges.count)] }
    var found: [Arrangement] = []
    for direction in [Direction.right, .down] {
      let natural = Arranger.arrangement(nesting, direction, room: .infinity)
      let side = (natural.extent.width * natural.extent.height).squareRoot()
      let rooms = [0.35, 0.5, 0.7, 0.9, 1.2, 1.6].map { $0 * side }
      for arrangement in [natural] + rooms.map({ Arranger.arrangement(nesting, direction, room: $0) })
      where !found.contains(where: { $0.ties == arrangement.ties && $0.direction == direction }) {
        found.append(arrangement)
      }
    }
    let best = Array(
      found.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(\.element).prefix(5))
    var rest: [Arrangement] = []
    // Should none of them come out well: the same with more or less room between ranks.
    for (direction, rankGap, boxGap) in [
      (Direction.right, 1.0, 0.1), (.right, 2.1, 0.22), (.down, 1.25, 0.22), (.down, 0.22, 0.22),
    ] {
      guard var spread = best.first(where: { $0.direction == direction }) else { continue }
      (spread.rankGap, spread.boxGap) = (rankGap, boxGap)
      rest.append(spread)
    }
    return best + rest
  }

  /// For pictures of hundreds of boxes: arrows close together, and ranks so far apart that the picture keeps its shape.
  private static func dense(_ nesting: Nesting, arrows: Int) -> Arrangement {
    var result = Arranger.arrangement(nesting, .right, room: .infinity, boxGap: 0.05)
    let side = (result.extent.width * result.extent.height).squareRoot()
    // What no arrow moves is packed; the rest is left to the arrows.
    if nesting.hasLooseBoxes { result = Arranger.arrangement(nesting, .right, room: side, boxGap: 0.05) }
    // A round of untangling looks at each pair of arrows between two ranks.
    result.effort = min(0.5, max(0.05, 250 / Double(arrows)))
    let lack = result.extent.height / 2.2 - result.extent.width
    if lack > 0 { result.rankGap += min(lack / Double(max(1, result.ranks - 1)) / 72, 15) }
    return result
  }
}
