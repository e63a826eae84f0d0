import Model
import Testing

@testable import Linking

@Suite struct MatchingChoiceTests {
  static let choices: [[Policy.Choice]] = [
    [.testDouble, .ownAssembly, .importedAssemblies, .markedDefault], [.ownAssembly, .importedAssemblies, .markedDefault],
    [.markedDefault, .importedTransitively], [.last], [],
  ]

  static func candidates(_ dice: inout Dice) -> [Candidate] {
    (0..<dice.next(below: 6)).map { index in
      Candidate(
        registration: index, priority: dice.pick([.normal, .normal, .default, .test]),
        load: Draft.Load(
          root: 0, order: index, run: dice.next(below: 2), assembly: dice.isLucky(4) ? nil : dice.next(below: 4)),
        hasMaker: true)
    }
  }

  /// The rule of the newest parts framework, written down once more as its manual tells it.
  static func asTold(_ all: [Candidate], many: Bool, home: Int?, imports: [Int: [Int]]) -> [Int] {
    if all.count > 1 {
      let tests = all.filter { $0.priority == .test }
      if tests.count == 1 { return [tests[0].registration] }
    }
    if many || all.count <= 1 { return all.map(\.registration) }
    func only(_ places: [Int]) -> Int? {
      let there = all.filter { $0.load.assembly.map(places.contains) ?? false }
      let marked = there.filter { $0.priority == .default }
      let some = marked.isEmpty ? there : marked
      return some.count == 1 ? some[0].registration : nil
    }
    if let home {
      if let own = only([home]) { return [own] }
      if let imported = only(imports[home] ?? []) { return [imported] }
    }
    let marked = all.filter { $0.priority == .default }
    return (marked.isEmpty ? all : marked).map(\.registration)
  }

  @Test func choosesAsTold() {
    for seed in 0..<3000 {
      var dice = Dice(seed)
      let all = Self.candidates(&dice)
      let home = dice.isLucky(4) ? nil : dice.next(below: 4)
      let imports = Dictionary(uniqueKeysWithValues: (0..<4).map { ($0, [dice.next(below: 4), dice.next(below: 4)]) })
      let many = dice.isLucky(4)
      let found = Policy(choices: Self.choices[0]).chosen(of: all, many: many, home: home) { imports[$0] ?? [] }
      #expect(found.map(\.registration) == Self.asTold(all, many: many, home: home, imports: imports), "seed \(seed)")
    }
  }

  /// Whatever the policy: what is chosen was there, something is chosen where something was there, and a choice is not
  /// changed by the order of the candidates.
  @Test func choosesSomethingThatIsThere() {
    for seed in 0..<1000 {
      var dice = Dice(seed)
      let all = Self.candidates(&dice)
      let policy = Policy(choices: dice.pick(Self.choices))
      let (home, many) = (dice.next(below: 4), dice.isLucky(4))
      let found = policy.chosen(of: all, many: many, home: home) { [($0 + 1) % 4] }
      #expect(found.isEmpty == all.isEmpty)
      #expect(Set(found).isSubset(of: all))
      let again = policy.chosen(of: all.shuffled(using: &dice), many: many, home: home) { [($0 + 1) % 4] }
      #expect(Set(found) == Set(again), "seed \(seed)")
    }
  }

  @Test func theLastOfEachRunWins() {
    let loads = [(0, 5), (0, 9), (1, 1), (1, 0)]
    let all = loads.enumerated().map { index, load in
      Candidate(
        registration: index, priority: .normal, load: Draft.Load(root: 0, order: load.1, run: load.0), hasMaker: true)
    }
    let found = Policy(choices: [.last]).chosen(of: all, many: false, home: nil) { _ in [] }
    #expect(found.map(\.registration) == [1, 2])
  }
}
