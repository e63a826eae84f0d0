import Foundation
import Testing

/// The generated pages under `Docs` are what the program would write today; `UPDATE=1` (`make docs`) writes them.
struct Documents {
  @Test func areFresh() async throws {
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
      let outcome = try await dilint("documents", house + "/Docs")
      #expect(outcome.status == 0, "\(outcome.errors)")
      return
    }
    try await withFiles([:]) { folder in
      let outcome = try await dilint("documents", folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let fresh = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
        $0.hasSuffix(".md") || $0.hasSuffix(".json")
      }
      #expect(fresh.count > 10)
      for path in fresh.sorted() {
        let committed = FileManager.default.contents(atPath: house + "/Docs/" + path)
        #expect(committed == FileManager.default.contents(atPath: folder + "/" + path), "Docs/\(path) is stale: run `make docs`")
      }
      let pages = { (root: String) in
        (try? FileManager.default.contentsOfDirectory(atPath: root + "/Rules"))?.filter { $0.hasSuffix(".md") }.sorted()
      }
      #expect(pages(folder) == pages(house + "/Docs"), "Docs/Rules holds other pages than there are rules")
    }
  }
}
