/// When something happens: on a way through the choices of a run, in builds of which a condition holds.
public struct Occasion: Hashable, Sendable, Codable {
  public var way: BranchPath
  public var condition: BuildCondition

  public init(way: BranchPath = .always, condition: BuildCondition = .always) {
    self.way = way
    self.condition = condition
  }

  /// Whether one run of one build may have both.
  public func meets(_ other: Occasion) -> Bool { !way.excludes(other.way) && condition.meets(other.condition) }

  /// Whether the other one is met wherever this is.
  public func isWithin(_ other: Occasion) -> Bool {
    way.and(other.way) == way && other.condition.follows(from: condition)
  }

  /// Where both hold; nil where they never do.
  public func and(_ other: Occasion) -> Occasion? {
    guard meets(other) else { return nil }
    return way.and(other.way).map { Occasion(way: $0, condition: condition.and(other.condition)) }
  }
}

extension [Occasion] {
  /// On any of these, in as few words as possible; nil: always, or on more than are told apart.
  public func joined() -> [Occasion]? {
    var all: [(condition: BuildCondition, branches: Branches)] = []
    for occasion in self {
      if let index = all.firstIndex(where: { $0.condition == occasion.condition }) {
        all[index].branches.formUnion(Branches(occasion.way))
      } else {
        all.append((occasion.condition, Branches(occasion.way)))
      }
    }
    guard !all.contains(where: { $0.branches.isCut || $0 == (.always, .always) }) else { return nil }
    return all.flatMap { item in item.branches.ways.map { Occasion(way: $0, condition: item.condition) } }
  }
}

extension Provider {
  /// Whether some run leads to both registrations, and to one container for both: they do not stand in functions of which a run calls one
  /// or the other, nor in classes of which each object has a container of its own, nor in calls that make a container each.
  public func isReached(with other: Provider) -> Bool {
    if let line, let others = other.line, !line.contains(others[0]), !others.contains(line[0]) { return false }
    if let makings, let others = other.makings, Set(makings).isDisjoint(with: others) { return false }
    if occasions == nil, other.occasions == nil { return true }
    if branches.isCut || other.branches.isCut { return true }
    let theirs = other.allOccasions
    return allOccasions.contains { own in theirs.contains(where: own.meets) }
  }

  /// Whether whatever leads to it leads to the other one, too.
  public func isReachedOnly(with other: Provider) -> Bool {
    guard !branches.isCut, !other.branches.isCut else { return false }
    let theirs = other.allOccasions
    return allOccasions.allSatisfy { own in theirs.contains(where: own.isWithin) }
  }

  /// When it happens, its own branches included.
  private var allOccasions: [Occasion] {
    (occasions ?? [Occasion()]).flatMap { occasion in
      branches.ways.compactMap { occasion.and(Occasion(way: $0, condition: condition)) }
    }
  }

  /// It is reached as another one is, which is the same registration.
  public mutating func joinReach(_ other: Provider) {
    if let own = occasions, let more = other.occasions {
      occasions = (own + more).joined()
    } else {
      occasions = nil
    }
    if line != other.line { line = nil }
    makings = makings.flatMap { own in other.makings.map { own + $0.filter { !own.contains($0) } } }
    makings?.sort { $0.lexicographicallyPrecedes($1) }
    age = age.flatMap { own in other.age.map { max(own, $0) } } ?? age ?? other.age
  }
}
