import Testing

@testable import Model

@Suite struct BuildConditionTests {
  private static let flags = ["X", "Y", "Z", "os(iOS)", "os(macOS)", "arch(arm64)"]

  private static func condition(_ dice: inout Dice, depth: Int = 3) -> BuildCondition {
    switch dice.next(below: depth == 0 ? 2 : 6) {
    case 0: return .test(flags[dice.next(below: flags.count)])
    case 1: return .not(.test(flags[dice.next(below: flags.count)]))
    case 2: return .not(condition(&dice, depth: depth - 1))
    case 3: return .any([condition(&dice, depth: depth - 1), condition(&dice, depth: depth - 1)])
    default: return condition(&dice, depth: depth - 1).and(condition(&dice, depth: depth - 1))
    }
  }

  /// Every build: any of the flags, of which at most one is a system.
  private static let builds = (0..<(1 << flags.count)).map { choice in
    Set(flags.indices.filter { choice >> $0 & 1 == 1 }.map { flags[$0] })
  }.filter { build in build.count { $0.hasPrefix("os(") } < 2 }

  @Test func isPossibleExactlyIfSomeBuildHasIt() {
    var counts = (0, 0)
    for seed in 0..<3_000 {
      var dice = Dice(seed)
      let (a, b) = (Self.condition(&dice), Self.condition(&dice))
      func holds(_ condition: BuildCondition, _ build: Set<String>) -> Bool { condition.value { build.contains($0) } == true }
      #expect(a.possibility() == Self.builds.contains { holds(a, $0) }, "seed \(seed)")
      let meet = Self.builds.contains { holds(a, $0) && holds(b, $0) }
      #expect(a.excludes(b) == !meet, "seed \(seed)")
      #expect(a.follows(from: b) == Self.builds.allSatisfy { !holds(b, $0) || holds(a, $0) }, "seed \(seed)")
      if meet { counts.0 += 1 } else { counts.1 += 1 }
    }
    #expect(counts.0 > 300 && counts.1 > 300)
  }

  /// One flag more than before costs one look more, where all must hold.
  @Test func longRowsOfFlagsAreNoTrouble() {
    let all = BuildCondition.all((0..<200).map { .test("F\($0)") })
    #expect(all.isPossible && all.and(.not(.test("F77"))).possibility() == false)
    let other = BuildCondition.all((0..<200).map { .not(.test("F\($0)")) })
    #expect(all.excludes(other) && other.isPossible)
  }

  /// The branches of an `#if` exclude one another, however many there are, and whatever stands around it.
  @Test(arguments: [BuildCondition.always, .test("OUTER"), .all([.test("X"), .any([.test("Y"), .test("Z")])])])
  func branchesExcludeOneAnother(outer: BuildCondition) {
    var passed = outer
    var branches: [BuildCondition] = []
    for number in 0..<300 {
      let flag = BuildCondition.test("F\(number)")
      let own = [flag, .not(flag), .all([flag, .test("G\(number)")]), .any([flag, .test("G\(number)")])][number % 4]
      branches.append(passed.and(own))
      passed = passed.and(number % 4 == 1 ? flag : .not(own))
    }
    branches.append(passed)
    for (index, branch) in branches.enumerated() {
      #expect(branch.possibility() != false)
      #expect(branches[..<index].allSatisfy { $0.excludes(branch) && !$0.meets(branch) && branch.excludes($0) })
    }
  }

  /// What is too hard, beyond `Limit.conditionEffort`, is neither possible nor excluded: pigeons in one hole less, each hole for one.
  @Test(arguments: [3, 9]) func whatIsTooHardIsInDoubt(holes: Int) {
    func sits(_ pigeon: Int, _ hole: Int) -> BuildCondition { .test("P\(pigeon)H\(hole)") }
    var parts: [BuildCondition] = (0...holes).map { pigeon in .any((0..<holes).map { sits(pigeon, $0) }) }
    for hole in 0..<holes {
      for a in 0...holes { for b in 0..<a { parts.append(.not(.all([sits(a, hole), sits(b, hole)]))) } }
    }
    let condition = BuildCondition.all(parts)
    #expect(condition.possibility() == (holes == 3 ? false : nil))
    #expect(!condition.isPossible)
    #expect(condition.excludes(.always) == (holes == 3))
  }
}
