extension Renderer {
  static let mermaid = Renderer(
    id: "mermaid", summary: "a flow chart for Markdown, within Mermaid's limits", fileExtension: "mmd",
    work: .text { Drawing.mermaid($0.picture).text }, notice: { Drawing.mermaid($0.picture).notice })
}
