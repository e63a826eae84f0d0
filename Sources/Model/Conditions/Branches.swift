/// The run-time branches in which something happens: on one of several ways.
public struct Branches: Hashable, Sendable, Codable {
  /// No way: it never happens.
  public private(set) var ways: [BranchPath]
  /// There were more ways than are told apart: it may happen on others, too.
  public private(set) var isCut = false

  public init(_ way: BranchPath) { ways = [way] }

  private init(ways: [BranchPath], isCut: Bool) {
    self.ways = ways
    self.isCut = isCut
  }

  public static let always = Branches(.always)

  public var isPossible: Bool { !ways.isEmpty }

  /// Whether no run does both. Of what was cut nothing is sure, so that it is taken for something else than anything that hangs
  /// on a choice: who asks is about to raise an alarm about both.
  public func excludes(_ other: Branches) -> Bool {
    if isCut || other.isCut { return self != .always && other != .always }
    return !ways.contains { way in other.ways.contains { !way.excludes($0) } }
  }

  /// Whether every run that does this does the other, too; in doubt, it does.
  public func isWithin(_ other: Branches) -> Bool {
    if other == .always || isCut || other.isCut { return true }
    return ways.allSatisfy { way in other.ways.contains { $0.covers(way) } }
  }

  /// Both happen; in doubt, never.
  public func and(_ other: Branches) -> Branches {
    if self == .always { return other }
    if other == .always { return self }
    if isCut || other.isCut { return Branches(ways: [], isCut: true) }
    var result = Branches(ways: [], isCut: false)
    for way in ways { for other in other.ways { if let both = way.and(other) { result.add(both) } } }
    return result.isCut ? Branches(ways: [], isCut: true) : result
  }

  /// One of both happens.
  public mutating func formUnion(_ other: Branches) {
    isCut = isCut || other.isCut
    for way in other.ways { add(way) }
    if ways.contains(.always) { self = .always }
  }

  /// There are more ways than are told apart.
  public mutating func cut() { isCut = true }

  private mutating func add(_ way: BranchPath) {
    var (way, place) = (way, ways.endIndex)
    // What two ways are together may be one with a third.
    while let index = ways.firstIndex(where: { $0.or(way) != nil }), let joined = ways[index].or(way) {
      if joined == ways[index] { return }
      ways.remove(at: index)
      (way, place) = (joined, min(place, index))
    }
    if ways.count < Limit.branches.value { ways.insert(way, at: min(place, ways.endIndex)) } else { isCut = true }
  }
}
