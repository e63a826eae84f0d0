import Model

/// The second of two calls that register the same into one container.
struct RepeatedCall: Hashable, Comparable {
  var at: Location
  var first: Location
  var roots: [Int]

  static func < (a: RepeatedCall, b: RepeatedCall) -> Bool { (a.at, a.first, a.roots.count) < (b.at, b.first, b.roots.count) }
}

extension Graph {
  /// Whether two groups register the same in the same words, where the last one counts: whichever that is, the same is made. In
  /// one group it is a slip, and one text that runs twice is a call too many.
  func isRepeatedElsewhere(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (providers[a], providers[b])
    let policy = policy(of: first.framework)
    return first.recipe != nil && first.recipe == second.recipe && first.owner != second.owner
      && first.implementation == second.implementation && first.lifetime == second.lifetime && first.keys == second.keys
      && first.site != second.site && policy.duplicates == .overwrite && !policy.refusals.contains(.repetition)
  }

  /// Whether two providers are one registration that was seen twice: where its code stands by itself, and where somebody calls that; or by the
  /// same calls, once for each way on which these may be made.
  func isSeenTwice(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (providers[a], providers[b])
    let (short, long) = first.calls.count < second.calls.count ? (first.calls, second.calls) : (second.calls, first.calls)
    return first.site == second.site && first.at == second.at && first.implementation == second.implementation
      && long.suffix(short.count) == short[...]
  }

  /// Whether two providers are one registration that runs twice for a container which takes the last: by which call it does so.
  func repetition(_ a: Int, _ b: Int, _ roots: [Int]) -> RepeatedCall? {
    guard providers[a].site == providers[b].site, providers[a].at == providers[b].at,
      providers[a].implementation == providers[b].implementation, policy(of: providers[a].framework).duplicates == .overwrite
    else { return nil }
    let isTurned = providers[a].order > providers[b].order
    let (first, second) = (providers[isTurned ? b : a].calls, providers[isTurned ? a : b].calls)
    guard let index = second.indices.last(where: { $0 >= first.count || first[$0] != second[$0] }), index < first.count else {
      return nil
    }
    return RepeatedCall(at: second[index], first: first[index], roots: roots)
  }
}
