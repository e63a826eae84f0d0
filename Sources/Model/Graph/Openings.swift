extension Digraph {
  /// A set of arrows without which no ring is left.
  public struct Opening: Hashable, Sendable {
    /// Ascending.
    public var arrows: [Arrow]
    /// No smaller set does it. Otherwise the search was given up and the set is a good one.
    public var isSmallest: Bool
  }

  /// The smallest set of arrows without which no ring is left, found by trying; where that takes more than `effort` looks for
  /// a ring, a set found greedily. A set found either way has no arrow too many.
  ///
  /// Of equally small sets the one whose arrows come first in the order in which rings are found is taken.
  public func smallestOpening(effort: Int = 4000) -> Opening {
    var left = effort
    let greedy = greedyOpening()
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

  /// Takes from each short ring the arrow whose ends have most arrows within the rings, then gives back what is not needed.
  private func greedyOpening() -> [Arrow] {
    var removed: [Arrow] = []
    var rest = self
    while true {
      let members = rest.ringComponents
      guard let ring = rest.shortestRing(startingAt: members.first ?? []) else { break }
      let inside = Set(members[0])
      var entering: [Int: Int] = [:]
      var leaving: [Int: Int] = [:]
      for point in members[0] {
        for other in rest.next[point] where inside.contains(other) {
          leaving[point, default: 0] += 1
          entering[other, default: 0] += 1
        }
      }
      // Many ways into its start and few out of it: such an arrow lies on many rings.
      func weight(_ arrow: Arrow) -> Double {
        Double(entering[arrow.from] ?? 0) * Double(leaving[arrow.to] ?? 0)
          / Double(max(1, (leaving[arrow.from] ?? 0) * (entering[arrow.to] ?? 0)))
      }
      var best = Digraph.arrows(of: ring)[0]
      for arrow in Digraph.arrows(of: ring) where weight(arrow) > weight(best) { best = arrow }
      removed.append(best)
      let gone = best
      rest = rest.filter { $0 != gone }
    }
    for arrow in removed.sorted() {
      let fewer = removed.filter { $0 != arrow }
      if filter({ !fewer.contains($0) }).ringComponents.isEmpty { removed = fewer }
    }
    return removed.sorted()
  }

  /// The arrows of a ring given by its points.
  public static func arrows(of ring: [Int]) -> [Arrow] {
    ring.indices.map { Arrow(ring[$0], ring[($0 + 1) % ring.count]) }
  }
}
