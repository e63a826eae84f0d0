import Model
import Testing

@testable import Drawing

/// What a report shows of a picture: what findings concern, what stands beside it, and the frames around that.
struct OfTroubleTests {
  private func id(_ index: Int) -> Picture.ID { Picture.ID(.group, index) }

  private func picture(troubled: Set<Int>, edge: (Int, Int)? = nil) -> Picture {
    let at = Location(file: "a.swift", line: 1, column: 1)
    let nodes = (0..<6).map { index in
      Picture.Node(
        id: id(index), kind: .module, label: "M\(index)", detail: "", tooltip: [], visibility: nil, isDynamic: false,
        trouble: troubled.contains(index) ? .error : nil, cluster: index < 2 ? Picture.ID(.target, 0) : nil)
    }
    let frames = [(0, 1), (1, nil), (2, nil)].map { index, parent in
      Picture.Cluster(
        id: Picture.ID(.target, index), kind: .assembly, label: "F\(index)", tooltip: [], isDynamic: false,
        parent: parent.map { Picture.ID(.target, $0) })
    }
    let edges = [(0, 1), (1, 2), (2, 3), (3, 4)].map { from, to in
      Picture.Edge(
        from: id(from), to: id(to), kind: .need, needs: 1, at: at, tooltip: [],
        trouble: edge.map { $0 == (from, to) } ?? false ? .error : nil)
    }
    return Picture(title: "T", caption: ["six boxes"], nodes: nodes, clusters: frames, edges: edges)
  }

  @Test(arguments: [
    ([0], nil, [0, 1], [0, 1], 1), ([2], nil, [1, 2, 3], [0, 1], 2), ([5], nil, [5], [], 0), ([], (3, 4), [2, 3, 4], [], 2),
  ] as [(Set<Int>, (Int, Int)?, [Int], [Int], Int)])
  func keepsTheNeighbourhood(troubled: Set<Int>, edge: (Int, Int)?, boxes: [Int], frames: [Int], edges: Int) throws {
    let part = try #require(picture(troubled: troubled, edge: edge).ofTrouble)
    #expect(part.nodes.map(\.id.index) == boxes)
    #expect(part.clusters.map(\.id.index) == frames)
    #expect(part.edges.count == edges)
  }

  @Test func nothingOfASoundPicture() { #expect(picture(troubled: []).ofTrouble == nil) }
}
