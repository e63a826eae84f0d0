import Foundation
import Testing

/// Facts as one extracts and joins them by hand.
struct FactsTests {
  /// The sample app, and the folder beside it where its facts are put.
  private func withSample(_ body: (String) async throws -> Void) async throws {
    try await withFiles([:]) { folder in
      try FileManager.default.copyItem(atPath: house + "/Fixtures/Projects/BikeRental", toPath: folder + "/app")
      try await body(folder + "/app")
    }
  }

  private func files(in folder: String, of root: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder).filter { $0.hasSuffix(".swift") }
      .map { folder + "/" + $0 }
  }

  private struct Targets: Decodable {
    struct Target: Decodable {
      var name: String
      var path: String
    }
    var targets: [Target]
  }

  @Test func joinedAreOneRun() async throws {
    try await withSample { root in
      let graph = try await dilint("graph", "--format", "json", ".", in: root)
      let targets = try JSONDecoder().decode(Targets.self, from: Data(graph.output)).targets
      #expect(targets.count == 14)
      for target in targets {
        let arguments =
          try ["extract", "--target", target.name] + files(in: target.path, of: root) + ["-o", "\(target.name).difacts"]
        let outcome = try await dilint(arguments, in: root)
        #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.output.isEmpty, "\(outcome.errors)")
      }
      let rest = ["Package.swift", "Package.resolved", "dilint.yml"]
      #expect(try await dilint(["extract"] + rest + ["-o", "rest.difacts"], in: root).status == 0)
      let list = (targets.map(\.name) + ["rest"]).map { $0 + ".difacts\n" }.joined()
      try list.write(
        toFile: root + "/list", atomically: true, encoding: .utf8)
      for command in [
        ["check", "--format", "json"], ["check"], ["check", "--format", "sarif", "--strict"], ["graph", "--format", "json"],
        ["graph"],
        ["who-needs", "ReceiptFormatting"], ["list", "targets"], ["opaque"],
      ] {
        let whole = try await dilint(command + ["."], in: root)
        let joined = try await dilint(command + ["--facts", "@list"], in: root)
        #expect(whole.output == joined.output, "\(command)")
        #expect(whole.status == joined.status && whole.errors == joined.errors, "\(command): \(joined.errors)")
      }
      // Sources are no longer looked at.
      let before = try await dilint("check", "--format", "json", in: root)
      for target in targets {
        for file in try files(in: target.path, of: root) {
          try "}".write(toFile: root + "/" + file, atomically: true, encoding: .utf8)
        }
      }
      #expect(try await dilint("check", "--format", "json", "--facts", "@list", in: root).output == before.output)
    }
  }

  @Test func pathsNarrowWhatIsShown() async throws {
    try await withSample { root in
      let all = try files(in: "App", of: root) + files(in: "Core", of: root) + files(in: "Features", of: root)
      #expect(try await dilint(["extract"] + all + ["Package.swift", "-o", "a.difacts"], in: root).status == 0)
      let part = try await dilint("check", "Core/Billing", "--format", "json", "--facts", "a.difacts", in: root)
      #expect(try await dilint("check", "Core/Billing", "--format", "json", in: root).output == part.output)
    }
  }

  @Test func whatIsNoUseIsNamed() async throws {
    try await withSample { root in
      #expect(try await dilint("extract", "App/AppDelegate.swift", "-o", "a.difacts", in: root).status == 0)
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: root + "/a.difacts")))
      func refused(_ content: [UInt8], _ words: String) async throws {
        try Data(content).write(to: URL(fileURLWithPath: root + "/b.difacts"))
        for command in [
          ["check", "--facts", "b.difacts"],
          ["extract", "App/AppDelegate.swift", "--target", "A", "--facts", "b.difacts", "-o", "c"],
        ] {
          let outcome = try await dilint(command, in: root)
          #expect(outcome.status == 2 && outcome.errors == "dilint: b.difacts \(words)\n", "\(outcome.errors)")
          #expect(!FileManager.default.fileExists(atPath: root + "/c"))
        }
      }
      try await refused(Array("class A {}\n".utf8), "is no facts file; `dilint extract` writes them")
      try await refused([], "is no facts file; `dilint extract` writes them")
      try await refused(bytes.dropLast(9), "is cut short or damaged; extract it anew")
      let version = try #require(String(decoding: bytes.prefix(40), as: UTF8.self).firstMatch(of: #/facts (\S+) \((\d+)\)\n/#))
      let other = Array("dilint facts 0.0.1 (\(version.2))\n".utf8)
      try await refused(
        other + bytes.drop { $0 != 0x0a }.dropFirst(),
        "was extracted by dilint 0.0.1 (\(version.2)), and this is \(version.1) (\(version.2)); extract it anew")
    }
  }

  @Test(arguments: [
    (["check", "--facts", "none.difacts"], "there is no file or folder none.difacts"),
    (["check", "--facts", "@none"], "there is no file or folder none"),
    (["check", "Elsewhere", "--facts", "a.difacts"], "no facts tell of Elsewhere"),
    (["check", "--config", "none.yml", "--facts", "a.difacts"], "there is no manifest none.yml"),
    (["extract", "Elsewhere.swift", "-o", "b"], "there is no file or folder Elsewhere.swift"),
    (["extract", "App", "-o", "b"], "App cannot be read: it is no file"),
    (["extract", "/etc/passwd", "-o", "b"], "/etc/passwd lies outside of the working directory"),
    (["extract", "App/AppDelegate.swift", "-o", "none/b"], "there is no folder none"),
    (["extract", "App/AppDelegate.swift", "--target", "A", "--facts", "a.difacts", "-o", "b"], "a.difacts tells of no target"),
    (["extract", "App/AppDelegate.swift", "--module", "A", "-o", "b"], "what is said of a target needs its name"),
    (["extract", "App/AppDelegate.swift", "--target", "A", "--kind", "featur", "-o", "b"], "did you mean feature?"),
    (["check", "--since", "HEAD", "--facts", "a.difacts"], "--since has nothing to compare them with"),
    (["graph", "--diff", "HEAD", "--facts", "a.difacts"], "--diff has nothing to compare them with"),
    (["affected", "--since", "HEAD", "--facts", "a.difacts"], "--since has nothing to compare them with"),
  ])
  func whatCannotBeDoneIsSaid(_ arguments: [String], _ words: String) async throws {
    try await withSample { root in
      #expect(try await dilint("extract", "App/AppDelegate.swift", "-o", "a.difacts", in: root).status == 0)
      let outcome = try await dilint(arguments, in: root)
      #expect(outcome.status == 2 && outcome.errors.contains(words), "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: root + "/b"))
    }
  }

  /// A manifest on the disk is one that the user stands at or names; beside it lies what it names, and nothing else is read.
  @Test func manifestLiesWhereOneStands() async throws {
    try await withSample { root in
      #expect(try await dilint(["extract"] + files(in: "App", of: root) + ["-o", "a.difacts"], in: root).status == 0)
      try "version: 1\nbaseline: none.yml\n".write(toFile: root + "/dilint.yml", atomically: true, encoding: .utf8)
      let outcome = try await dilint("check", "--facts", "a.difacts", in: root)
      #expect(outcome.status == 2 && outcome.errors.contains("there is no baseline none.yml"), "\(outcome.errors)")
      try "version: 1\nrules:\n  missing-provider: off\n".write(toFile: root + "/other.yml", atomically: true, encoding: .utf8)
      let named = try await dilint("check", "--config", "other.yml", "--facts", "a.difacts", "--format", "json", in: root)
      #expect(named.status == 0 && !named.text.contains("missing-provider"), "\(named.text) \(named.errors)")
    }
  }

  @Test func rulesForBazelBearTheVersion() async throws {
    let version = try await dilint("--version").text.trimmingCharacters(in: .newlines)
    let module = try String(contentsOfFile: house + "/bazel/MODULE.bazel", encoding: .utf8)
    #expect(module.contains("version = \"\(version)\""))
  }

  private static let tools = ["bazel", "nginx"].allSatisfy { name in
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/sbin"]
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// After one file changed exactly those actions run whose inputs changed, on one machine and on two that share a cache.
  @Test(.enabled(if: tools, "skipped: bazel or nginx is not installed; Tests/Tools/setup bazel installs them"))
  func bazelRunsWhatChanged() async throws {
    let outcome = try await run(
      "python3", [house + "/Tests/Tools/bazel-proof", "--dilint", binary, "--only", "caches"], in: house)
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
  }
}
