import Foundation
import Frameworks
import Model
import Rules
import Testing

@testable import Engine

/// The table of known ways to go wrong: nothing in it is forgotten, and nothing is promised that is not there.
@Suite struct PitfallTests {
  @Test func everyPitfallIsListedOnce() {
    let ids = Framework.all.flatMap { $0.pitfalls.map(\.id) }
    #expect(Set(ids).count == ids.count)
    #expect(Framework.all.first { $0.id == "needle" }?.pitfalls.count == 66)
    #expect(Framework.all.first { $0.id == "cleanse" }?.pitfalls.count == 11)
    #expect(Framework.all.first { $0.id == "weaver" }?.pitfalls.count == 21)
    #expect(Framework.all.first { $0.id == "resolver" }?.pitfalls.count == 19)
    #expect(Framework.all.first { $0.id == "dip" }?.pitfalls.count == 21)
    #expect(Framework.all.first { $0.id == "factory" }?.pitfalls.count == 10)
    #expect(Framework.all.first { $0.id == "safedi" }?.pitfalls.count == 14)
    #expect(Framework.all.first { $0.id == "swift-dependencies" }?.pitfalls.count == 7)
  }

  @Test func everyAnswerIsARule() {
    let rules = Set(Rule.known.map(\.id))
    for pitfall in Framework.all.flatMap(\.pitfalls) {
      switch pitfall.answer {
      case .rule(let id), .part(let id): #expect(rules.contains(id), "\(pitfall.id): no rule is called \(id)")
      case .leftOut(let reason): #expect(reason.split(separator: " ").count > 4, "\(pitfall.id) says too little")
      }
    }
  }

  /// Every hazard answers a pitfall, and some fixture shows it.
  @Test func everyHazardIsShown() throws {
    let fixtures = FixtureTests.fixtures
    let texts = try FileManager.default.subpathsOfDirectory(atPath: fixtures)
      .filter { name in [".swift", ".storyboard", ".xib", ".json"].contains { name.hasSuffix($0) } }
      .map { try String(contentsOfFile: fixtures + "/" + $0, encoding: .utf8) }
    for framework in Framework.all {
      let answers = Set(framework.pitfalls.map { if case .rule(let id) = $0.answer { id } else { "" } })
      for hazard in framework.hazards {
        #expect(answers.contains(hazard.id), "\(hazard.id) answers no pitfall")
        #expect(
          texts.contains { $0.contains("expect: \(hazard.id)") || $0.contains(", \(hazard.id)") }, "no fixture shows \(hazard.id)"
        )
      }
      #expect(Set(framework.hazards.map(\.id)).count == framework.hazards.count)
      #expect(Set(framework.hazards.map(\.pattern)).count == framework.hazards.count)
    }
  }
}
