extension Renderer {
  static let pdf = Renderer(
    id: "pdf", summary: "a picture for print", fileExtension: "pdf", isBinary: true, work: .layout(format: "pdf"))
}
