import Model

/// One way in which the `#if` tests that matter here may turn out.
struct World: Hashable {
  /// The tests that hold; the others that were asked about do not. nil: every condition is taken to hold.
  var holding: Set<String>?

  static let plain = World(holding: nil)

  func holds(_ condition: BuildCondition) -> Bool {
    guard let holding else { return true }
    return condition.value { holding.contains($0) } ?? true
  }

  /// Every way in which the tests of `conditions` may turn out while `given` holds. Where there is nothing to tell apart, or
  /// more than can be tried, there is the one plain world, in which all holds: that silences rather than alarms.
  ///
  /// `canImport` is taken to hold. Where two or more systems are named, one of them is the one.
  static func all(of conditions: some Sequence<BuildCondition>, given: BuildCondition) -> [World] {
    var names: Set<String> = []
    for condition in conditions { names.formUnion(condition.tests) }
    // What only the asker's own condition names tells no candidates apart, but decides which of the others can hold.
    guard !names.isEmpty else { return [.plain] }
    let tests = names.union(given.tests).sorted()
    guard tests.count <= 8 else { return [.plain] }
    var worlds: [World] = []
    for choice in 0..<(1 << tests.count) {
      let holding = Set(tests.indices.filter { choice >> $0 & 1 == 1 }.map { tests[$0] })
      let isConsistent = ["os(", "arch(", "product("].allSatisfy { kind in
        let named = tests.count { $0.hasPrefix(kind) }
        let held = holding.count { $0.hasPrefix(kind) }
        return held == 1 || held == 0 && named < 2
      }
      if isConsistent, given.value({ holding.contains($0) }) == true { worlds.append(World(holding: holding)) }
    }
    let usual = worlds.filter { world in tests.allSatisfy { !$0.hasPrefix("canImport(") || world.holding!.contains($0) } }
    return usual.isEmpty ? worlds.isEmpty ? [.plain] : worlds : usual
  }

  /// In words: the condition that is this world.
  func condition(of tests: Set<String>) -> BuildCondition {
    guard let holding else { return .always }
    return tests.sorted().reduce(BuildCondition.always) { $0.and(holding.contains($1) ? .test($1) : .not(.test($1))) }
  }
}
