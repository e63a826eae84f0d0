import Foundation
import Testing

/// What one asks is what one gets: paths narrow the report and nothing else, and say where they begin.
struct ScopeTests {
  /// A registration in one file, who needs it in another, and a mistake in a third.
  private static let project = [
    "App/Start.swift": """
    import Swinject
    func start() -> Ferry? {
      let container = Container()
      registerCrew(container)
      container.register(Ferry.self) { r in Ferry(pilot: r.resolve(Pilot.self)!, wind: r.resolve(Wind.self)!) }
      return container.resolve(Ferry.self)
    }
    """,
    "Crew/Crew.swift": """
    import Swinject
    func registerCrew(_ container: Container) { container.register(Pilot.self) { _ in Pilot() } }
    """,
    "Model/Types.swift": """
    final class Pilot {}
    final class Wind {}
    final class Ferry { init(pilot: Pilot, wind: Wind) {} }
    """,
  ]

  private func withRepository(_ files: [String: String], _ body: (String) async throws -> Void) async throws {
    try await withFiles(files) { folder in
      try FileManager.default.createDirectory(atPath: folder + "/.git", withIntermediateDirectories: false)
      try await body(folder)
    }
  }

  /// The same mistake and no other, whatever part is named, with and without a manifest and a repository.
  @Test(arguments: [false, true], [false, true])
  func pathsOnlyNarrow(hasManifest: Bool, isRepository: Bool) async throws {
    let files = Self.project.merging(hasManifest ? ["dilint.yml": "sources: [.]\n"] : [:]) { first, _ in first }
    try await withFiles(files) { folder in
      if isRepository { try FileManager.default.createDirectory(atPath: folder + "/.git", withIntermediateDirectories: false) }
      for (arguments, place, expected) in [
        ([], "", "App/Start.swift:5:86"), (["App/Start.swift"], "", "App/Start.swift:5:86"),
        (["App"], "", "App/Start.swift:5:86"),
        (["Start.swift"], "/App", "Start.swift:5:86"), (["../App/Start.swift"], "/Crew", "../App/Start.swift:5:86"),
        (["Crew/Crew.swift"], "", nil), (["Model"], "", nil),
      ] as [([String], String, String?)] {
        // Without a repository and a manifest nobody can tell that the folder above belongs to it.
        if !hasManifest, !isRepository, !place.isEmpty { continue }
        let outcome = try await dilint(["check"] + arguments, in: folder + place)
        #expect(outcome.status == (expected == nil ? 0 : 1), "\(arguments): \(outcome.text)\(outcome.errors)")
        #expect(
          outcome.text.contains(expected.map { "--> \($0)\n" } ?? "no findings in 3 Swift files"), "\(arguments): \(outcome.text)"
        )
      }
    }
  }

  /// Whatever is printed for people can be followed from where they stand: findings, chains, remarks, lists and mistakes.
  @Test(
    arguments: [
      (["check", ".."], 1, "`Ferry` needs `Wind`       ../App/Start.swift:5"),
      (["check"], 0, "touch the working directory are shown."),
      (["roots"], 0, "../App/Start.swift:3"), (["list", "types"], 0, "../App/Start.swift:5"),
      (["why", "container", "Ferry"], 0, "../App/Start.swift:5"), (["opaque"], 0, "../App/Idle.swift:2:"),
      (["who-needs", "Wind"], 0, "../App/Start.swift:5"),
    ] as [([String], Int32, String)])
  func pathsInTextCanBeFollowed(arguments: [String], status: Int32, says: String) async throws {
    let idle = "import Swinject\nlet idle = Assembler([Gone()])\n"
    try await withRepository(Self.project.merging(["App/Idle.swift": idle]) { a, _ in a }) { folder in
      let outcome = try await dilint(arguments, in: folder + "/Crew")
      #expect(outcome.status == status && outcome.text.contains(says), "\(outcome.text)\(outcome.errors)")
    }
  }

  @Test func mistakesInAManifestCanBeFollowed() async throws {
    for (manifest, says) in [
      ("bogus: 1\n", "../dilint.yml:1:1: error: "), ("roots: [Gone]\n", "../dilint.yml:1:9: error: "),
      ("sources: [gone]\n", "../dilint.yml: error: `sources` names gone"),
      ("baseline: gone.yml\n", "../dilint.yml:1:11: error: "),
    ] {
      try await withRepository(Self.project.merging(["dilint.yml": manifest]) { a, _ in a }) { folder in
        let outcome = try await dilint("check", in: folder + "/Crew")
        #expect(outcome.status == 2 && outcome.errors.hasPrefix(says), "\(outcome.errors)")
      }
    }
  }

  /// Whoever names a file learns that it cannot be read, though nothing in the project has to do with containers.
  @Test func aNamedFileIsReadWhateverItImports() async throws {
    try await withRepository(["App/Broken.swift": "func f( {\n  let = \n", "App/Whole.swift": "struct Whole {}\n"]) { folder in
      let broken = try await dilint("check", "App/Broken.swift", in: folder)
      #expect(broken.status == 0 && broken.text.contains("note[unreadable-file]"), "\(broken.text)")
      #expect(broken.text.contains("1 file could not be read"), "\(broken.text)")
      #expect(try await dilint("check", "App/Broken.swift", "--strict", in: folder).status == 1)
      #expect(try await !dilint("check", "App/Whole.swift", in: folder).text.contains("unreadable"))
    }
  }

  @Test func jsonNamesItsBase() async throws {
    try await withRepository(Self.project) { folder in
      let outcome = try await dilint("check", "--format", "json", "Start.swift", in: folder + "/App")
      #expect(outcome.text.contains("\"base\": \"\(folder)\""), "\(outcome.text)")
      #expect(outcome.text.contains("\"file\": \"App/Start.swift\""))
    }
  }

  /// A manifest that is named moves nothing: its paths begin where they would without it.
  @Test func aNamedManifestMovesNothing() async throws {
    let files = Self.project.merging(["ci/strict.yml": "sources: [App, Crew, Model]\nrules: { missing-provider: warning }\n"]) {
      a, _ in a
    }
    try await withRepository(files) { folder in
      for (place, config, shown) in [
        ("", "ci/strict.yml", "App/Start.swift"), ("/App", "../ci/strict.yml", "Start.swift"), ("/ci", "strict.yml", nil),
      ] as [(String, String, String?)] {
        let outcome = try await dilint("check", "--config", config, in: folder + place)
        #expect(
          outcome.status == 0 && outcome.text.contains(shown.map { "--> \($0):5:86" } ?? "judged by itself") || place == "/ci",
          "\(outcome.text)\(outcome.errors)")
      }
    }
  }

  @Test func aPathOfNoProjectIsSaid() async throws {
    let files = Self.project.merging(["dilint.yml": "sources: [App, Crew, Model]\n", "Sample/S.swift": "import Swinject\n"]) {
      a, _ in a
    }
    try await withRepository(files) { folder in
      let alone = try await dilint("check", "Sample", in: folder)
      #expect(
        alone.status == 0 && alone.text.contains("none of the sources of dilint.yml, so it was judged by itself"), "\(alone.text)"
      )
      let both = try await dilint("check", "App", "Sample/S.swift", in: folder)
      #expect(both.status == 1 && both.text.contains("Sample/S.swift is none of the sources of dilint.yml"), "\(both.text)")
      try await withFiles(["x.swift": ""]) { other in
        let far = try await dilint("check", "App", other + "/x.swift", in: folder)
        #expect(far.status == 2 && far.errors.contains("lies outside of the repository of App"), "\(far.errors)")
      }
    }
  }

  /// A name in the manifest that nothing has would never have an effect.
  @Test(arguments: [
    (
      "assemblies: { A: { public: [CrewModul] } }\nmodules: { CrewModule: }\n",
      "1:29: error: there is no module `CrewModul`; did you mean CrewModule?"
    ),
    ("assemblies: { A: { dependencies: [B] }, BB: [] }\n", "1:35: error: there is no assembly `B`; did you mean A or BB?"),
    ("assemblies: { A: [Far] }\n", "1:19: error: there is no module `Far`; one from elsewhere is named under `modules`"),
    (
      "roots: [App/Strat.swift]\n",
      "1:9: error: there is no file, target, assembly or type `App/Strat.swift`; did you mean App/Start.swift or Start.swift?"
    ),
    ("extends: gone.yml\n", "1:10: error: `extends` names gone.yml, and there is no such file"),
    ("extends: ../out.yml\n", "1:10: error: `extends` names ../out.yml, and "),
  ])
  func namesThatNothingHas(manifest: String, says: String) async throws {
    try await withRepository(Self.project.merging(["dilint.yml": manifest]) { a, _ in a }) { folder in
      let outcome = try await dilint("check", in: folder)
      #expect(outcome.status == 2 && outcome.errors.hasPrefix("dilint.yml:" + says), "\(outcome.errors)")
    }
  }

  @Test func timingsNameThePhases() async throws {
    try await withFiles(Self.project) { folder in
      let outcome = try await dilint("check", "--timings", in: folder)
      for phase in ["finding", "reading", "linking", "judging", "reporting"] {
        #expect(outcome.errors.contains("dilint: \(phase) "), "\(outcome.errors)")
      }
      #expect(outcome.output == (try await dilint("check", in: folder)).output)
    }
  }
}
