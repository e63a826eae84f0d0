import Drawing
import Foundation
import Model
import Testing

/// Compares `text` with the golden file of this name, or writes it where the environment says `UPDATE=1`.
private func expectGolden(_ name: String, _ text: String) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
  let file = folder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["UPDATE"] == "1" { try Data(text.utf8).write(to: file) }
  let golden = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  #expect(text == golden, "\(name) differs; UPDATE=1 rewrites it")
}

private let sample = Sample()

@Test(arguments: Picture.Level.allCases)
func dotOfTheSample(level: Picture.Level) throws {
  try expectGolden("shop-\(level).dot", sample.picture(.init(level: level, project: "Shop")).dot)
}

@Test func dotOfANeighbourhood() throws {
  try expectGolden("shop-focus.dot", sample.picture(.init(level: .component, focus: "HTTPClient", depth: 1)).dot)
}

@Test func jsonOfTheSample() throws {
  let input = Renderer.Input(graph: sample.graph, picture: sample.picture(), version: "0.0.0")
  let json = try #require(Renderer.all.first { $0.id == "json" })
  try expectGolden("shop.json", String(decoding: json.bytes(input).get(), as: UTF8.self))
}

/// The JSON does not depend on what is drawn.
@Test(arguments: [Picture.Options(level: .target), .init(level: .component, focus: "Cart")])
func jsonIsTheWholeGraph(options: Picture.Options) throws {
  let json = try #require(Renderer.all.first { $0.id == "json" })
  func bytes(_ options: Picture.Options) throws -> [UInt8] {
    try json.bytes(.init(graph: sample.graph, picture: sample.picture(options), version: "0.0.0")).get()
  }
  #expect(try bytes(options) == bytes(.init()))
}
