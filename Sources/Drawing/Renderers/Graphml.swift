extension Renderer {
  static let graphml = Renderer(
    id: "graphml", summary: "boxes and arrows for graph tools, all of them", fileExtension: "graphml", isForPrograms: true,
    work: .text { graphML($0.picture) })
}
