import Foundation
import Testing

/// What `make fuzz` once found, and what was found by hand: it is answered, whatever the answer is.
struct KeptTests {
  static let folder = house + "/Fixtures/Endurance"
  static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  @Test(arguments: cases)
  func isAnswered(name: String) async throws {
    for command in ["check", "graph", "opaque"] {
      let outcome = try await dilint(command, "--format", "json", Self.folder + "/" + name)
      #expect((0...2).contains(outcome.status) && !outcome.errors.contains("defect"), "\(command): \(outcome.errors)")
      #expect(outcome.status == 2 ? outcome.output.isEmpty : !outcome.output.isEmpty, "\(command)")
    }
  }
}
