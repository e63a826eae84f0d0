extension Renderer {
  static let d2 = Renderer(
    id: "d2", summary: "the picture in the language D2", fileExtension: "d2",
    work: .text { Drawing.d2($0.picture).text }, notice: { Drawing.d2($0.picture).notice })
}
