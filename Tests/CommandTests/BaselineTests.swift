import Foundation
import Testing

/// An old code base with two mistakes takes dilint on: what is known is counted, what is new is told.
struct BaselineTests {
  private static let app = """
    import Swinject

    final class Chart {}
    final class Wind {}
    final class Pilot { init(chart: Chart) {} }
    final class Ferry { init(wind: Wind) {} }

    func start() -> Pilot? {
      let container = Container()
      container.register(Pilot.self) { r in Pilot(chart: r.resolve(Chart.self)!) }
      container.register(Ferry.self) { r in Ferry(wind: r.resolve(Wind.self)!) }
      return container.resolve(Pilot.self)
    }

    """
  /// The same with one of the mistakes put right.
  private static let better = app.replacing(
    "  return", with: "  container.register(Chart.self) { _ in Chart() }\n  return")
  /// The same with one more.
  private static let worse = app.replacing(
    "  return", with: "  container.register(Int.self) { r in r.resolve(String.self)!.count }\n  return")

  private func write(_ text: String, _ folder: String, _ name: String = "App.swift") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
  }

  private func text(_ folder: String, _ name: String = "dilint-baseline.yml") throws -> String {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }

  @Test func knownFindingsAreCountedAndNewOnesTold() async throws {
    try await withFiles(["App.swift": Self.app]) { folder in
      let first = try await dilint("check", in: folder)
      #expect(first.status == 1 && first.text.contains("2 errors in 1 Swift file"), "\(first.text)")
      let writing = try await dilint("baseline", "--owner", "Harbour team", "--reason", "old: \"as ever\"", in: folder)
      #expect(
        writing.status == 0 && writing.errors == "dilint: wrote dilint-baseline.yml: 2 known findings\n", "\(writing.errors)")

      let known = try await dilint("check", in: folder)
      #expect(known.status == 0, "\(known.text)")
      #expect(known.text.contains("no findings in 1 Swift file\n2 known findings are in dilint-baseline.yml\n"), "\(known.text)")

      // Code moves, a file gets another name: the debt is the same.
      try FileManager.default.removeItem(atPath: folder + "/App.swift")
      try write("\n\n" + Self.app, folder, "Harbour.swift")
      let moved = try await dilint("check", in: folder)
      #expect(moved.status == 0, "\(moved.text)")

      try write(Self.worse, folder, "Harbour.swift")
      let fresh = try await dilint("check", in: folder)
      #expect(fresh.status == 1 && fresh.text.contains("1 error in 1 Swift file"), "\(fresh.text)")
      #expect(fresh.text.contains("`String`") && !fresh.text.contains("`Chart`"), "\(fresh.text)")

      // Pruning neither adds what is new nor forgets who owns the rest.
      let pruning = try await dilint("baseline", "--prune", in: folder)
      #expect(
        pruning.errors
          == "dilint: wrote dilint-baseline.yml: 2 known findings (none more or gone); 1 more is found and not listed\n",
        "\(pruning.errors)")

      try write(Self.better, folder, "Harbour.swift")
      let stale = try await dilint("check", in: folder)
      #expect(stale.status == 1 && stale.text.contains("error[stale-baseline]: nothing is a `missing-provider` about `Chart`"))
      #expect(stale.text.contains("--> dilint-baseline.yml:"), "\(stale.text)")
      let pruned = try await dilint("baseline", "--prune", in: folder)
      #expect(pruned.errors == "dilint: wrote dilint-baseline.yml: 1 known finding (1 gone)\n", "\(pruned.errors)")
      let kept = try text(folder)
      #expect(kept.contains("    owner: \"Harbour team\"\n    reason: \"old: \\\"as ever\\\"\"\n"), "\(kept)")
      #expect(try await dilint("check", in: folder).status == 0)
    }
  }

  @Test func whatOneMoreExecutableLacksIsNew() async throws {
    let program = { (fills: String) in "import Bay\nimport Swinject\n\n\(fills)\nPier().moor()\n" }
    let fills = "Box.shared.register(Tide.self) { _ in Tide() }"
    let lacks = "Box.shared.register(Int.self) { _ in 1 }"
    let files = [
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Harbour",
        dependencies: [.package(url: "https://github.com/Swinject/Swinject.git", from: "2.8.0")],
        targets: [
          .target(name: "Bay", dependencies: ["Swinject"]),
          .executableTarget(name: "East", dependencies: ["Bay"]),
          .executableTarget(name: "West", dependencies: ["Bay"]),
        ])
      """,
      "Sources/Bay/Bay.swift": """
      import Swinject
      public final class Tide { public init() {} }
      public enum Box { public static let shared = Container() }
      public final class Pier {
        public init() {}
        public func moor() { print(Box.shared.resolve(Tide.self)!) }
      }
      """,
      "Sources/East/main.swift": program(lacks), "Sources/West/main.swift": program(fills),
    ]
    try await withFiles(files) { folder in
      let writing = try await dilint("baseline", in: folder)
      #expect(writing.errors == "dilint: wrote dilint-baseline.yml: 1 known finding\n", "\(writing.errors)")
      #expect(try text(folder).contains("    in: [East]\n"))
      #expect(try await dilint("check", in: folder).status == 0)

      try write(program(lacks), folder, "Sources/West/main.swift")
      let both = try await dilint("check", in: folder)
      #expect(both.status == 1 && both.text.contains("it is known in `East` alone"), "\(both.text)")
      _ = try await dilint("baseline", in: folder)
      #expect(try text(folder).contains("    in: [East, West]\n"))
      #expect(try await dilint("check", in: folder).status == 0)

      try write(program(fills), folder, "Sources/East/main.swift")
      let one = try await dilint("check", in: folder)
      #expect(one.text.contains("there is no `missing-provider` about `Tide` in `East` any more"), "\(one.text)")
      _ = try await dilint("baseline", "--prune", in: folder)
      #expect(try text(folder).contains("    in: [West]\n"))
      #expect(try await dilint("check", in: folder).status == 0)
    }
  }

  @Test func whatIsPastItsDayFails() async throws {
    try await withFiles(["App.swift": Self.app]) { folder in
      _ = try await dilint("baseline", "--expires", "2999-12-31", in: folder)
      #expect(try await dilint("check", in: folder).status == 0)
      try write(try text(folder).replacing("2999-12-31", with: "2020-02-29"), folder, "dilint-baseline.yml")
      let late = try await dilint("check", in: folder)
      #expect(late.status == 1 && late.text.contains("error[expired-baseline]: a `missing-provider`"), "\(late.text)")
      #expect(late.text.contains("was accepted until 2020-02-29"), "\(late.text)")
    }
  }

  @Test func findingsBelowTheLeastSeverityAreLeftOut() async throws {
    let files = ["App.swift": Self.app, "dilint.yml": "rules: { missing-provider: note }\nbaseline: known/debt.yml\n"]
    try await withFiles(files) { folder in
      try FileManager.default.createDirectory(atPath: folder + "/known", withIntermediateDirectories: false)
      let none = try await dilint("baseline", "--dry-run", in: folder)
      #expect(
        none.text.hasSuffix("findings: []\n") && none.errors.contains("would write known/debt.yml: 0 known"), "\(none.errors)")
      #expect(
        try await dilint("check", in: folder).errors.hasPrefix("dilint.yml:2:11: error: there is no baseline known/debt.yml"))
      _ = try await dilint("baseline", "--from", "note", in: folder)
      #expect(try text(folder, "known/debt.yml").contains("about: [Chart]"))
      let known = try await dilint("check", "--format", "json", in: folder)
      #expect(known.text.contains("\"known\": 2"), "\(known.text)")
    }
  }

  /// What other rules found is no debt of those that run.
  @Test func onlyWhatTheRulesFindIsCounted() async throws {
    try await withFiles(["App.swift": Self.app]) { folder in
      _ = try await dilint("baseline", in: folder)
      let other = try await dilint("check", "--only", "duplicate-provider", in: folder)
      #expect(other.status == 0 && !other.text.contains("dilint-baseline.yml"), "\(other.text)")
      let same = try await dilint("check", "--only", "missing-provider", in: folder)
      #expect(same.text.contains("2 known findings are in dilint-baseline.yml"), "\(same.text)")
    }
  }

  /// What is wrong with a baseline ends the run with its place.
  @Test(arguments: [
    ("findngs: []\n", "dilint-baseline.yml:1:1: error: a baseline has no key `findngs`"),
    ("findings: [\n", "dilint-baseline.yml:1:12: error: "), ("\u{0}", "dilint-baseline.yml:1:1: error: "),
  ])
  func oneThatCannotBeReadIsAnError(text: String, says: String) async throws {
    try await withFiles(["App.swift": Self.app, "dilint-baseline.yml": text]) { folder in
      for arguments in [["check"], ["baseline"], ["baseline", "--prune"]] {
        let outcome = try await dilint(arguments, in: folder)
        #expect(outcome.status == 2 && outcome.errors.hasPrefix(says) && outcome.output.isEmpty, "\(outcome.errors)")
        #expect(try self.text(folder) == text)
      }
    }
  }

  @Test func whatNobodyCanMeanIsRefused() async throws {
    try await withFiles(["App.swift": Self.app]) { folder in
      for (arguments, says) in [
        (["--prune"], "there is no baseline dilint-baseline.yml to prune"),
        (["--prune", "--owner", "x"], "--prune adds nothing"),
        (["--expires", "tomorrow"], "it is no day such as 2027-01-31"),
        (["--from", "eror"], "did you mean error?"),
      ] {
        let outcome = try await dilint(["baseline"] + arguments, in: folder)
        #expect(outcome.status == 2 && outcome.errors.contains(says), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder + "/dilint-baseline.yml"))
      }
    }
  }
}
