import Foundation
import Testing

/// Whatever help and pages tell a reader to type does what it should.
struct ShownCommandTests {
  /// The words for which a reader puts something of their own, and what stands for it here.
  private static let placeholders = [
    "A": "AppFramework", "B": "PaymentService", "RULE": "missing-provider", "NAME": "PaymentService",
    "FILE": "App/AppDelegate.swift",
    "REV": "HEAD", "RULE=SEVERITY": "missing-provider=warning", "FOLDER": "App", "GLOB": "'*Service'", "TYPE": "PaymentService",
  ]

  /// The sample app as a repository of its own.
  private func withSample(_ body: (String) async throws -> Void) async throws {
    try await withFiles([:]) { folder in
      let sample = folder + "/BikeRental"
      try FileManager.default.copyItem(atPath: house + "/Fixtures/Projects/BikeRental", toPath: sample)
      let commit = """
        git init -q . && git add -A && git -c user.name=A -c user.email=a@example.com -c core.hooksPath=/dev/null commit -qm All
        git branch -M main && git update-ref refs/remotes/origin/main HEAD
        """
      #expect(try await run("sh", ["-c", commit], in: sample).status == 0)
      try await body(sample)
    }
  }

  private func check(_ line: String, in folder: String, _ source: String) async throws {
    // Who looks for the first time has neither of the two.
    if line.hasPrefix("dilint init") {
      for file in ["dilint.yml", "dilint-baseline.yml"] { try? FileManager.default.removeItem(atPath: folder + "/" + file) }
    }
    let path = URL(fileURLWithPath: binary).deletingLastPathComponent().path
    let outcome = try await run("sh", ["-c", "PATH=\"\(path):$PATH\"\n" + line], in: folder)
    #expect([0, 1].contains(outcome.status), "\(source): `\(line)` ends with \(outcome.status): \(outcome.errors)")
  }

  @Test func helpFitsAScreenAndItsExamplesRun() async throws {
    let main = try await dilint("--help").text
    let list = main.split(separator: "SUBCOMMANDS:").last.map(String.init) ?? ""
    let commands = list.matches(of: #/(?m)^  ([a-z][a-z-]*) /#).map { String($0.1) }
    #expect(commands.count > 10)
    try await withSample { folder in
      for command in [nil] + commands {
        let help = try await dilint((command.map { [$0] } ?? []) + ["--help"]).text
        #expect(help.count(where: { $0 == "\n" }) <= 50, "\(command ?? "") is too long")
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(command ?? "") is too wide")
        // Help is wrapped: an example goes on to the next empty line.
        let example = help.firstMatch(of: #/Example: (dilint[^\n]*(?:\n[^\n]+)*)/#).map {
          String($0.1).replacing("\n", with: " ")
        }
        try await check(
          try #require(example, "\(command ?? "dilint") --help has no example"), in: folder, "\(command ?? "") --help")
      }
    }
  }

  /// What takes one of a few words, or a number, says what holds if it is left out.
  @Test func optionsStateTheirDefaults() async throws {
    let help = try await dilint("check", "--help").text + dilint("graph", "--help").text + dilint("roots", "--help").text
    for option in ["color", "format", "fail-on", "level", "jobs", "depth", "deadline"] {
      let text = try #require(help.firstMatch(of: try Regex("--\(option)[ ,](?s:.*?)\\n  (?=-|\\n)")), "\(option)")
      #expect(help[text.range].contains("default:"), "--\(option) states no default")
    }
  }

  /// What speaks of other projects, and why things are as they are.
  private static let untold = ["Decisions.md", "Walkthrough.md"]

  /// In blocks for the shell, after `$` in blocks of text, and between backticks.
  static let shown: [(page: String, line: String)] = {
    let folder = house + "/Docs"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".md") }.sorted()
    return (["README.md"] + names.filter { !untold.contains($0) }.map { "Docs/" + $0 }).flatMap { page -> [(String, String)] in
      let text = (try? String(contentsOfFile: house + "/" + page, encoding: .utf8)) ?? ""
      var lines: [String] = []
      for (index, part) in text.components(separatedBy: "```").enumerated() {
        if index % 2 == 0 {
          lines += part.matches(of: #/`(dilint [a-z][^`]*)`/#).map { String($0.1) }
        } else {
          lines += part.matches(of: #/(?m)^(?:\$ )?(dilint (?:[a-z-]|$)[^\n]*)$/#).map { String($0.1) }
        }
      }
      return lines.map { (page, $0) }
    }
  }()

  /// Each page is followed from top to bottom, in one copy of the sample.
  @Test(arguments: Set(shown.map(\.page)).sorted())
  func pagesShowCommandsThatWork(page: String) async throws {
    var seen: Set<String> = []
    try await withSample { folder in
      for (_, line) in Self.shown.filter({ $0.page == page }) {
        // A comment is for the reader, and so is a line that leaves something out.
        let bare = line.split(separator: " #", maxSplits: 1).first.map(String.init) ?? line
        let words = bare.split(separator: " ").map { Self.placeholders[String($0)] ?? String($0) }
        let command = words.joined(separator: " ")
        if command.contains("…") || command.contains("FINGERPRINT") || !seen.insert(command).inserted { continue }
        try await check(command, in: folder, page)
      }
    }
  }

  @Test func pagesShowCommands() { #expect(Self.shown.count > 30) }
}
