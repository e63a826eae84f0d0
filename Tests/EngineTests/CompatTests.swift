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

  /// The words of its validators and linkers (`DuplicateValidator`, `AncestorCycleValidator`, `ComponentInstantiationValidator`,
  /// `PluginExtensionCycleValidator`, `DependencyLinker`), which stop before anything is said of missing providers.
  @Test(arguments: [
    ("duplicate-names.swift", "Needle does not support components with the same name PageComponent"),
    ("duplicate-dependency-names.swift", "Needle does not support dependency protocols with the same name PageDependency"),
    ("parent-ring.swift", "Dependency cycle detected along the path of StairComponent->LandingComponent->StairComponent"),
    ("self-parent.swift", "Dependency cycle detected along the path of FolderComponent->FolderComponent"),
    ("plugin-ring.swift", "DeckComponent contains cyclic plugin extension properties (stream: Stream)."),
    (
      "composition.swift",
      "Missing dependency protocol data model with name SoundDependency & TimeDependency, for AlarmComponent."
    ),
    ("dependency-not-first.swift", "Missing dependency protocol data model with name AlarmDependency, for AlarmComponent."),
    ("inherited-dependency.swift", "Missing dependency protocol data model with name AlarmDependency, for AlarmComponent."),
    ("second-generic.swift", "Missing dependency protocol data model with name Int, for BellComponent."),
  ])
  func stopsAsTheGeneratorDoes(_ name: String, _ line: String) throws { #expect(try said(name) == [line]) }

  @Test func namesTheFileOfAWrongParent() throws {
    let lines = try said("invalid-inits.swift")
    #expect(lines.count == 3)
    for line in lines {
      #expect(line.hasPrefix("DeskComponent is instantiated incorrectly in "))
      #expect(
        line.hasSuffix(
          "needle/invalid-inits.swift. All components must be instantiated by parent components, by passing `self` as the argument to "
            + "the parent parameter."))
    }
  }

  /// What the generator does not see, or passes over in silence, is not said.
  @Test(arguments: [
    "orphan-chain.swift", "nested-root.swift", "stored-children.swift", "property-ring.swift", "subclass.swift",
    "dependency-pack.swift",
  ])
  func isSilentWhereTheGeneratorIs(_ name: String) throws { #expect(try said(name) == []) }

  @Test func oneLineForEachWay() throws {
    let lines = try said("two-roots-one-lacks.swift")
    #expect(lines.count == 1 && lines[0].contains("^->SchoolComponent->BellComponent"))
  }

  /// What cannot be done is said before anything is looked for or read.
  @Test func whatCannotBeDoneIsSaidFirst() {
    var speaking = Job(paths: [FixtureTests.fixtures], workingDirectory: FixtureTests.fixtures)
    var choosing = speaking
    speaking.compat = "swinject"
    choosing.only = ["no-such-rule"]
    for var job in [speaking, choosing] {
      let progress = RunProgress()
      job.progress = progress
      #expect(throws: Obstacle.self) { try analyze(job) }
      #expect(progress.moment.phase == .starting)
    }
  }
}
