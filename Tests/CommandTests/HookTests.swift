import Foundation
import Subprocess
import Testing

/// The hook that this repository offers, run by the real tools in a repository that uses it.
@Suite struct HookTests {
  static let tools = ["pre-commit", "prek"]

  /// Where `Tests/Tools/setup` puts them, and PATH.
  private static let folders =
    [house + "/.build/venv/bin"]
    + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)

  private static func place(of tool: String) -> String? {
    folders.map { $0 + "/" + tool }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static let sound = """
    import DITranquillity

    protocol Mail {}
    final class Post: Mail { init() {} }
    final class Inbox { init(mail: Mail) {} }

    func start() {
      let container = DIContainer()
      container.register(Post.init).as(Mail.self)
      container.register(Inbox.init)
    }

    """
  /// The blocks of YAML of the page.
  private static let blocks: [String] = {
    let page = (try? String(contentsOfFile: house + "/Docs/Hook.md", encoding: .utf8)) ?? ""
    return page.matches(of: #/```yaml\n((?s:.*?))```/#).map { String($0.1) }
  }()

  private static let others = [
    "Podfile": "platform :ios, '15.0'\n", "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {}; }\n",
    "Main.storyboard": "<document/>\n", "project.yml": "name: App\n", "Keys.plist": "<plist/>\n", "BUILD.bazel": "# none\n",
    "Cell.xib": "<document/>\n", "Package.resolved": "{ \"pins\": [], \"version\": 2 }\n",
  ].sorted { $0.key < $1.key }

  private static let broken = sound.replacing(".as(Mail.self)", with: "")

  @Test(
    .enabled(
      if: (tools + ["git"]).allSatisfy { place(of: $0) != nil },
      "pre-commit, prek or git is missing; Tests/Tools/setup test installs them"),
    arguments: tools, [0, 1])
  func lintsCommits(tool: String, block: Int) async throws {
    let offered = try String(contentsOfFile: house + "/.pre-commit-hooks.yaml", encoding: .utf8)
    try await withFiles(["offer/.pre-commit-hooks.yaml": offered, "app/App.swift": Self.sound]) { folder in
      let shell = Shell(folder: folder, path: [binary.parent] + Self.folders)
      let app = folder + "/app"
      _ = try await shell.run("git", ["init", "-q"], in: folder + "/offer")
      _ = try await shell.run("git", ["add", "."], in: folder + "/offer")
      _ = try await shell.run("git", ["commit", "-qm", "The hook"], in: folder + "/offer")
      let revision = try await shell.run("git", ["rev-parse", "HEAD"], in: folder + "/offer")
      // As the page says it: this repository's hook, or one of the project's own.
      let config = Self.blocks[block].replacing("URL-OF-THIS-REPOSITORY", with: "../offer")
        .replacing("REVISION", with: revision.text.trimmed)
      try write(config, to: app, ".pre-commit-config.yaml")
      _ = try await shell.run("git", ["init", "-q"], in: app)
      let installed = try await shell.run(Self.place(of: tool) ?? tool, ["install"], in: app)
      #expect(installed.status == 0, "\(installed.words)")

      func commit(_ file: String, _ text: String) async throws -> Outcome {
        try write(text, to: app, file)
        _ = try await shell.run("git", ["add", file, ".pre-commit-config.yaml"], in: app)
        return try await shell.run("git", ["commit", "-m", file], in: app)
      }

      let good = try await commit("App.swift", Self.sound)
      #expect(good.status == 0 && good.words.contains("Passed"), "\(good.words)")

      let bad = try await commit("App.swift", Self.broken)
      #expect(bad.status == 1 && bad.words.contains("error[missing-provider]: "), "\(bad.words)")
      #expect(try await commits(shell, app) == 1)

      // What is not staged is not judged, and other files are none of the hook's business.
      _ = try await shell.run("git", ["reset", "-q"], in: app)
      let notes = try await commit("notes.txt", "Write less.\n")
      #expect(notes.status == 0 && notes.words.contains("Skipped"), "\(notes.words)")
      let manifest = try await commit("dilint.yml", "rules: { unloaded-module: off }\n")
      #expect(manifest.status == 0 && manifest.words.contains("Passed"), "\(manifest.words)")
      let broken = try await commit("dilint.yml", "rulez: {}\n")
      #expect(broken.status == 1 && broken.words.contains("dilint.yml:1:1: error: "), "\(broken.words)")
      #expect(try await commits(shell, app) == 3)

      // Whatever else is read makes it run, too.
      _ = try await shell.run("git", ["checkout", "-q", "HEAD", "--", "dilint.yml"], in: app)
      for (file, text) in Self.others {
        let other = try await commit(file, text)
        #expect(other.status == 0 && other.words.contains("Passed"), "\(file): \(other.words)")
      }
    }
  }

  private func commits(_ shell: Shell, _ folder: String) async throws -> Int? {
    Int(try await shell.run("git", ["rev-list", "--count", "HEAD"], in: folder).text.trimmed)
  }

  private func write(_ text: String, to folder: String, _ name: String) throws {
    let file = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

/// Runs git and what git calls, untouched by whoever runs the tests: their settings, their hooks, their caches.
private struct Shell {
  var folder: String
  var path: [String]

  func run(_ program: String, _ arguments: [String], in directory: String) async throws -> Outcome {
    var environment: [Environment.Key: String] = [:]
    for (name, value) in [
      "PATH": path.joined(separator: ":"), "HOME": folder, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.com", "PRE_COMMIT_HOME": folder + "/cache", "PREK_HOME": folder + "/cache",
      "LC_ALL": "C.UTF-8",
    ] { environment[Environment.Key(stringLiteral: name)] = value }
    let result = try await Subprocess.run(
      program.contains("/") ? .path(.init(program)) : .name(program), arguments: Arguments(arguments),
      environment: .custom(environment), workingDirectory: .init(directory), output: .bytes(limit: 1 << 20),
      error: .string(limit: 1 << 20))
    guard case .exited(let status) = result.terminationStatus else {
      Issue.record("\(program) died: \(result.terminationStatus)")
      return Outcome(status: -1, output: [], errors: "")
    }
    return Outcome(status: status, output: result.standardOutput, errors: result.standardError)
  }
}

extension Outcome {
  fileprivate var words: String { text + errors }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
  fileprivate var parent: String { URL(fileURLWithPath: self).deletingLastPathComponent().path }
}
