extension Renderer {
  static let dot = Renderer(
    id: "dot", summary: "the picture as text for Graphviz", fileExtension: "dot",
    work: .text { $0.picture.dot })
}
