extension Renderer {
  static let svg = Renderer(
    id: "svg", summary: "a picture for browsers and documents, with a tooltip on everything", fileExtension: "svg",
    work: .layout(format: "svg"))
}
