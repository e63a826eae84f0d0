import Frameworks
import Model
import Rules
import Testing

@testable import Engine

/// `--compat needle`: the line that Needle's generator prints, once for each way that fails (`DependencyProviderContentTask`).
@Suite struct CompatTests {
  private func said(_ name: String) throws -> [String] {
    var job = Job(paths: [FixtureTests.fixtures + "/Conformance/needle/" + name], workingDirectory: FixtureTests.fixtures)
    job.compat = "needle"
    return try analyze(job).report.findings.map(\.message)
  }

  @Test func saysWhatTheGeneratorSays() throws {
    #expect(
      try said("wrong-name.swift") == [
        "Could not find a provider for (clock: Clock) which was required by AlarmDependency, along the DI branch of "
          + "^->NightComponent->AlarmComponent. Found possible matches [\"wallClock\", \"towerClock\"] at NightComponent."
      ])
    #expect(
      try said("one-way-lacks.swift") == [
        "Could not find a provider for (clock: Clock) which was required by BellDependency, along the DI branch of "
          + "^->TowerComponent->RightComponent->BellComponent."
      ])
  }

  /// What the generator does not see, or passes over in silence, is not said.
  @Test(arguments: ["orphan-chain.swift", "nested-root.swift", "stored-children.swift", "property-ring.swift", "subclass.swift"])
  func isSilentWhereTheGeneratorIs(_ name: String) throws { #expect(try said(name) == []) }

  @Test func oneLineForEachWay() throws {
    let lines = try said("two-roots-one-lacks.swift")
    #expect(lines.count == 1 && lines[0].contains("^->SchoolComponent->BellComponent"))
  }

  @Test func onlyFrameworksWithAToolSpeak() {
    var job = Job(paths: [FixtureTests.fixtures], workingDirectory: FixtureTests.fixtures)
    job.compat = "swinject"
    #expect(throws: Obstacle.self) { try analyze(job) }
  }
}
