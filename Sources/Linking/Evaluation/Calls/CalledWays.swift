/// Who calls which functions: on ways that whoever calls him chooses, and otherwise.
struct CalledWays {
  private struct Call: Hashable {
    var callee: DeclarationID
    /// nil: nobody's body.
    var caller: DeclarationID?
  }

  /// By function: those that are looked at by themselves, and call it on a way that whoever calls them chooses.
  private(set) var chosen: [DeclarationID: Set<DeclarationID>] = [:]
  private var others: Set<Call> = []
  /// How many calls stood on such ways so far.
  private(set) var calls = 0
  /// Of functions that were asked about: whether nothing calls them but what says their name.
  var isNamed: [DeclarationID: Bool] = [:]

  mutating func note(_ callee: DeclarationID, by caller: DeclarationID?) { others.insert(Call(callee: callee, caller: caller)) }

  mutating func note(_ callee: DeclarationID, chosenBy callers: DeclarationID) {
    calls += 1
    chosen[callee, default: []].insert(callers)
  }

  /// The functions that run on such ways only, of which none is taken, and those that only they call.
  ///
  /// - Parameters:
  ///   - isNamed: Whether nothing calls a function but what says its name.
  ///   - isUntaken: Whether nothing was seen to take any of the ways on which one is called so.
  func left(isNamed: (DeclarationID) -> Bool, isUntaken: (DeclarationID) -> Bool) -> Set<DeclarationID> {
    guard !chosen.isEmpty else { return [] }
    let callers = Dictionary(grouping: others, by: \.callee).mapValues { $0.map(\.caller) }
    let callees = Dictionary(grouping: others.filter { $0.caller != nil }, by: { $0.caller! }).mapValues { $0.map(\.callee) }
    func reached(from start: some Sequence<DeclarationID>, in all: Set<DeclarationID>? = nil) -> Set<DeclarationID> {
      var found: Set<DeclarationID> = []
      var open = Array(start)
      while let next = open.popLast() {
        guard all?.contains(next) ?? isNamed(next), found.insert(next).inserted else { continue }
        open += callees[next] ?? []
      }
      return found
    }
    let all = reached(from: chosen.keys)
    let taken = all.filter { function in
      callers[function, default: []].contains { $0.map { !all.contains($0) } ?? true } || !isUntaken(function)
    }
    return all.subtracting(reached(from: taken, in: all))
  }
}
