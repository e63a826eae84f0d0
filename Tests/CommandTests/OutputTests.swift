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

  @Test func oneRoot() async throws {
    let files = ["dilint.yml": faulty["dilint.yml"]!.replacing("[ShopAssembly]", with: "[ShopAssembly, IdleAssembly]")]
    try await withFiles(files) { folder in
      for (root, status) in [("ShopAssembly", Int32(1)), ("IdleAssembly", 0)] {
        let outcome = try await dilint("check", "--root", root, in: folder)
        #expect(outcome.status == status)
      }
    }
  }

  /// Shuffled files, many threads and another start folder give the same bytes.
  @Test(arguments: [
    ["check"], ["check", "--format", "json"], ["graph", "--format", "json"], ["graph", "--level", "component"], ["opaque"],
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
