import Foundation
import Testing

/// What a change affects, and what becomes of the graph.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is needed"))
struct AffectedTests {
  /// An app of three targets, one above the other, and one beside.
  static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Harbour", targets: [
      .target(name: "Core"), .target(name: "Crew", dependencies: ["Core"]), .target(name: "Wind", dependencies: ["Core"]),
      .executableTarget(name: "App", dependencies: ["Crew", "Core"]),
    ])
    """,
    "Sources/Core/Chart.swift":
      "import DITranquillity\npublic final class Chart { public init() {} }\npublic final class CorePart: DIPart {\n  public static func load(container: DIContainer) { container.register(Chart.init) }\n}\n",
    "Sources/Crew/Pilot.swift":
      "import Core\nimport DITranquillity\npublic final class Pilot { init(chart: Chart) {} }\npublic final class CrewPart: DIPart {\n  public static func load(container: DIContainer) { container.register(Pilot.init) }\n}\n",
    "Sources/Wind/Wind.swift": "import Core\npublic final class Wind {}\n",
    "Sources/App/main.swift":
      "import Core\nimport Crew\nimport DITranquillity\nlet container = DIContainer()\ncontainer.append(part: CorePart.self)\ncontainer.append(part: CrewPart.self)\nlet pilot: Pilot = container.resolve()\n",
    ".github/CODEOWNERS": "* @harbour/all\n/Sources/Crew/ @harbour/crew\n",
    "dilint.yml": "targets: { Core: { owner: Core team } }\n",
  ]

  private func affected(_ repository: Repository, _ arguments: String...) async throws -> Outcome {
    try await dilint(["affected", "--since", "HEAD"] + arguments, in: repository.folder)
  }

  @Test func nothingIsAffectedByNothing() async throws {
    try await withRepository(Self.files) { repository in
      let outcome = try await affected(repository)
      #expect(outcome.status == 0 && outcome.text.hasPrefix("no files changed since HEAD ("), "\(outcome.text)\(outcome.errors)")
      #expect(outcome.text.split(separator: "\n").count == 1)
      let diff = try await dilint("graph", "--diff", "HEAD", in: repository.folder)
      #expect(diff.status == 0 && diff.output.isEmpty && diff.errors.isEmpty, "\(diff.text)\(diff.errors)")
    }
  }

  @Test func whatLeansOnAChangeIsAffected() async throws {
    try await withRepository(Self.files) { repository in
      try repository.write("Sources/Core/Chart.swift", Self.files["Sources/Core/Chart.swift"]! + "// More.\n")
      try repository.write("Notes.txt", "Remember.\n")
      let core = try await affected(repository, "--quiet")
      #expect(
        core.text == """
          targets
            Core  changed     @harbour/all, Core team
            App   directly    @harbour/all
            Crew  directly    @harbour/crew
            Wind  directly    @harbour/all

          modules
            CorePart  changed     @harbour/all
            CrewPart  directly    @harbour/crew

          roots
            container  directly    @harbour/all

          """, "\(core.text)")
      let all = try await affected(repository)
      #expect(
        all.text.contains("2 files changed since HEAD") && all.text.contains("Notes.txt is part of no target"), "\(all.text)")
      try await repository.commit("core")

      // What is gone belonged to something.
      try FileManager.default.removeItem(atPath: repository.folder + "/Sources/Wind/Wind.swift")
      let wind = try await affected(repository, "--format", "json")
      let object = try #require(try JSONSerialization.jsonObject(with: Data(wind.output)) as? [String: Any])
      #expect(object["files"] as? [String] == ["Sources/Wind/Wind.swift"])
      let targets = try #require(object["targets"] as? [[String: Any]])
      #expect(targets.map { "\($0["name"] ?? "") \($0["how"] ?? "")" } == ["Wind changed"], "\(wind.text)")
    }
  }

  /// A framework's own registrations are a box in its frame; each frame may have such a one.
  @Test func ownRegistrationsAreTheirFrames() async throws {
    let start = """
      import DITranquillity
      final class Chart {}
      final class Pilot { init(chart: Chart) {} }
      final class ChartPart: DIPart {
        static func load(container: DIContainer) { container.register(Chart.init) }
      }
      final class ShipFramework: DIFramework {
        static func load(container: DIContainer) {
          container.append(part: ChartPart.self)
          container.register { Pilot(chart: $0) }
        }
      }
      let container = DIContainer()
      container.append(framework: ShipFramework.self)

      """
    try await withRepository(["main.swift": start]) { repository in
      try repository.write("main.swift", start.replacing("chart: Chart", with: "").replacing("chart: $0", with: ""))
      let text = try await dilint("graph", "--diff", "HEAD", in: repository.folder).text
      #expect(text.hasPrefix("- own registrations of ShipFramework -> ChartPart  needs"), "\(text)")
    }
  }

  /// Pilot loses its chart, and a new registration leans on something else.
  @Test func theDifferenceShowsArrowsThatChanged() async throws {
    try await withRepository(Self.files) { repository in
      try repository.write(
        "Sources/Wind/Wind.swift",
        "import Core\nimport Crew\nimport DITranquillity\npublic final class Wind { init(pilot: Pilot) {} }\npublic final class WindPart: DIPart {\n  public static func load(container: DIContainer) { container.register(Wind.init) }\n}\n"
      )
      try repository.write("Sources/Core/Chart.swift", "public final class Chart { public init() {} }\n")
      try repository.write(
        "Sources/App/main.swift",
        Self.files["Sources/App/main.swift"]!.replacing(
          "container.append(part: CorePart.self)", with: "container.append(part: WindPart.self)"
        ).replacing("import Crew", with: "import Crew\nimport Wind"))
      try await repository.commit("wind")
      let folder = repository.folder
      let text = try await dilint("graph", "--diff", "HEAD~1..HEAD", in: folder)
      #expect(text.status == 0, "\(text.errors)")
      for line in [
        "+ WindPart\n", "- CorePart\n", "+ WindPart -> CrewPart", "- CrewPart -> CorePart", "+ container -> WindPart",
        "- container -> CorePart", "! CrewPart -> Chart (nothing provides it)  error, added",
      ] {
        #expect(text.text.contains(line), "\(line) in \(text.text)")
      }
      #expect(try await dilint("graph", "--diff", "HEAD~1...HEAD", in: folder).output == text.output)
      let targets = try await dilint("graph", "--diff", "HEAD~1..", "--level", "target", in: folder)
      #expect(
        targets.text.contains("! Wind -> Crew  error, added, imports") && targets.text.contains("! App -> Wind"),
        "\(targets.text)")
      #expect(!targets.text.contains("App -> Crew"))
      let back = try await dilint("graph", "--diff", "HEAD..HEAD~1", in: folder)
      #expect(back.text.contains("- WindPart -> CrewPart") && !back.text.contains("!"), "\(back.text)")

      let mermaid = try await dilint("graph", "--diff", "HEAD~1..HEAD", "--format", "mermaid", in: folder)
      #expect(
        mermaid.text.hasPrefix("flowchart LR\n") && mermaid.text.contains(":::added") && mermaid.text.contains("-.->"),
        "\(mermaid.text)")
      let svg = try await dilint("graph", "--diff", "HEAD~1..HEAD", "-o", "d.svg", in: folder)
      let drawn = try String(contentsOfFile: folder + "/d.svg", encoding: .utf8)
      #expect(svg.status == 0 && drawn.contains("<svg") && drawn.contains("WindPart"), "\(svg.errors)")
    }
  }
}
