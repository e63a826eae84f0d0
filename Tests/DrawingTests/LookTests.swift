import Drawing
import Foundation
import Model
import Testing

private let folder = ProcessInfo.processInfo.environment["LOOK"]

/// Writes pictures of graphs of several sizes into the folder that the environment names as `LOOK`, for people to look at.
@Test(.enabled(if: folder != nil), arguments: [0, 3, 12, 40, 120, 300])
func picturesToLookAt(modules: Int) throws {
  let folder = URL(fileURLWithPath: folder ?? ".")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let sample = Sample()
  let graph = modules == 0 ? sample.graph : city(modules: modules)
  let findings = modules == 0 ? sample.findings : []
  for level in Picture.Level.allCases {
    let picture = try Picture.of(graph, findings: findings, options: .init(level: level, project: "Sample")).get()
    for renderer in Renderer.all {
      let bytes = try renderer.bytes(.init(graph: graph, picture: picture, version: "0.1.0")).get()
      try Data(bytes).write(to: folder.appendingPathComponent("\(modules)-\(level).\(renderer.fileExtension)"))
    }
  }
}
