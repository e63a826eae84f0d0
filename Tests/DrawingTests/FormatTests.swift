import Foundation
import Model
import Testing

@testable import Drawing

private func text(_ id: String, _ picture: Picture) throws -> (text: String, notice: String?) {
  let renderer = try #require(Renderer.all.first { $0.id == id })
  let input = Renderer.Input(graph: Graph(), picture: picture, version: "1")
  return (String(decoding: try renderer.bytes(input).get(), as: UTF8.self), renderer.notice(input))
}

/// Formats with limits stay within them, say on top and to whoever asked what is missing, and leave out nothing a finding speaks of.
@Test(arguments: ["mermaid", "d2"])
func formatsAreCutToTheirLimits(id: String) throws {
  let whole = try Picture.of(city(modules: 900), options: .init(level: .component, nodeBudget: .max, isReduced: false)).get()
  let (limited, notice) = try text(id, whole)
  let arrow = id == "mermaid" ? /^  [a-z]\d+ <?-[.-]+>/ : /^[a-z0-9.]+ <?->/
  let lines = limited.split(separator: "\n")
  #expect(lines.filter { $0.contains(arrow) }.count <= (id == "mermaid" ? 500 : 1_000))
  #expect(limited.utf8.count <= (id == "mermaid" ? 50_000 : 500_000))
  #expect(notice?.contains("left out") == true)
  #expect(notice.map { lines[0].hasSuffix($0) } == true)
  let troubled = Set(whole.edges.filter { $0.trouble != nil }.map(\.to))
  for id in troubled { #expect(limited.contains("\(id)"), "\(id)") }
  let small = try text(id, Sample().picture())
  #expect(small.notice == nil && !small.text.contains("left out:"))
}

/// No name ends its quotes or becomes markup.
@Test(arguments: hostileNames.indices)
func hostileNamesStayNames(index: Int) throws {
  let name = hostileNames[index]
  let picture = try Picture.of(hostile(named: name), options: .init(level: .component, project: name)).get()
  let xml = try text("graphml", picture).text
  #expect(problem(inXML: xml) == nil)
  #expect(xml.ranges(of: "<edge ").count == picture.edges.count)
  for line in try text("mermaid", picture).text.split(separator: "\n") where line.contains("[\"") {
    #expect(line.contains(/^ *(subgraph )?[a-z]\d+\["[^"\[\]<>`]*(<br\/>[^"\[\]<>`]*)?"\]$/), "\(line)")
  }
  for line in try text("d2", picture).text.split(separator: "\n") {
    let bare = line.replacing("\\\\", with: "").replacing("\\\"", with: "").replacing("\\$", with: "")
    #expect(bare.count(where: { $0 == "\"" }) % 2 == 0 && !bare.contains("${"), "\(line)")
  }
}

@Test(arguments: [
  ("file://{path}", "file:///p%20x/A%22%3C&'.swift"), ("https://h/{file}#L{line}:{column}", "https://h/A%22%3C&'.swift#L7:3"),
  ("x", "x"), ("vscode://file/{path}?a=<\">", "vscode://file//p%20x/A%22%3C&'.swift?a=%3C%22%3E"),
])
func placesBecomeAddresses(template: String, expected: String) throws {
  let links = try #require(Picture.LinkTemplate(template, folder: "/p x"))
  let address = links.address(of: Location(file: "A\"<&'.swift", line: 7, column: 3))
  #expect(address == expected.replacing("&'.", with: "%26%27."))
}

@Test(arguments: ["{", "{lines}", "a{}b", "{file}{"])
func othersWordsAreNoTemplate(template: String) { #expect(Picture.LinkTemplate(template, folder: "/") == nil) }

/// Who cannot see an SVG, or sees it on a dark page, gets as much of it.
@Test(.enabled(if: graphviz))
func svgIsForEverybody() throws {
  let links = Picture.LinkTemplate("src:{file}#{line}", folder: "/")
  let picture = Sample().picture(.init(level: .component, project: "A <b> & \"c\"", links: links))
  let svg = String(decoding: try render(dots: picture.dots, format: "svg").get(), as: UTF8.self)
  #expect(problem(inXML: svg) == nil)
  #expect(svg.contains(#"role="graphics-document document" aria-labelledby="title" aria-describedby="desc">"#))
  #expect(svg.contains("<title id=\"title\">A &lt;b&gt; &amp; &quot;c&quot;: all components</title>"))
  #expect(svg.contains("<desc id=\"desc\">7 modules, 3 assemblies"))
  #expect(svg.contains("@media (prefers-color-scheme: dark)"))
  #expect(svg.ranges(of: "role=\"graphics-symbol\"").count == picture.nodes.count + picture.edges.count)
  #expect(svg.ranges(of: "role=\"graphics-object\"").count == picture.clusters.count)
  #expect(svg.ranges(of: "xlink:href=\"src:").count == picture.nodes.count + picture.clusters.count)
  for node in picture.nodes { #expect(svg.contains("<title>\(node.tooltip[0])"), "\(node.label)") }
}
