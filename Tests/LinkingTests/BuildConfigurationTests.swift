import Model
import Testing

@testable import Linking

@Suite struct BuildConfigurationTests {
  static let flags = ["X", "Y", "Z"]

  static func condition(_ dice: inout Dice, depth: Int = 2) -> BuildCondition {
    switch dice.next(below: depth == 0 ? 2 : 6) {
    case 0: return .always
    case 1: return .test(dice.pick(flags))
    case 2: return .not(condition(&dice, depth: depth - 1))
    case 3: return .any([condition(&dice, depth: depth - 1), condition(&dice, depth: depth - 1)])
    default: return condition(&dice, depth: depth - 1).and(condition(&dice, depth: depth - 1))
    }
  }

  /// A required need is missing exactly if there is a build with the need and without a provider; it is ambiguous exactly if
  /// there is one with the need and two providers.
  @Test func everyBuildIsJudged() {
    var counts: [Verdict.Status: Int] = [:]
    for seed in 0..<2000 {
      var dice = Dice(seed)
      var draft = Draft()
      draft.policies["box"] = Policy()
      draft.roots = [Root(name: "R", framework: "box", at: Location(file: "r", line: 1, column: 1))]
      let provided = (0..<dice.next(below: 4)).map { _ in Self.condition(&dice) }
      for (index, condition) in provided.enumerated() {
        let at = Location(file: "p", line: index, column: 1)
        var provider = Provider(
          keys: [Key(type: .named("A"))], implementation: .named("P\(index)"), lifetime: Lifetime(name: "g", sharing: .graph),
          framework: "box", owner: .root(0), at: at, site: at)
        provider.condition = condition
        draft.registrations.append(Draft.Registration(provider, loads: [Draft.Load(root: 0, order: index)]))
      }
      var need = Need(
        key: Key(type: .named("A")), by: .code("C"), framework: "box", scope: nil, phase: .eager,
        at: Location(file: "n", line: 1, column: 1))
      need.condition = Self.condition(&dice)
      draft.requests = [Draft.Request(need, roots: [0])]

      var (isMissing, isAmbiguous, isAsked) = (false, false, false)
      for choice in 0..<8 {
        let holds = { (condition: BuildCondition) in
          condition.value { choice >> Self.flags.firstIndex(of: $0)! & 1 == 1 } == true
        }
        guard holds(need.condition) else { continue }
        isAsked = true
        let there = provided.count(where: holds)
        isMissing = isMissing || there == 0
        isAmbiguous = isAmbiguous || there > 1
      }
      // A need that is in no build is nobody's concern.
      guard isAsked else { continue }
      let verdict = graph(from: draft).needs[0].verdicts[0]
      counts[verdict.status, default: 0] += 1
      #expect((verdict.status == .missing) == isMissing, "seed \(seed)")
      if !isMissing { #expect(verdict.isAmbiguous == isAmbiguous, "seed \(seed)") }
    }
    #expect(counts[.missing]! > 200 && counts[.resolved]! > 200)
  }

  @Test func systemsAndImports() {
    let (ios, mac) = (BuildCondition.test("os(iOS)"), BuildCondition.test("os(macOS)"))
    func each(_ conditions: [BuildCondition], given: BuildCondition = .always) -> [BuildConfiguration] {
      BuildConfigurations(tellingApart: conditions, given: given).all
    }
    #expect(each([ios, mac]).count == 2)
    #expect(each([ios]).count == 2)
    #expect(each([.test("canImport(UIKit)")]).count == 1)
    #expect(each([.test("canImport(UIKit)")], given: .not(.test("canImport(UIKit)"))).count == 1)
    #expect(each([], given: .test("X")) == [.plain])
    // Flags that nothing else hangs on double nothing, however many there are.
    #expect(each([.test("X")], given: (0..<40).reduce(.always) { $0.and(.test("F\($1)")) }).count == 2)
    // Many systems are many builds, not two to the power of many.
    #expect(each((0..<40).map { .test("os(S\($0))") }).count == 40)
  }

  /// Eight flags are told apart; with nine all conditions are taken to hold, and the place is counted.
  @Test(arguments: [8, 9]) func moreFlagsThanCanBeToldApartAreInDoubt(count: Int) {
    var draft = Draft()
    draft.policies["box"] = Policy()
    draft.roots = [Root(name: "R", framework: "box", at: Location(file: "r", line: 1, column: 1))]
    for index in 0..<count {
      let at = Location(file: "p", line: index, column: 1)
      var provider = Provider(
        keys: [Key(type: .named("A"))], implementation: .named("P\(index)"), lifetime: Lifetime(name: "g", sharing: .graph),
        framework: "box", owner: .root(0), at: at, site: at)
      provider.condition = (0..<count).reduce(.always) { $0.and($1 == index ? .test("F\($1)") : .not(.test("F\($1)"))) }
      draft.registrations.append(Draft.Registration(provider, loads: [Draft.Load(root: 0, order: index)]))
    }
    let at = Location(file: "n", line: 1, column: 1)
    draft.requests = [
      Draft.Request(
        Need(key: Key(type: .named("A")), by: .code("C"), framework: "box", scope: nil, phase: .eager, at: at), roots: [0])
    ]
    let graph = graph(from: draft)
    let isCut = 1 << count > Limit.buildConfigurations.value
    #expect(graph.needs[0].verdicts[0].status == (isCut ? .resolved : .missing))
    #expect(!graph.needs[0].verdicts[0].isAmbiguous)
    #expect(graph.opaque.map(\.at) == (isCut ? [at] : []))
  }
}
