/// Tries how flags may be set so that a condition holds, flag by flag, and turns back as soon as it cannot hold any more: a row of
/// flags that all must hold takes one look each.
struct BuildSearch {
  /// The flags to be set; the last one changes most slowly.
  let tests: [String]
  let condition: BuildCondition
  /// Flags that are set beforehand.
  var fixed: [String: Bool] = [:]
  /// Where two or more systems are named, one of them is the one; else it may be a third.
  var isOneOfNamed = false
  /// How many parts of the condition may still be looked at.
  var effort = Limit.conditionEffort.value

  private static let families = ["os(", "arch(", "product("]

  init(_ tests: [String], _ condition: BuildCondition) {
    self.tests = tests
    self.condition = condition
  }

  /// Calls `found` with every way to set the flags for which the condition may hold, until it says no.
  /// - Returns: false if that took more than `effort`.
  mutating func run(_ found: ([String: Bool]) -> Bool) -> Bool {
    let size = condition.size
    let families = Self.families.map { family in tests.count { $0.hasPrefix(family) } }
    var set = fixed
    /// By flag, what was tried last; nil: nothing yet.
    var tried = [Bool?](repeating: nil, count: tests.count)
    var at = tests.count - 1
    while true {
      effort -= size
      if effort < 0 { return false }
      if at < 0 {
        let isWhole = Self.families.indices.allSatisfy {
          !isOneOfNamed || families[$0] < 2 || holding(Self.families[$0], set) == 1
        }
        if isWhole, condition.value({ set[$0] }) != false, !found(set) { return true }
        at = 0
      } else if tried[at] == nil {
        (tried[at], set[tests[at]]) = (false, false)
        if condition.value({ set[$0] }) != false {
          at -= 1
          continue
        }
      }
      // Back to the last flag that was not yet true.
      while at < tests.count, tried[at] == true || !turnsTrue(at, &tried, &set) {
        (tried[at], set[tests[at]]) = (nil, nil)
        at += 1
      }
      if at == tests.count { return true }
      at -= 1
    }
  }

  /// Sets a flag that was false, if it may be true.
  private func turnsTrue(_ at: Int, _ tried: inout [Bool?], _ set: inout [String: Bool]) -> Bool {
    (tried[at], set[tests[at]]) = (true, true)
    if let family = Self.families.first(where: tests[at].hasPrefix), holding(family, set) > 1 { return false }
    return condition.value { set[$0] } != false
  }

  private func holding(_ family: String, _ set: [String: Bool]) -> Int { set.count { $0.value && $0.key.hasPrefix(family) } }
}

extension BuildCondition {
  /// How many parts it has.
  var size: Int {
    switch self {
    case .always, .test: 1
    case .not(let inner): inner.size + 1
    case .all(let parts), .any(let parts): parts.reduce(1) { $0 + $1.size }
    }
  }

  /// Whether some choice of its tests makes it true; nil where that is too hard to tell. At most one `os(…)`, `arch(…)` and
  /// `product(…)` holds at a time.
  func possibility(given fixed: [String: Bool] = [:]) -> Bool? {
    if self == .always { return true }
    var search = BuildSearch(tests.subtracting(fixed.keys).sorted(), self)
    search.fixed = fixed
    var isFound = false
    let isWhole = search.run { _ in
      isFound = true
      return false
    }
    return isFound ? true : isWhole ? false : nil
  }
}
