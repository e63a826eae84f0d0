import Foundation
import Testing

/// Which rules run, and what of the findings stands for itself.
struct ChoosingTests {
  /// Two types are missing because one assembly is loaded by nobody.
  private static let idle = """
    roots: [ShopAssembly]
    assemblies:
      ShopAssembly: { public: [ShopModule] }
      IdleAssembly: { public: [IdleModule] }
    modules:
      ShopModule: { provides: [{ type: Shop, needs: [Clock] }, { type: Till, needs: [Scale, Tax] }] }
      IdleModule: { provides: [Clock, Scale] }
    """

  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var fingerprint: String
      var cause: String?
    }
    var findings: [Finding]
  }

  @Test(
    arguments: [
      ([], 1, ["unloaded-module", "missing-provider", "missing-provider", "missing-provider"]),
      (["--only", "unloaded-module"], 0, ["unloaded-module"]),
      (["--only", "unloaded-module", "--rule", "unloaded-module=error"], 1, ["unloaded-module"]),
      (["--skip", "missing-provider"], 0, ["unloaded-module"]),
      (["--skip", "missing-provider", "--skip", "unloaded-module"], 0, []),
      (["--rule", "missing-provider=note", "--rule", "unloaded-module=off"], 0, Array(repeating: "missing-provider", count: 3)),
    ] as [([String], Int32, [String])])
  func rules(arguments: [String], status: Int32, found: [String]) async throws {
    try await withFiles(["dilint.yml": Self.idle]) { folder in
      let outcome = try await dilint(["check", "--format", "json"] + arguments, in: folder)
      #expect(outcome.status == status, "\(outcome.errors)")
      #expect(try JSONDecoder().decode(Report.self, from: Data(outcome.output)).findings.map(\.rule).sorted() == found.sorted())
    }
  }

  @Test(arguments: [
    (["--only", "mising-provider"], "there is no rule mising-provider; did you mean missing-provider"),
    (["--skip", "x"], "there is no rule x"), (["--rule", "x=off"], "there is no rule x"),
    (["--rule", "missing-provider"], "write RULE="), (["--rule", "missing-provider=eror"], "did you mean error"),
    (["--only", "missing-provider", "--skip", "missing-provider"], ""),
  ])
  func mistakes(arguments: [String], words: String) async throws {
    try await withFiles(["dilint.yml": Self.idle]) { folder in
      let outcome = try await dilint(["check"] + arguments, in: folder)
      #expect(outcome.status == (words.isEmpty ? 0 : 2))
      #expect(outcome.errors.contains(words) || words.isEmpty, "\(outcome.errors)")
    }
  }

  /// A comment about a rule that does not run is not called unused.
  @Test func suppressionsOfOtherRules() async throws {
    let text = Self.idle.replacing("  IdleAssembly:", with: "  # dilint:ignore unloaded-module - later\n  IdleAssembly:")
    try await withFiles(["dilint.yml": text]) { folder in
      let outcome = try await dilint("check", "--only", "missing-provider", "--only", "unused-suppression", in: folder)
      #expect(!outcome.text.contains("unused-suppression"), "\(outcome.text)")
    }
  }

  /// The cause comes first, and what it costs stands below it; programs get each with the fingerprint of its cause.
  @Test func oneCauseOneFinding() async throws {
    try await withFiles(["dilint.yml": Self.idle]) { folder in
      let text = try await dilint("check", in: folder).text
      #expect(text.matches(of: #/(?m)^(error|warning)\[/#).count == 2, "\(text)")
      #expect(text.contains("error[unloaded-module]: no container ever loads `IdleAssembly`"), "\(text)")
      #expect(text.contains("so `Shop` needs `Clock`, and nothing provides it [missing-provider]"), "\(text)")
      #expect(text.contains("2 errors; 2 more findings follow from these"), "\(text)")
      let json = try await dilint("check", "--format", "json", in: folder)
      let findings = try JSONDecoder().decode(Report.self, from: Data(json.output)).findings
      let cause = try #require(findings.first { $0.rule == "unloaded-module" }).fingerprint
      #expect(findings.count { $0.cause == cause } == 2 && findings.count == 4)
    }
  }

  /// A type of the program that conforms is named, and only where one cannot mean another; a tag stays.
  @Test(arguments: [
    ("", "`container.register(Post.init).as(Mail.self)`"),
    ("final class Fake: Mail {}", "`container.register(….init).as(Mail.self)`"),
    ("protocol Fast: Mail {}", "`container.register(Post.init).as(Mail.self)`"),
    ("tag", "`container.register(Post.init).as(Mail.self, tag: Slow.self)`"),
  ])
  func curesCure(more: String, help: String) async throws {
    let need = more == "tag" ? "{ Inbox(mail: by(tag: Slow.self, on: $0)) }" : "(Inbox.init)"
    let source = """
      import DITranquillity

      protocol Mail {}
      protocol Slow {}
      final class Post: Mail { init() {} }
      final class Inbox { init(mail: Mail) {} }
      \(more == "tag" ? "" : more)

      func start() {
        let container = DIContainer()
        container.register\(need)
      }
      """
    try await withFiles(["App.swift": source]) { folder in
      let text = try await dilint("check", in: folder).text
      #expect(text.contains(help), "\(text)")
    }
  }

  /// The functions of a container of one's own are named; what is asked for by type alone is registered without a name.
  @Test(arguments: [
    (
      """
      final class Box {
        var makers: [ObjectIdentifier: () -> Any] = [:]
        func put<T>(_ make: @escaping () -> T) { makers[ObjectIdentifier(T.self)] = make }
        func take<T>() -> T { makers[ObjectIdentifier(T.self)]!() as! T }
      }
      let box = Box()
      let mail: Mail = box.take()
      """, "frameworks: { custom: { register: [\"Box.put(_:)\"], resolve: [\"Box.take()\"] } }\n",
      "help: register what makes `Mail` with `Box.put(_:)`"
    ),
    (
      "import Factory\nextension Container: Resolving {}\nlet mail = Container.shared.resolve(Mail.self)!\n", "version: 1\n",
      "help: register it: `Container.shared.register { Post() as Mail }`"
    ),
  ])
  func curesSayHow(source: String, manifest: String, help: String) async throws {
    let types = "\nprotocol Mail {}\nfinal class Post: Mail {}\n"
    try await withFiles(["main.swift": source + types, "dilint.yml": manifest]) { folder in
      let text = try await dilint("check", in: folder).text
      #expect(text.contains(help), "\(text)")
    }
  }
}
