import Model
import Testing

@testable import Drawing

/// Whatever things are called, each is one box, and no name becomes markup.
@Test(.enabled(if: graphviz), arguments: hostileNames.indices, Picture.Level.allCases)
func hostileNamesAreDrawnAsNames(index: Int, level: Picture.Level) throws {
  let name = hostileNames[index]
  let picture = try Picture.of(hostile(named: name), options: .init(level: level, project: name)).get()
  let dot = picture.dot
  #expect(dot.utf8.count < 80_000)
  #expect(!dot.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7f..<0xa0).contains($0.value) || $0 == "\u{202e}" })
  let svg = String(decoding: try render(dot: dot, format: "svg").get(), as: UTF8.self)
  #expect(problem(inXML: svg) == nil)
  let shown = visible(name).filter { $0 != " " }
  if level == .component, (1..<40).contains(shown.unicodeScalars.count) {
    #expect(svg.matches(of: /<text[^>]*>([^<]*)</).contains { decoded($0.1).contains(shown) })
    #expect(svg.matches(of: /xlink:title="([^"]*)"/).contains { decoded($0.1).contains(shown) })
  }
  #expect(svg.components(of: "class=\"node\"") == picture.nodes.count)
  #expect(svg.components(of: "class=\"edge\"") == picture.edges.count)
  #expect(svg.components(of: "class=\"cluster\"") == picture.clusters.count)
}

/// What a reader of the XML sees, without blanks.
private func decoded(_ xml: Substring) -> String {
  var result = ""
  for (index, piece) in xml.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
    guard index > 0, let end = piece.firstIndex(of: ";") else {
      result += piece
      continue
    }
    let code = UInt32(piece[..<end].dropFirst()).flatMap(Unicode.Scalar.init).map { String($0) }
    result += ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][piece[..<end]] ?? code ?? "&\(piece[..<end]);"
    result += piece[piece.index(after: end)...]
  }
  return String(String.UnicodeScalarView(result.unicodeScalars.filter { !["\u{200b}", "\u{a0}", " "].contains($0) }))
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}

/// A name in a failure or in JSON is shown, never obeyed.
@Test(arguments: hostileNames.indices)
func hostileNamesAreHarmlessInText(index: Int) throws {
  let name = hostileNames[index]
  guard case .failure(let failure) = Picture.of(hostile(named: "x"), options: .init(focus: name + "?")) else {
    Issue.record("found \(name)")
    return
  }
  let json = try #require(Renderer.all.first { $0.id == "json" })
  let graph = hostile(named: name)
  let bytes = try json.bytes(.init(graph: graph, picture: Picture.of(graph).get(), version: "1")).get()
  for text in [failure.description, String(decoding: bytes, as: UTF8.self)] {
    #expect(
      !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7f..<0xa0).contains($0.value) || $0 == "\u{202e}" })
  }
}

/// What libgraphviz does not take is a failure with its words.
@Test(.enabled(if: graphviz), arguments: [("digraph {", "svg"), ("", "svg"), ("digraph { a -> b }", "no-such-format")])
func brokenWorkIsAFailure(dot: String, format: String) throws {
  guard case .failure(.graphviz(let words)) = render(dot: dot, format: format) else {
    Issue.record("\(format) of \(dot) was drawn")
    return
  }
  #expect(!words.isEmpty)
}

@Test(.enabled(if: !graphviz), arguments: ["svg", "png", "pdf"])
func withoutGraphvizThatIsSaid(id: String) throws {
  let renderer = try #require(Renderer.all.first { $0.id == id })
  let input = Renderer.Input(graph: Graph(), picture: try Picture.of(Graph()).get(), version: "1")
  #expect(renderer.bytes(input) == .failure(.withoutGraphviz(format: id)))
}
