import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What nobody would write and somebody will have: each gets an answer and the right exit status, and what stands on stdout is
/// a report and nothing else.
struct HostileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [String: String] = [:]
    var arguments: [String] = []
    var status: Int32
    /// What the report says; with status 2, what stderr says.
    var says: String
    /// What the shell must do once the files are there.
    var before: @Sendable (String) throws -> Void = { _ in }
    var testDescription: String { name }
  }

  /// Source that registers something whose need nobody provides.
  static let faulty = """
    import DITranquillity
    final class Inbox { init(mail: Mail) {} }
    protocol Mail {}
    func start() { let container = DIContainer(); container.register(Inbox.init) }

    """
  static let missing = "`Inbox` needs `Mail`, and nothing provides it"

  static let sources = [
    Case(name: "empty folder", status: 0, says: "There is no Swift file here"),
    Case(name: "missing folder", arguments: ["gone"], status: 2, says: "there is no file or folder gone"),
    Case(name: "folder without a name", arguments: [""], status: 2, says: "there is no file or folder \"\""),
    Case(
      name: "binary file", files: ["a.swift": "\u{7f}ELF\u{0}\u{1}\u{1b}[31m\u{0}"], status: 0,
      says: "this file is left out: it is no text: it holds a zero byte"),
    Case(
      name: "binary file, strictly", files: ["a.swift": "\u{7f}ELF\u{0}"], arguments: ["--strict"], status: 1,
      says: "error[unreadable-file]: this file is left out"),
    Case(
      name: "10 MB of comments and data before the mistake",
      files: [
        "a.swift": String(repeating: "// nothing happens in this line\n", count: 10_000) + "let data = \""
          + String(repeating: "QUJD", count: 2_500_000) + "\"\n" + faulty
      ], status: 1, says: missing),
    Case(
      name: "10 MB in one line",
      files: [
        "a.swift": faulty.replacing(
          "container.register", with: "/*" + String(repeating: "-", count: 10_000_000) + "*/ container.register")
      ], status: 1, says: "--*/ container.register"),
    Case(
      name: "invalid UTF-8", files: ["b.swift": faulty], status: 1, says: "this file is left out: it is not UTF-8",
      before: { try Data([0x6c, 0x65, 0x74, 0x20, 0xff, 0xfe, 0x0a]).write(to: URL(fileURLWithPath: $0 + "/a.swift")) }),
    Case(
      name: "UTF-16", status: 0, says: "No Swift file here could be read",
      before: { try faulty.data(using: .utf16)!.write(to: URL(fileURLWithPath: $0 + "/a.swift")) }),
    Case(
      name: "10,000 parentheses",
      files: ["a.swift": "let x = " + tower("(", "1", ")"), "b.swift": faulty], status: 1, says: missing),
    Case(
      name: "10,000 closures", files: ["a.swift": "let x = " + tower("f{", "", "}"), "b.swift": faulty], status: 1, says: missing),
    Case(
      name: "10,000 calls in a chain", files: ["a.swift": "let x = a" + tower(".b()", "", ""), "b.swift": faulty], status: 1,
      says: missing),
    Case(
      name: "10,000 brackets never closed", files: ["a.swift": "import Swinject\n" + tower("([{", "", "")], status: 0,
      says: "unreadable-file"),
    Case(
      name: "links in a ring", files: ["a.swift": faulty], status: 1, says: "in 1 Swift file",
      before: { folder in
        for (link, target) in [
          ("here", "."), ("up", ".."), ("b.swift", "b.swift"), ("gone.swift", "nowhere"), ("c", "d"), ("d", "c"),
        ] {
          try FileManager.default.createSymbolicLink(atPath: folder + "/" + link, withDestinationPath: target)
        }
      }),
    Case(
      name: "pipe", files: ["a.swift": faulty], status: 1, says: "in 1 Swift file",
      before: { #expect(mkfifo($0 + "/b.swift", 0o600) == 0) }),
    Case(name: "folder named like a file", files: ["a.swift/b.swift": faulty], status: 1, says: "--> a.swift/b.swift:"),
    Case(name: "file name with escapes", files: ["\u{1b}[31ma\n.swift": faulty], status: 1, says: "\\u{1B}[31ma\\u{A}.swift:4:"),
  ]

  static let manifests =
    [
      ("modules: [\n", "dilint.yml:1:11: error: this is not valid YAML"),
      ("modlues: {}\n", "did you mean `modules`?"),
      ("rules: { mising-provider: off }\n", "did you mean `missing-provider`?"),
      ("\"\\e[31mmodlues\": {}\n", "no key `\\u{1B}[31mmodlues`"),
      ("\u{1b}[31mmodules: {}\n", "control characters are not allowed"),
      ("sources: [\"\\e[31m\"]\n", "names \\u{1B}[31m"),
      ("a: " + tower("[", "", "]"), "brackets are nested more than 32 deep"),
      (
        "a0: &a0 [x]\n" + (1..<30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined(),
        "YAML aliases unfold here to more than a manifest can hold"
      ),
    ].map { Case(name: "manifest \($0.0.prefix(20))", files: ["dilint.yml": $0.0], status: 2, says: $0.1) } + [
      Case(name: "manifest is a folder", files: ["dilint.yml/a.txt": ""], status: 2, says: "dilint.yml cannot be read"),
      Case(
        name: "manifest links to itself", status: 2, says: "dilint.yml cannot be read",
        before: { try FileManager.default.createSymbolicLink(atPath: $0 + "/dilint.yml", withDestinationPath: "dilint.yml") }),
      Case(
        name: "manifest is binary", status: 2, says: "dilint.yml is not UTF-8",
        before: { try Data([0xff, 0xfe, 0]).write(to: URL(fileURLWithPath: $0 + "/dilint.yml")) }),
    ]

  static let words = ["check --root", "graph --focus", "explain", "check --format", "check --config", "check -o", "--"].map {
    Case(
      name: "escape after \($0)", arguments: $0.split(separator: " ").map(String.init) + ["\u{1b}[31m/x"], status: 2,
      says: "[31m")
  }

  @Test(arguments: sources + manifests + words)
  func isAnswered(_ given: Case) async throws {
    try await withFiles(given.files) { folder in
      try given.before(folder)
      let command = given.arguments.first.map { ["check", "graph", "explain", "--"].contains($0) } ?? false
      let outcome = try await dilint((command ? [] : ["check"]) + given.arguments, in: folder)
      #expect(outcome.status == given.status, "\(outcome.errors.prefix(500))")
      let answer = given.status == 2 ? outcome.errors : outcome.text
      #expect(answer.contains(given.says), "\(answer.prefix(500))")
      #expect(given.status == 2 ? outcome.output.isEmpty : outcome.errors.isEmpty)
      #expect(isPlain(outcome) && answer.utf8.count < 5000)
    }
  }

  @Test(.enabled(if: getuid() != 0, "root can read everything"))
  func unreadableFilesAreTold() async throws {
    try await withFiles(["a.swift": Self.faulty, "b.swift": "let x = 1", "In/c.swift": ""]) { folder in
      #expect(chmod(folder + "/b.swift", 0) == 0 && chmod(folder + "/In", 0) == 0)
      defer { chmod(folder + "/In", 0o700) }
      let outcome = try await dilint("check", in: folder)
      #expect(outcome.status == 1 && outcome.errors.isEmpty)
      #expect(outcome.text.contains("this file is left out: it cannot be opened"))
      #expect(outcome.text.contains("this folder cannot be listed"))
      #expect(outcome.text.contains(Self.missing))
      let named = try await dilint("check", "b.swift", in: folder)
      #expect(named.status == 2 && named.errors.contains("b.swift cannot be read") && named.output.isEmpty)
    }
  }

  /// Names that are DOT, HTML, Markdown, workflow commands, or steer a terminal, in a manifest and in source.
  static let names = [
    "a\"]; evil [label=\"x", "<b>x</b>&amp;", "</table>>]; evil [", "[x](javascript:alert)", "::error::x", "{a|b} \\N \\l",
    "*x* _y_ | z",
    "x\u{1b}[31my\u{1b}]0;z\u{7}", "x\u{9b}31m", "\u{202e}x", "--> y", "#{x} %s %0A $(x)",
  ]

  static let formats = [
    ["check"], ["check", "--format", "xcode"], ["check", "--format", "github"], ["check", "--format", "json"], ["opaque"],
    ["opaque", "--format", "json"], ["graph", "--level", "component"], ["graph", "--format", "json"],
  ]

  @Test(arguments: names, [true, false])
  func namesStayNames(name: String, isSource: Bool) async throws {
    let quoted =
      "\""
      + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\u{1b}", with: "\\e")
      .replacing("\u{7}", with: "\\a").replacing("\u{9b}", with: "\\x9b") + "\""
    let raw = "`\(name.replacing("\\", with: "/"))`"
    let files =
      isSource
      ? [
        "a.swift": Self.faulty.replacing("Inbox", with: raw).replacing("Mail", with: "`Mail \(raw.dropFirst())")
          + "func more(_ c: DIContainer) { c.register(\(raw).self, name: \(quoted)) }"
      ]
      : [
        "dilint.yml": """
        roots: [\(quoted)]
        assemblies:
          \(quoted): { public: [\(quoted)] }
        modules:
          \(quoted): { provides: [{ type: Inbox, name: \(quoted), needs: [{ type: Mail, name: \(quoted) }] }] }
        """
      ]
    try await withFiles(files) { folder in
      for arguments in Self.formats {
        let outcome = try await dilint(arguments, in: folder)
        #expect(outcome.status == (arguments[0] == "check" ? 1 : 0), "\(arguments): \(outcome.errors.prefix(500))")
        #expect(outcome.errors.isEmpty && isPlain(outcome), "\(arguments)")
        if arguments.last == "json" { _ = try JSONSerialization.jsonObject(with: Data(outcome.output)) }
      }
      #if Graphviz
      let picture = try await dilint("graph", "--svg", "--level", "component", in: folder)
      #expect(picture.status == 0 && isPlain(picture) && !picture.text.contains("<title>evil"), "\(picture.errors)")
      #expect(XMLParser(data: Data(picture.output)).parse())
      #endif
    }
  }

  /// Nothing that a terminal would obey.
  private func isPlain(_ outcome: Outcome) -> Bool {
    !(outcome.text + outcome.errors).unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || 0x7f..<0xa0 ~= $0.value) }
  }
}

/// `inner` in 10,000 times `opening` and `closing`.
private func tower(_ opening: String, _ inner: String, _ closing: String) -> String {
  String(repeating: opening, count: 10_000) + inner + String(repeating: closing, count: 10_000) + "\n"
}
