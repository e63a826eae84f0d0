import Drawing
import Foundation
import Model
import Testing

@Test func look() throws {
  let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["LOOK"] ?? "/tmp/look")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let sample = Sample()
  for level in Picture.Level.allCases {
    let picture = sample.picture(.init(level: level, project: "Shop"))
    let input = Renderer.Input(graph: sample.graph, picture: picture, version: "0.1.0")
    for renderer in Renderer.all where renderer.id != "pdf" {
      switch renderer.bytes(input) {
      case .success(let bytes):
        try Data(bytes).write(to: folder.appendingPathComponent("sample-\(level).\(renderer.fileExtension)"))
      case .failure(let failure): Issue.record("\(failure)")
      }
    }
  }
}
