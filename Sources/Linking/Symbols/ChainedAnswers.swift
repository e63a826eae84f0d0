/// Answers that are found from one another, such as what a property is that is declared by what another is.
///
/// However long such a chain is, only so many of them are being found at once, since the stack is as deep as they are many. What lies deeper is
/// found first, and whoever asked for it is found anew then: nothing is lost by it.
final class ChainedAnswers<Key: Hashable, Answer> {
  private var known: [Key: Answer] = [:]
  private var underWay: Set<Key> = []
  /// What was asked for too deep down since the outermost of them was begun.
  private var deeper: Key?
  private let atOnce = 16

  /// Nothing is being found.
  var isIdle: Bool { underWay.isEmpty }

  /// - Parameter ring: What whoever is being found already says of itself.
  func answer(_ key: Key, inRing ring: Answer, _ find: (Key) -> Answer) -> Answer {
    if let found = known[key] { return found }
    guard isIdle else { return inner(key, ring, find) }
    var waiting = [key]
    var met: Set<Key> = [key]
    while let next = waiting.last {
      deeper = nil
      let found = inner(next, ring, find)
      if let deeper, met.insert(deeper).inserted {
        waiting.append(deeper)
      } else {
        known[next] = found
        waiting.removeLast()
      }
    }
    deeper = nil
    return known[key] ?? ring
  }

  private func inner(_ key: Key, _ ring: Answer, _ find: (Key) -> Answer) -> Answer {
    guard deeper == nil, !underWay.contains(key) else { return ring }
    guard underWay.count < atOnce else {
      deeper = key
      return ring
    }
    underWay.insert(key)
    defer { underWay.remove(key) }
    let found = find(key)
    if deeper == nil { known[key] = found }
    return found
  }
}
