import Foundation
import Subprocess
import Testing

/// A repository of which several revisions are judged.
struct Repository {
  var folder: String

  func write(_ path: String, _ text: String) throws {
    let file = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @discardableResult
  func git(_ arguments: String...) async throws -> String {
    let result = try await Subprocess.run(
      .name("git"),
      arguments: Arguments(["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"] + arguments),
      environment: .inherit.updating(["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]),
      workingDirectory: .init(folder), output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    #expect(result.terminationStatus == .exited(0), "\(result.standardError)")
    return result.standardOutput
  }

  func commit(_ message: String) async throws {
    try await git("add", "-A")
    try await git("commit", "-qm", message)
  }
}

/// A repository with these files in its first commit, for the length of `body`.
func withRepository(_ files: [String: String], _ body: (Repository) async throws -> Void) async throws {
  try await withFiles(files) { folder in
    let repository = Repository(folder: folder)
    try await repository.git("init", "-q", "-b", "main")
    try await repository.commit("first")
    try await body(repository)
  }
}

private let hasGit = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].contains(
  where: FileManager.default.isExecutableFile)

/// Only what a change touches or causes is told.
@Suite(.enabled(if: hasGit, "git is needed"))
struct SinceTests {
  private static let types = """
    final class Chart {}
    final class Wind {}
    final class Pilot { init(chart: Chart) {} }
    final class Ferry { init(pilot: Pilot) {} }

    """
  private static let start = """
    import Swinject

    func start() -> Ferry? {
      let container = Container()
      registerCrew(container)
      container.register(Ferry.self) { r in Ferry(pilot: r.resolve(Pilot.self)!) }
      return container.resolve(Ferry.self)
    }

    """
  /// It lacks a chart from the first.
  private static let crew = """
    import Swinject

    func registerCrew(_ container: Container) {
      container.register(Pilot.self) { r in Pilot(chart: r.resolve(Chart.self)!) }
    }

    """
  static let files = ["App/Types.swift": types, "App/Start.swift": start, "App/Crew.swift": crew]

  private func check(_ repository: Repository, _ arguments: String...) async throws -> Outcome {
    try await dilint(["check"] + arguments, in: repository.folder)
  }

  @Test func whatWasThereIsNotTold() async throws {
    try await withRepository(Self.files) { repository in
      #expect(try await check(repository).status == 1)
      let same = try await check(repository, "--since", "HEAD")
      #expect(same.status == 0, "\(same.text)")
      #expect(same.text.contains("1 other finding is none of the changes since HEAD"), "\(same.text)")

      // What is taken away in one file is missing in another, in which nothing changed.
      try repository.write(
        "App/Crew.swift",
        Self.crew.replacing(
          "container.register(Pilot.self)", with: "_ = { (r: Resolver) in Pilot(chart: r.resolve(Chart.self)!) } // "))
      let caused = try await check(repository, "--since", "HEAD")
      #expect(caused.status == 1 && caused.text.contains("`Ferry` needs `Pilot`"), "\(caused.text)")
      #expect(!caused.text.contains("needs `Chart`"), "\(caused.text)")

      // What is touched is told even though it was there before; what only moved is not.
      try repository.write("App/Crew.swift", "// Moved.\n\n" + Self.crew)
      #expect(try await check(repository, "--since", "HEAD").status == 0)
      try repository.write("App/Crew.swift", Self.crew.replacing("{ r in Pilot", with: "{ r in  Pilot"))
      let touched = try await check(repository, "--since", "HEAD")
      #expect(touched.status == 1 && touched.text.contains("needs `Chart`"), "\(touched.text)")
      let json = try await check(repository, "--since", "HEAD", "--format", "json")
      #expect(json.text.contains("\"revision\": \"HEAD\"") && json.text.contains("\"others\": 0"), "\(json.text)")
    }
  }

  /// Resolver finds nothing under a name that nobody registered. Whether somebody did hangs on a type that the source does not
  /// tell, until that line goes.
  @Test func aPossibleOneThatBecomesCertainIsTold() async throws {
    let line = "    register(name: \"night\") { Agency.pilot() }\n"
    let start = """
      import Resolver
      final class Pilot {}
      final class Ferry { let pilot: Pilot = Resolver.resolve(name: "night") }
      extension Resolver: ResolverRegistering {
        public static func registerAllServices() {
          register(name: "day") { Pilot() }
      \(line)    register { Ferry() }
        }
      }
      func start() -> Ferry { Resolver.resolve() }
      """
    try await withRepository(["App/Start.swift": start]) { repository in
      let possible = try await check(repository)
      #expect(possible.status == 0 && possible.text.contains("note[missing-provider]"), "\(possible.text)")
      try repository.write("App/Start.swift", start.replacing(line, with: ""))
      let certain = try await check(repository, "--since", "HEAD")
      #expect(certain.status == 1 && certain.text.contains("error[missing-provider]: `Ferry`"), "\(certain.text)")
    }
  }

  /// A lock file that git ignores is none of the change: both states are judged by the version that it names. DITranquillity 2
  /// is built by `DIContainerBuilder`, of which 3 and later know nothing.
  @Test func ignoredLockFilesHoldForBothStates() async throws {
    let start = """
      import DITranquillity
      final class Gallery {}
      func start() throws -> Gallery {
        let builder = DIContainerBuilder()
        builder.register { Gallery() }
        return try builder.build().resolve()
      }

      """
    let files = [
      "App/Start.swift": start, ".gitignore": "Cartfile.resolved\n",
      "Cartfile.resolved": "github \"ivlevAstef/DITranquillity\" \"2.3.3\"\n",
    ]
    try await withRepository(files) { repository in
      try repository.write("App/Start.swift", start + "// Opened.\n")
      let outcome = try await dilint("graph", "--diff", "HEAD", in: repository.folder)
      #expect(outcome.text.isEmpty && outcome.status == 0, "\(outcome.text)")
      #expect(try await dilint("roots", in: repository.folder).text.contains("1 registration"))
    }
  }

  /// Changes count from where a branch left another, committed or not.
  @Test func aBranchAnswersForItself() async throws {
    try await withRepository(Self.files) { repository in
      try await repository.git("checkout", "-qb", "feature")
      try repository.write(
        "App/More.swift", "import Swinject\nfunc more(_ c: Container) { c.register(Wind.self) { _ in Wind() } }\n")
      try await repository.commit("more")
      try await repository.git("checkout", "-q", "main")
      try repository.write(
        "App/Crew.swift",
        Self.crew.replacing(
          "  container.register(Pilot", with: "  container.register(Chart.self) { _ in Chart() }\n  container.register(Pilot"))
      try await repository.commit("put right")
      try await repository.git("checkout", "-q", "feature")
      let own = try await check(repository, "--since", "main")
      #expect(own.status == 0 && own.text.contains("1 other finding is none"), "\(own.text)")
      let list = try await dilint("affected", "--since", "main", "--format", "json", in: repository.folder)
      #expect(list.text.contains("App/More.swift") && !list.text.contains("App/Crew.swift"), "\(list.text)")
    }
  }

  @Test func theDebtAndItsChangeAreTold() async throws {
    try await withRepository(Self.files) { repository in
      #expect(try await dilint("baseline", in: repository.folder).status == 0)
      try await repository.commit("known")
      try repository.write("App/Crew.swift", Self.crew.replacing("r.resolve(Chart.self)!", with: "Chart()"))
      #expect(try await dilint("baseline", "--prune", in: repository.folder).status == 0)
      let less = try await check(repository, "--since", "HEAD")
      #expect(
        less.status == 0 && less.text.contains("no known findings are in dilint-baseline.yml, 1 fewer than at HEAD"),
        "\(less.text)")
    }
  }

  /// Nothing of the repository runs, and neither work tree nor index is touched.
  @Test func revisionsAreOnlyRead() async throws {
    try await withRepository(Self.files) { repository in
      let trap = repository.folder + "/.git/trap"
      try repository.write(".git/trap.sh", "#!/bin/sh\ntouch \(trap)\ncat\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: repository.folder + "/.git/trap.sh")
      let script = repository.folder + "/.git/trap.sh"
      for name in ["post-checkout", "post-index-change", "fsmonitor-watchman", "pre-auto-gc"] {
        try FileManager.default.copyItem(atPath: script, toPath: repository.folder + "/.git/hooks/\(name)")
      }
      try repository.write(".gitattributes", "*.swift filter=trap diff=trap\n")
      try await repository.commit("attributes")
      for (key, value) in [
        ("core.fsmonitor", script), ("core.pager", script), ("filter.trap.clean", script), ("filter.trap.smudge", script),
        ("filter.trap.required", "true"), ("diff.trap.textconv", script), ("diff.external", script), ("core.sshCommand", script),
        ("core.hooksPath", ".git/hooks"), ("alias.cat-file", "!\(script)"),
      ] { try await repository.git("config", key, value) }
      try? FileManager.default.removeItem(atPath: trap)
      try repository.write("App/Crew.swift", Self.crew + "\n")
      let index = try Data(contentsOf: URL(fileURLWithPath: repository.folder + "/.git/index"))
      for arguments in [["check", "--since", "HEAD"], ["affected", "--since", "HEAD~1"]] {
        let outcome = try await dilint(
          arguments, in: repository.folder, environment: ["GIT_DIR": "/nowhere", "GIT_EXTERNAL_DIFF": script])
        #expect(outcome.status == 0, "\(arguments): \(outcome.text)\(outcome.errors)")
      }
      #expect(!FileManager.default.fileExists(atPath: trap), "something of the repository was started")
      #expect(try Data(contentsOf: URL(fileURLWithPath: repository.folder + "/.git/index")) == index)
    }
  }

  @Test(arguments: ["gone", "-x", "--output=x", " ", "HEAD..HEAD", "HEAD:App", "HEAD^{tree}"])
  func whatIsNoRevisionIsSaid(revision: String) async throws {
    try await withRepository(Self.files) { repository in
      for command in [["check", "--since=\(revision)"], ["affected", "--since=\(revision)"]] {
        let outcome = try await dilint(command, in: repository.folder)
        #expect(outcome.status == 2 && outcome.errors.contains("there is no revision"), "\(command): \(outcome.errors)")
      }
    }
  }

  @Test func withoutARepositoryThereAreNone() async throws {
    try await withFiles(Self.files) { folder in
      let outcome = try await dilint("check", "--since", "HEAD", in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains("lies in no git repository"), "\(outcome.errors)")
    }
  }

  /// Links, folders within folders, ignored files that are tracked and a manifest of that time: a revision is judged like its checkout.
  @Test func aRevisionIsJudgedLikeItsCheckout() async throws {
    var files = Self.files
    files[".gitignore"] = "Made/\n"
    files["dilint.yml"] = "rules: { missing-provider: warning }\n"
    try await withRepository(files) { repository in
      try repository.write(
        "Made/Extra.swift",
        "import Swinject\nfunc extra(_ c: Container) { c.register(Int.self) { r in r.resolve(String.self)!.count } }\n")
      try FileManager.default.createSymbolicLink(
        atPath: repository.folder + "/App/Link.swift", withDestinationPath: "../Made/Extra.swift")
      try await repository.git("add", "-f", "Made/Extra.swift", "App/Link.swift")
      try await repository.commit("made")
      for project in ["BikeRental", "Podcasts"] {
        try FileManager.default.copyItem(
          atPath: house + "/Fixtures/Projects/" + project, toPath: repository.folder + "/" + project)
      }
      try await repository.commit("more")
      let outcome = try await check(repository, "--since", "HEAD", "--fail-on", "note")
      #expect(outcome.status == 0, "\(outcome.text)")
      let all = try await check(repository, "--fail-on", "never", "--format", "json")
      #expect(all.text.contains("\"fingerprint\""), "there is something to compare")
    }
  }
}
