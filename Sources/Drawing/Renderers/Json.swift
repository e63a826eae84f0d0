extension Renderer {
  static let json = Renderer(
    id: "json", summary: "the whole graph for programs, whatever level or part is drawn", fileExtension: "json",
    isForPrograms: true,
    work: .text { graphJSON($0.graph, version: $0.version).text })
}
