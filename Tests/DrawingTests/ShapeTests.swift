import Foundation
import Model
import Testing

@testable import Drawing

/// What the layout made of a picture, read from its SVG; in points.
private struct Sheet {
  struct Area {
    var name: String
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>

    func meets(_ other: Area) -> Bool {
      // Borders may touch, and a hair's breadth is rounding.
      x.lowerBound + 1 < other.x.upperBound && other.x.lowerBound + 1 < x.upperBound && y.lowerBound + 1 < other.y.upperBound
        && other.y.lowerBound + 1 < y.upperBound
    }
  }

  var width = 0.0
  var height = 0.0
  var boxes: [Area] = []
  /// What is written outside boxes: the heading and the names of frames.
  var labels: [Area] = []

  init(_ picture: Picture) throws {
    let text = String(decoding: try render(dots: picture.dots, format: "svg").get(), as: UTF8.self)
    let size = try #require(text.firstMatch(of: /<svg width="(\d+)pt" height="(\d+)pt"/))
    (width, height) = (Double(size.1) ?? 0, Double(size.2) ?? 0)
    var kind: Substring = ""
    for line in text.split(separator: "\n") {
      if let group = line.firstMatch(of: /^<g id="[^"]*" class="([a-z]+)"/) { kind = group.1 }
      if kind == "node", line.hasPrefix("<path"), let path = line.firstMatch(of: /d="([^"]*)"/) {
        let points = path.1.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
        let (x, y) = (
          points.indices.filter { $0 % 2 == 0 }.map { points[$0] }, points.indices.filter { $0 % 2 == 1 }.map { points[$0] }
        )
        boxes.append(Area(name: "box \(boxes.count)", x: x.min()!...x.max()!, y: y.min()!...y.max()!))
      }
      let pattern = /^<text [^>]*x="([-0-9.]+)" y="([-0-9.]+)"[^>]*font-size="([0-9.]+)"[^>]*>([^<]+)</
      if kind != "node", let match = line.firstMatch(of: pattern), let x = Double(match.1), let y = Double(match.2) {
        let (size, words) = (
          Double(match.3) ?? 0, String(match.4).replacing("&#160;", with: "").replacing(/&[a-z#0-9]+;/, with: "n")
        )
        // The lengths of texts are estimates; a tenth less than they are is sure to be drawn.
        let width = 0.9 * length(of: words) * size
        labels.append(Area(name: words, x: x...(x + width), y: (y - 0.7 * size)...y))
      }
    }
  }
}

/// Whatever there is to draw fits a page: never four times as long as broad, never higher than 4,000 pixels of 1/96 inch, and
/// nothing that is written lies on something else.
@Test(.enabled(if: graphviz), arguments: 0..<60, Picture.Level.allCases)
func picturesFitAPage(seed: Int, level: Picture.Level) throws {
  let picture = try Picture.of(wild(seed), options: .init(level: level, project: "Wild")).get()
  let sheet = try Sheet(picture)
  #expect(sheet.boxes.count == picture.nodes.count)
  #expect(max(sheet.width / sheet.height, sheet.height / sheet.width) < 4, "\(sheet.width) × \(sheet.height)")
  #expect(sheet.height * 96 / 72 <= 4000, "\(sheet.width) × \(sheet.height)")
  let areas = sheet.boxes + sheet.labels
  for (index, one) in areas.enumerated() {
    for other in areas[(index + 1)...] { #expect(!one.meets(other), "\(one.name) lies on \(other.name)") }
  }
}
