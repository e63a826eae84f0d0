import Model
import Testing

@testable import Linking

/// On both sides of the limits that no small program reaches: how many calls tell nothing new, and how many steps a pass has.
struct BudgetTests {
  private func body(_ index: Int) -> CallKey.Body { .declaration(DeclarationID(file: 0, index: index)) }

  private func spend(_ calls: Int, on body: CallKey.Body, tells: Bool = false, _ budget: inout CallBudget) {
    for _ in 0..<calls { budget.note(body, tells: tells, isNew: tells) }
  }

  @Test func aBodyHasItsSilentCalls() {
    var budget = CallBudget()
    spend(Limit.silentCalls.value - 1, on: body(0), &budget)
    #expect(!budget.isExhausted(body(0)))
    spend(1, on: body(0), &budget)
    #expect(budget.isExhausted(body(0)))
    #expect(!budget.isExhausted(body(1)))
  }

  @Test func onceAllTogetherTookManyABodyHasFew() {
    var budget = CallBudget()
    spend(Limit.fewSilentCalls.value, on: body(0), &budget)
    spend(Limit.allSilentCalls.value - Limit.fewSilentCalls.value - 1, on: body(1), &budget)
    #expect(!budget.isExhausted(body(0)))
    spend(1, on: body(1), &budget)
    #expect(budget.isExhausted(body(0)))
    spend(Limit.fewSilentCalls.value - 1, on: body(2), &budget)
    #expect(!budget.isExhausted(body(2)))
  }

  @Test func eachCallThatTellsSomethingAllowsMore() {
    var budget = CallBudget()
    budget.note(body(0), tells: true, isNew: true)
    let allowed = Limit.silentCalls.value + Limit.callsPerTelling.value
    spend(allowed - 1, on: body(0), &budget)
    #expect(!budget.isExhausted(body(0)))
    spend(1, on: body(0), &budget)
    #expect(budget.isExhausted(body(0)))
  }

  /// What it did to what it is handed is in doubt where it is followed no more, also if others had told the same before.
  @Test func whatIsToldOnceMoreAllowsNothingAndIsTold() {
    var budget = CallBudget()
    for _ in 0..<Limit.silentCalls.value { budget.note(body(0), tells: true, isNew: false) }
    #expect(budget.isExhausted(body(0)))
    #expect(budget.tells(body(0)))
    #expect(!budget.tells(body(1)))
  }

  @Test func anotherPassCountsAnew() {
    var budget = CallBudget()
    spend(Limit.silentCalls.value, on: body(0), &budget)
    budget.startPass()
    #expect(!budget.isExhausted(body(0)))
  }

  @Test(arguments: [(1_000, Limit.allSteps.value), (1_000_000, 5_000_000)])
  func allPassesTogetherHaveTheirSteps(_ first: Int, _ all: Int) {
    let budget = PassBudget(afterFirst: first)
    #expect(budget.allowsMore(after: all - 1))
    #expect(!budget.allowsMore(after: all))
  }

  @Test func aBodyMayBeMetInItselfSoOften() {
    var recursion = CallTable.Recursion(weight: 4)
    for _ in 1..<Limit.recursiveCalls.value { recursion.meet(4, isWhole: true) }
    #expect(!recursion.isEndless)
    recursion.meet(4, isWhole: true)
    #expect(recursion.isEndless)
  }

  @Test(arguments: [(5, true), (4, false)]) func aBodyMayGrowInItselfSoOften(_ weight: Int, isWhole: Bool) {
    var recursion = CallTable.Recursion(weight: 4)
    for _ in 1..<Limit.growingCalls.value { recursion.meet(weight, isWhole: isWhole) }
    #expect(!recursion.isEndless)
    recursion.meet(weight, isWhole: isWhole)
    #expect(recursion.isEndless)
  }

  /// Each of its classes of arguments may grow by itself; what is handed several is counted with the one that was met least.
  @Test func aBodyGrowsWithOneClassOfArgument() {
    let most = Limit.growingCalls.value
    var recursion = CallTable.Recursion(weight: 4)
    for screen in 0..<(2 * most) { recursion.meet(5 + screen, isWhole: true, kinds: ["Root", "Screen\(screen)"]) }
    #expect(!recursion.isEndless)
    for _ in 1..<most { recursion.meet(9, isWhole: true, kinds: ["Screen1"]) }
    #expect(recursion.isEndless)
  }

  /// The steps of a pass are shared: each body gets an eighth of what is left, as many as a body may take at most, and a few in any case.
  @Test func aBodyHasFewerStepsTheMoreWereTaken() {
    let (pass, most, few) = (Limit.passSteps.value, Limit.bodySteps.value, Limit.fewSteps.value)
    #expect(few < most && 8 * most < pass)
    func allowance(after steps: Int) -> Int {
      var counters = Counters()
      counters.steps = steps
      counters.start()
      return counters.allowance
    }
    #expect(allowance(after: 0) == most)
    #expect(allowance(after: pass - 8 * most) == most)
    #expect(allowance(after: pass - 8 * most + 8) == most - 1)
    #expect(allowance(after: pass - 8 * few) == few)
    #expect(allowance(after: 2 * pass) == few)
  }

  @Test func aBodyGoesOnUntilItsStepsAreTaken() {
    var counters = Counters()
    counters.start()
    counters.steps = counters.allowance - 1
    #expect(counters.mayGoOn)
    counters.steps += 1
    #expect(!counters.mayGoOn)
  }

  @Test func theStepsOfAnEarlierPassAreNotCharged() {
    var counters = Counters()
    counters.steps = 2 * Limit.passSteps.value
    counters.startPass(isRecorded: false)
    counters.start()
    #expect(counters.allowance == Limit.bodySteps.value)
  }
}
