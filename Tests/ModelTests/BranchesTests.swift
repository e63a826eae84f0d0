import Testing

@testable import Model

/// Branches against every run that there can be: four choices of three alternatives each.
struct BranchesTests {
  @Test(arguments: 0..<400) func agreeWithEveryRun(seed: Int) {
    var dice = Dice(seed)
    let some = (0..<3).map { _ in Drawn(&dice, ways: seed.isMultiple(of: 2) ? 3 : 0) }
    for (a, b) in [(some[0], some[1]), (some[1], some[2]), (some[0], some[0])] {
      #expect(a.branches.excludes(b.branches) == !runs.contains { a.holds($0) && b.holds($0) }, "seed \(seed)")
      #expect(a.branches.excludes(b.branches) == b.branches.excludes(a.branches), "seed \(seed)")
      let both = a.branches.and(b.branches)
      #expect(runs.allSatisfy { both.holds($0) == (a.holds($0) && b.holds($0)) }, "seed \(seed)")
      var either = a.branches
      either.formUnion(b.branches)
      #expect(runs.allSatisfy { either.holds($0) == (a.holds($0) || b.holds($0)) }, "seed \(seed)")
      #expect(both.ways.allSatisfy { $0.steps.map(\.choice) == Set($0.steps.map(\.choice)).sorted() }, "seed \(seed)")
    }
  }

  @Test func oneChoiceOfAnyWidthIsOneWay() {
    var all = Branches(BranchPath.always.taking(0, of: choice(0))!)
    for index in (1..<1_000).reversed() { all.formUnion(Branches(BranchPath.always.taking(index, of: choice(0))!)) }
    #expect(all.ways.count == 1 && !all.isCut)
    #expect(all.excludes(Branches(BranchPath.always.taking(1_000, of: choice(0))!)))
    #expect(!all.excludes(Branches(BranchPath.always.taking(999, of: choice(0))!)))
  }

  /// On both sides of the limit: what is told apart, and what is in doubt and therefore taken for no reason to speak.
  @Test func whatIsCutExcludesAllThatHangsOnAChoice() {
    let ways = (0...Limit.branches.value).map { Branches(BranchPath.always.taking(0, of: choice($0))!) }
    let other = Branches(BranchPath.always.taking(0, of: choice(99))!)
    var whole = ways[0]
    for way in ways.dropLast() { whole.formUnion(way) }
    #expect(!whole.isCut && !whole.excludes(other) && whole.and(other).isPossible)
    var cut = whole
    cut.formUnion(ways.last!)
    #expect(cut.isCut && cut.excludes(other) && other.excludes(cut) && !cut.and(other).isPossible)
    #expect(!cut.excludes(.always) && !Branches.always.excludes(cut))
  }

  @Test func allWaysOfAChoiceAreNoChoice() {
    let outer = BranchPath.always.taking(0, of: choice(0, ways: 2))!
    var all = Branches(outer.taking(0, of: choice(1, ways: 3))!)
    for index in 1...2 {
      #expect(all != Branches(outer))
      all.formUnion(Branches(outer.taking(index, of: choice(1, ways: 3))!))
    }
    #expect(all == Branches(outer))
    all.formUnion(Branches(BranchPath.always.taking(1, of: choice(0, ways: 2))!))
    #expect(all == .always)
  }

  @Test func aChoiceTakenTwiceIsNoWay() {
    let once = BranchPath.always.taking(0, of: choice(1))!
    #expect(once.taking(0, of: choice(1)) == once)
    #expect(once.taking(1, of: choice(1)) == nil)
  }
}

private func choice(_ number: Int, ways: Int = 0) -> BranchPath.Choice {
  BranchPath.Choice(at: Location(file: "A.swift", line: 1, column: 1), number: number, ways: ways)
}

/// Every run: the alternative taken at each of four choices.
private let runs = (0..<81).map { number in [number % 3, number / 3 % 3, number / 9 % 3, number / 27] }

extension Branches {
  fileprivate func holds(_ run: [Int]) -> Bool {
    ways.contains { way in way.steps.allSatisfy { $0.alternatives.contains(run[$0.choice.number]) } }
  }
}

/// Some ways, and the same said as a table of runs.
private struct Drawn {
  var branches: Branches
  var ways: [[Int: Int]] = []

  init(_ dice: inout Dice, ways count: Int) {
    branches = .always
    for index in 0...dice.next(below: 3) {
      var way: [Int: Int] = [:]
      var path = BranchPath.always
      for _ in 0..<dice.next(below: 4) {
        let (at, taken) = (dice.next(below: 4), dice.next(below: 3))
        guard let next = path.taking(taken, of: choice(at, ways: count)) else { continue }
        (path, way[at]) = (next, taken)
      }
      ways.append(way)
      if index == 0 { branches = Branches(path) } else { branches.formUnion(Branches(path)) }
    }
  }

  func holds(_ run: [Int]) -> Bool { ways.contains { $0.allSatisfy { run[$0.key] == $0.value } } }
}
