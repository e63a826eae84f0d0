import Foundation
import Testing

/// What stands on stdout, and where it goes instead.
struct OutputTests {
  @Test func colour() async throws {
    try await withFiles(faulty) { folder in
      let plain = try await dilint("check", in: folder)
      #expect(!plain.text.contains("\u{1b}"))
      let coloured = try await dilint("check", "--color", "always", in: folder, environment: ["NO_COLOR": "1"])
      #expect(coloured.text.contains("\u{1b}[1;31merror[missing-provider]"))
    }
  }

  @Test func quiet() async throws {
    try await withFiles(["a.swift": "let x = 1"]) { folder in
      let outcome = try await dilint("check", "--quiet", in: folder)
      #expect(outcome.output.isEmpty && outcome.errors.isEmpty && outcome.status == 0)
    }
  }

  @Test func toAFile() async throws {
    try await withFiles(faulty) { folder in
      let outcome = try await dilint("check", "--format", "json", "-o", "report.json", in: folder)
      #expect(outcome.output.isEmpty && outcome.status == 1)
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/report.json"))
      let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect((report["findings"] as? [[String: Any]])?.map { $0["rule"] as? String } == ["unloaded-module", "missing-provider"])
      let again = try await dilint("check", "--format", "json", "-o", "-", in: folder)
      #expect(again.output == [UInt8](data))
    }
  }

  @Test func xcodePathsAreAbsolute() async throws {
    try await withFiles(faulty) { folder in
      let outcome = try await dilint("check", "--format", "xcode", in: folder)
      #expect(outcome.text.contains("\(folder)/dilint.yml:6:"))
      #expect(outcome.text.contains(": error: "))
    }
  }

  /// Each format goes where it is told to; only one may have stdout.
  @Test(
    arguments: [
      (["--format", "text", "--format", "sarif=out.sarif"], ["out.sarif": "\"version\": \"2.1.0\""], "error[missing-provider]"),
      (["--format=junit=a.xml", "--format=checkstyle=b.xml"], ["a.xml": "<testsuites ", "b.xml": "<checkstyle "], ""),
      (["--format", "text=-", "--format", "markdown", "-o", "x.md"], [:], nil),
      (["-o", "r.json"], ["r.json": "\"schema\": 1"], ""), (["-o", "r.sarif"], ["r.sarif": "\"runs\""], ""),
      (["-o", "r.md"], ["r.md": "## dilint: 1 error"], ""), (["-o", "r.log"], ["r.log": "error[missing-provider]"], ""),
      (["--format", "gitlab", "-o", "r.json"], ["r.json": "\"check_name\""], ""),
      (["--format", "text", "--format", "json"], [:], nil), (["--format", "text=a", "--format", "json=a"], [:], nil),
      (["--format", "text", "-o", "r.json"], [:], nil), (["--format", "json=r.md"], [:], nil), (["-o", "r.xml"], [:], nil),
      (["--format", "json=a.json", "-o", "b.json"], [:], nil), (["--format", "json="], [:], nil),
      (["--format", "sarf"], [:], nil),
    ] as [([String], [String: String], String?)])
  func formats(arguments: [String], files: [String: String], output: String?) async throws {
    try await withFiles(faulty) { folder in
      let outcome = try await dilint(["check"] + arguments, in: folder)
      let isRefused = files.isEmpty
      #expect(outcome.status == (isRefused ? 2 : 1), "\(outcome.errors)")
      #expect(outcome.errors.isEmpty == !isRefused)
      for (file, words) in files where !isRefused {
        #expect(try String(contentsOfFile: folder + "/" + file, encoding: .utf8).contains(words))
      }
      if isRefused { #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["dilint.yml"]) }
      if let output { #expect(output.isEmpty ? outcome.output.isEmpty : outcome.text.contains(output)) }
    }
  }

  /// A step's summary is added to what stands there; GitLab gets its report beside the text, unless a format is named.
  @Test func servicesAreServed() async throws {
    try await withFiles(faulty) { folder in
      let summary = folder + "/summary.md"
      try Data("before\n".utf8).write(to: URL(fileURLWithPath: summary))
      let variables = [
        "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary, "GITHUB_SERVER_URL": "https://example.com",
        "GITHUB_REPOSITORY": "a/b", "GITHUB_SHA": "0123",
      ]
      #expect(try await dilint("check", in: folder, environment: variables).status == 1)
      let text = try String(contentsOfFile: summary, encoding: .utf8)
      #expect(text.hasPrefix("before\n## dilint: 1 error"))
      #expect(text.contains("](https://example.com/a/b/blob/0123/dilint.yml#L6)"))
      var closed = variables
      closed["GITHUB_STEP_SUMMARY"] = folder + "/none/summary.md"
      let outcome = try await dilint("check", in: folder, environment: closed)
      #expect(outcome.status == 1 && outcome.errors.hasPrefix("dilint: the summary cannot be written: "))

      let report = folder + "/gl-code-quality-report.json"
      #expect(try await dilint("check", "--format", "text", in: folder, environment: ["GITLAB_CI": "true"]).status == 1)
      #expect(!FileManager.default.fileExists(atPath: report))
      let gitlab = try await dilint("check", in: folder, environment: ["GITLAB_CI": "true"])
      #expect(gitlab.text.contains("error[missing-provider]"))
      #expect(try String(contentsOfFile: report, encoding: .utf8).contains("\"check_name\": \"missing-provider\""))
    }
  }

  /// In a step of GitHub Actions annotations follow the text, unless another format or a file is named.
  @Test(arguments: [
    ([], "true", true), ([], "", false), (["--format", "text"], "true", false), (["-o", "x.txt"], "true", false),
    (["--format", "github"], "", true), (["--format", "github", "--quiet"], "", true), (["-o", "-"], "true", true),
  ])
  func annotations(arguments: [String], inActions: String, areThere: Bool) async throws {
    var files = Dictionary(uniqueKeysWithValues: faulty.map { ("iOS/" + $0, $1) })
    files[".git/HEAD"] = ""
    try await withFiles(files) { folder in
      let outcome = try await dilint(
        ["check"] + arguments, in: folder + "/iOS", environment: ["GITHUB_ACTIONS": inActions])
      #expect(outcome.status == 1 && outcome.errors.isEmpty)
      #expect(outcome.text.contains("::error file=iOS/dilint.yml,line=6,") == areThere)
      #expect(outcome.text.contains("error[missing-provider]") != arguments.contains("x.txt"))
    }
  }

  /// A summary shows what the findings concern and its neighbours, and no more.
  @Test func markdownShowsTheNeighbourhood() async throws {
    let text = try await dilint("check", "--format", "markdown", in: house + "/Fixtures/Projects/BikeRental").text
    let chart = try #require(text.firstMatch(of: #/```mermaid\n((?s:.*?))\n```/#)?.1)
    #expect(chart.hasPrefix("flowchart LR\n"), "\(chart)")
    #expect(chart.contains("PaymentService") && chart.contains("ReceiptFormatting"), "\(chart)")
    #expect(!chart.contains("SupportFramework") && chart.split(separator: "\n").count < 60, "\(chart)")
    #expect(try await !dilint("check", "--format", "markdown", in: house).text.contains("mermaid"))
  }

  @Test func oneRoot() async throws {
    let files = ["dilint.yml": faulty["dilint.yml"]!.replacing("[ShopAssembly]", with: "[ShopAssembly, IdleAssembly]")]
    try await withFiles(files) { folder in
      for (root, status) in [("ShopAssembly", Int32(1)), ("IdleAssembly", 0)] {
        let outcome = try await dilint("check", "--root", root, in: folder)
        #expect(outcome.status == status)
      }
    }
  }

  /// Shuffled files, many threads and another start folder give the same bytes, unless paths are for people.
  @Test(arguments: [
    ["check", "--format", "xcode"], ["check", "--format", "json"], ["graph", "--format", "json"],
    ["graph", "--level", "component"],
    ["opaque", "--format", "json"],
  ])
  func sameBytes(arguments: [String]) async throws {
    let project = house + "/Fixtures/Projects/BikeRental"
    let first = try await dilint(arguments + ["--jobs", "1"], in: project)
    #expect(!first.output.isEmpty)
    for (jobs, folder, path) in [("2", project, "."), ("7", house, project), ("1", project + "/App", "..")] {
      let other = try await dilint(arguments + ["--jobs", jobs, path], in: folder)
      #expect(other.output == first.output && other.status == first.status)
    }
  }
}
