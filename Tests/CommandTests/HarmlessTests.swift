import Foundation
import Model
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A project in which everything that can have a name is called like a command, markup or an address, in every format of every command:
/// what comes out steers no terminal, no runner and no viewer, and whoever the format is for can read it.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is needed"))
struct HarmlessTests {
  static let evil = [
    "\u{1b}[31mred", "\u{202e}turned", "un\u{200b}seen", "::error::told", "  ::stop-commands::x", "##[add-path]x",
    "##vso[task.x]",
    "end]]>", "a|b", "<script>x()</script>", "<img src=x onerror=y>", "[x](javascript:y)", "javascript:y", "![x](z)", "-->",
    "'; x \\", "@all",
    "${x} %0A #{y}", "\u{9b}31m", "mar\u{feff}k",
  ]

  static let files: [String: String] = {
    var files: [String: String] = [:]
    var targets = ""
    for (number, name) in evil.enumerated() {
      let quoted = "\"" + name.replacing("\\", with: "\\\\").replacing("\u{1b}", with: "\\u{1b}") + "\""
      let raw = "`\(name.replacing("\\", with: "/").replacing("`", with: ""))`"
      let folder = "Sources/" + name.replacing("/", with: ":")
      files["\(folder)/\(name.replacing("/", with: ":")).swift"] = """
        import DITranquillity
        import Part\(number + 1)
        protocol `lost \(raw.dropFirst()) {}
        final class \(raw) { init(lost: `lost \(raw.dropFirst())) {} }
        final class `part \(raw.dropFirst()): DIPart {
          static func load(container: DIContainer) {
            container.register(\(raw).init)
            container.register(\(raw).self, name: \(quoted))
            container.register(make(\(quoted)))
          }
        }
        func `start \(raw.dropFirst())() {
          let \(raw) = DIContainer()
          \(raw).append(part: `part \(raw.dropFirst()).self)
          let asked: \(raw) = \(raw).resolve(name: \(quoted))
        }
        """
      targets +=
        ".target(name: \(quoted), dependencies: [\"Part\(number + 1)\"], path: \"\(folder.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\u{1b}", with: "\\u{1b}"))\"), "
      targets += ".target(name: \"Part\(number + 1)\"), "
      files["Sources/Part\(number + 1)/a.swift"] = ""
    }
    files["Package.swift"] =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\", targets: [\(targets)])\n"
    files["CODEOWNERS"] = evil.map { "/Sources/ @\($0.replacing(" ", with: ""))\n" }.joined()
    return files
  }()

  enum Reader { case people, runner, json, xml, markdown, lines }

  static let commands: [([String], Reader)] =
    [
      (["check"], .people), (["check", "--format", "text", "--include-tests", "-q"], .people),
      (["check", "--format", "xcode"], .people),
      (["check", "--format", "github"], .runner), (["check", "--format", "json"], .json),
      (["check", "--format", "sarif"], .json),
      (["check", "--format", "gitlab"], .json), (["check", "--format", "junit"], .xml),
      (["check", "--format", "checkstyle"], .xml),
      (["check", "--format", "markdown"], .markdown), (["opaque"], .people), (["opaque", "-q"], .people),
      (["opaque", "--format", "json"], .json),
      (["roots"], .people), (["init", "--dry-run"], .people), (["affected", "--since", "HEAD~1"], .people),
      (["affected", "--since", "HEAD~1", "-q"], .people), (["affected", "--since", "HEAD~1", "--format", "json"], .json),
      (["graph", "--format", "json"], .json), (["graph", "--diff", "HEAD~1"], .people),
      (["graph", "--diff", "HEAD~1", "--format", "mermaid"], .lines),
    ]
    + ["types", "modules", "assemblies", "targets", "roots"].flatMap {
      [(["list", $0], .people), (["list", $0, "-q"], .people), (["list", $0, "--format", "json"], Reader.json)]
    }
    + ["dot", "mermaid", "d2"].map { (["graph", "--level", "component", "--max-boxes", "0", "--format", $0], .lines) }
    + ["graphml"].map { (["graph", "--level", "component", "--max-boxes", "0", "--format", $0], .xml) }
    + evil.prefix(6).flatMap {
      [
        (["why", "part " + $0, "lost " + $0], .people), (["who-provides", $0, "-q"], .people),
        (["who-needs", "lost \($0)", "--format", "json"], .json),
      ]
    }

  @Test func whateverItIsCalled() async throws {
    try await withRepository(["dilint.yml": ""]) { repository in
      for (path, text) in Self.files {
        let file = URL(fileURLWithPath: repository.folder).appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try await repository.commit("all")
      for (arguments, reader) in Self.commands {
        let outcome = try await dilint(arguments, in: repository.folder)
        // What cannot be asked is told on stderr.
        #expect((0...2).contains(outcome.status) && (outcome.status != 2 || outcome.output.isEmpty), "\(arguments): \(outcome)")
        try expectHarmless(outcome, reader, arguments)
      }
      let baseline = try await dilint("baseline", in: repository.folder)
      #expect(baseline.status == 0, "\(baseline.errors)")
      let written = try String(contentsOfFile: repository.folder + "/dilint-baseline.yml", encoding: .utf8)
      let check = try await dilint("check", in: repository.folder)
      #expect(check.status == 0, "\(check.text)\(check.errors)")
      #expect(!written.unicodeScalars.contains { $0 != "\n" && $0.isSteering })
    }
  }

  private func expectHarmless(_ outcome: Outcome, _ reader: Reader, _ arguments: [String]) throws {
    // In DOT a blank of no width keeps Graphviz from expanding what follows a backslash.
    let steering = (outcome.text + outcome.errors).unicodeScalars.first {
      $0 != "\n" && $0.isSteering && !($0 == "\u{200b}" && arguments.contains("dot"))
    }
    #expect(steering == nil, "\(arguments): \(steering.map { String($0.value, radix: 16) } ?? "")")
    let lines = (outcome.text + outcome.errors).split(separator: "\n")
    func obeyed(_ line: Substring) -> Bool {
      line.drop { $0 == " " }.hasPrefix("::") || line.firstMatch(of: #/##\w*\[/#) != nil
    }
    switch reader {
    case .people, .lines: #expect(!lines.contains(where: obeyed), "\(arguments): \(lines.first(where: obeyed) ?? "")")
    case .runner:
      let token = try #require(lines.first?.wholeMatch(of: #/::stop-commands::(.+)/#)?.1)
      let end = try #require(lines.firstIndex { $0 == "::\(token)::" })
      for line in lines[(end + 1)...] {
        #expect(line.firstMatch(of: #/^::(error|warning|notice) (file=[^,:]*,line=\d+,col=\d+,)?title=dilint/#) != nil, "\(line)")
      }
    case .json:
      if !outcome.output.isEmpty { _ = try JSONSerialization.jsonObject(with: Data(outcome.output), options: .fragmentsAllowed) }
    case .xml: #expect(XMLParser(data: Data(outcome.output)).parse(), "\(arguments)")
    case .markdown:
      // Code between backticks and fences is no markup.
      let prose = outcome.text.replacing(#/(?ms)^```.*?^```$/#, with: "").replacing(#/`[^`\n]*`/#, with: "")
      #expect(prose.firstMatch(of: #/(?i)<(script|img)|[^\\]\]\((?!https?:)/#) == nil, "\(prose)")
    }
    if arguments.contains("mermaid") {
      #expect(!outcome.text.contains("<script") && !outcome.text.contains("${"))
    }
  }
}
