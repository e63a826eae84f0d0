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
