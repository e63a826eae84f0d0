import Model
import Testing

@testable import Drawing

/// What a report shows of a picture: what findings concern, what stands beside it, and the frames around that.
struct OfTroubleTests {
  private func id(_ index: Int) -> Picture.ID { Picture.ID(.group, index) }

  /// A chain of six modules, the first two in a frame within a frame; the last is missing.
  private func picture(troubled: Set<Int>, edge: (Int, Int)? = nil, missing: Bool = false) -> Picture {
    let at = Location(file: "a.swift", line: 1, column: 1)
    let nodes = (0..<6).map { index in
      Picture.Node(
        id: id(index), kind: missing && index == 5 ? .missing : .module, label: "M\(index)", detail: "", tooltip: [],
        visibility: nil,
        isDynamic: false, trouble: troubled.contains(index) ? .error : nil, cluster: index < 2 ? Picture.ID(.target, 0) : nil)
    }
    let frames = [(0, 1), (1, nil), (2, nil)].map { index, parent in
      Picture.Cluster(
        id: Picture.ID(.target, index), kind: .assembly, label: "F\(index)", tooltip: [], isDynamic: false,
        parent: parent.map { Picture.ID(.target, $0) })
    }
    let edges = (0..<5).map { from in
      Picture.Edge(
        from: id(from), to: id(from + 1), kind: .need, needs: 1, at: at, tooltip: [],
        trouble: edge.map { $0 == (from, from + 1) } ?? false ? .error : nil)
    }
    return Picture(title: "T", caption: ["six boxes"], nodes: nodes, clusters: frames, edges: edges)
  }

  @Test(
    arguments: [
      ([0], nil, false, [0], [0, 1], 0), ([2, 3], nil, false, [2, 3], [], 1), ([], (1, 2), false, [1, 2], [0, 1], 1),
      ([0], nil, true, [0, 4, 5], [0, 1], 1),
    ] as [(Set<Int>, (Int, Int)?, Bool, [Int], [Int], Int)])
  func keepsTheNeighbourhood(
    troubled: Set<Int>, edge: (Int, Int)?, missing: Bool, boxes: [Int], frames: [Int], edges: Int
  ) throws {
    let part = try #require(picture(troubled: troubled, edge: edge, missing: missing).ofTrouble)
    #expect(part.nodes.map(\.id.index) == boxes)
    #expect(part.clusters.map(\.id.index) == frames)
    #expect(part.edges.count == edges)
  }

  @Test func nothingOfASoundPicture() { #expect(picture(troubled: []).ofTrouble == nil) }
}
