import Foundation
import Testing

/// Compares `text` with the golden file of this name, or writes it where the environment says `UPDATE=1`.
func expectGolden(_ name: String, _ text: String, location: SourceLocation = #_sourceLocation) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/\(name)")
  if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
    try Data(text.utf8).write(to: file)
    return
  }
  let golden = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  #expect(text == golden, "\(name) differs; UPDATE=1 rewrites it", sourceLocation: location)
}
