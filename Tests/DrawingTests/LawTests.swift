import Drawing
import Foundation
import Model
import Testing

private let sample = Sample()

private func input(_ graph: Graph, _ findings: [Finding], _ level: Picture.Level) throws -> Renderer.Input {
  .init(graph: graph, picture: try Picture.of(graph, findings: findings, options: .init(level: level)).get(), version: "1.2.3")
}

/// Laws of every format: the order in which needs, includes, imports and findings were found changes no byte of a picture.
@Test(arguments: Picture.Level.allCases)
func orderChangesNothing(level: Picture.Level) throws {
  let expected = try input(sample.graph, sample.findings, level)
  for seed in 1...20 {
    var dice = Dice(UInt64(seed))
    var graph = sample.graph
    graph.needs.shuffle(using: &dice)
    graph.includes.shuffle(using: &dice)
    graph.imports.shuffle(using: &dice)
    let shuffled = try input(graph, sample.findings.shuffled(using: &dice), level)
    #expect(shuffled.picture == expected.picture)
    #expect(shuffled.picture.dot == expected.picture.dot)
  }
}

@Test(arguments: Renderer.all.map(\.id), Picture.Level.allCases)
func bytesAreStable(id: String, level: Picture.Level) throws {
  let renderer = try #require(Renderer.all.first { $0.id == id })
  if case .layout = renderer.work { guard graphviz else { return } }
  let first = try renderer.bytes(input(sample.graph, sample.findings, level)).get()
  #expect(!first.isEmpty)
  guard !renderer.isBinary else { return }
  #expect(first.last == UInt8(ascii: "\n"))
  for _ in 1...3 { #expect(try renderer.bytes(input(sample.graph, sample.findings, level)).get() == first) }
}

/// The table of formats and the folder of formats are one: a file each.
@Test func everyFormatHasItsFile() throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Drawing/Renderers")
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { $0.lowercased() }
  #expect(files.sorted() == Renderer.all.map { "\($0.id).swift" }.sorted())
  #expect(Set(Renderer.all.map(\.id)).count == Renderer.all.count)
}

/// Every arrow ends at what is drawn, and every frame holds something.
@Test(arguments: Picture.Level.allCases, [0, 3, 50])
func picturesHoldTogether(level: Picture.Level, modules: Int) throws {
  let graph = modules == 0 ? sample.graph : city(modules: modules)
  let picture = try input(graph, modules == 0 ? sample.findings : [], level).picture
  let drawn = Set(picture.nodes.map(\.id)).union(picture.clusters.map(\.id))
  #expect(drawn.count == picture.nodes.count + picture.clusters.count)
  #expect(picture.edges.allSatisfy { drawn.contains($0.from) && drawn.contains($0.to) })
  let frames = Set(picture.nodes.compactMap(\.cluster) + picture.clusters.compactMap(\.parent))
  #expect(picture.clusters.allSatisfy { frames.contains($0.id) })
  #expect(frames.isSubset(of: picture.clusters.map(\.id)))
}

#if Graphviz
let graphviz = true
#else
let graphviz = false
#endif
