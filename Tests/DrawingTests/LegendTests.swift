import Model
import Testing

@testable import Drawing

/// The legend lists each look that is drawn, and lists it once.
@Test(arguments: 0..<40, Picture.Level.allCases)
func theLegendIsComplete(seed: Int, level: Picture.Level) throws {
  let graph = seed == 0 ? Sample().graph : wild(seed)
  let findings = seed == 0 ? Sample().findings : []
  let picture = try Picture.of(graph, findings: findings, options: .init(level: level)).get()
  let lines = legendLines(picture.legend)
  #expect(Set(lines.map(\.look)).count == lines.count)
  #expect(Set(lines.map(\.words)).count == lines.count, "\(lines.map(\.words))")
  let looks = Set(lines.map(\.look))
  for node in picture.nodes { #expect(looks.contains(.box(Theme.paint(node.kind, node.visibility))), "\(node.kind)") }
  for cluster in picture.clusters { #expect(looks.contains(.box(Theme.paint(cluster.kind, cluster.visibility)))) }
  for edge in picture.edges { #expect(looks.contains(.arrow(Theme.stroke(edge.kind), isMutual: false)), "\(edge.kind)") }
  let words = Set(lines.map(\.words))
  #expect(words.contains("both ways") == picture.edges.contains(where: \.isMutual))
  #expect(words.contains("thicker: several needs") == picture.edges.contains { $0.needs > 1 })
  for severity in [Finding.Severity.error, .warning, .note] {
    let isDrawn = picture.nodes.contains { $0.trouble == severity } || picture.edges.contains { $0.trouble == severity }
    #expect(words.contains(severity.rawValue) == (isDrawn || picture.clusters.contains { $0.trouble == severity }))
  }
}

/// Every colour of a picture has a partner on dark pages, but for those that are good on both.
@Test func colorsHaveDarkPartners() throws {
  let dark = Set(Theme.dark.map(\.key))
  let both: Set = ["#8487d8", "#4fa37f", "#6ba4d0", "#b8c4d2", "#51647a", "#d5dee8"]
  for level in Picture.Level.allCases {
    let colors = Sample().picture(.init(level: level)).dot.matches(of: /#[0-9a-f]{6}/).map { String($0.0) }
    #expect(Set(colors).subtracting(dark).subtracting(both).isEmpty, "\(Set(colors).subtracting(dark).subtracting(both))")
  }
}
