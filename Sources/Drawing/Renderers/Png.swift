extension Renderer {
  static let png = Renderer(
    id: "png", summary: "a picture in pixels; large graphs are better as svg", fileExtension: "png", isBinary: true,
    work: .layout(format: "png"))
}
