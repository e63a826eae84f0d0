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

  fileprivate static let families = ["os(", "arch(", "product("]

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
    var settled = SettledTests(all: fixed)
    guard settled.take(self) else { return false }
    if settled.open.isEmpty { return true }
    let rest = BuildCondition.all(settled.open)
    var search = BuildSearch(rest.tests.subtracting(settled.all.keys).sorted(), rest)
    search.fixed = settled.all
    var isFound = false
    let isWhole = search.run { _ in
      isFound = true
      return false
    }
    return isFound ? true : isWhole ? false : nil
  }
}

/// What must hold in any case where all parts of a condition do. For most conditions that is all there is to say.
private struct SettledTests {
  var all: [String: Bool]
  /// Parts that may be satisfied in several ways.
  var open: [BuildCondition] = []

  /// - Returns: false where it cannot hold beside what must.
  mutating func take(_ condition: BuildCondition) -> Bool {
    switch condition {
    case .always: return true
    case .test(let name): return set(name, true)
    case .not(.test(let name)): return set(name, false)
    case .not(.always): return false
    case .not(.not(let inner)): return take(inner)
    case .all(let parts): return parts.allSatisfy { take($0) }
    case .not(.any(let parts)): return parts.allSatisfy { take(.not($0)) }
    case .any, .not(.all):
      open.append(condition)
      return true
    }
  }

  private mutating func set(_ name: String, _ value: Bool) -> Bool {
    if let known = all.updateValue(value, forKey: name) { return known == value }
    guard value, let family = BuildSearch.families.first(where: name.hasPrefix) else { return true }
    return !all.contains { $0.value && $0.key != name && $0.key.hasPrefix(family) }
  }
}
