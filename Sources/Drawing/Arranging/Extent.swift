import Model

/// How much room something will take, in points: an estimate, since only the layout knows its fonts.
struct Extent: Hashable {
  var width: Double
  var height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A box: its name, its second line and the margins around them.
  init(_ node: Picture.Node) {
    let name = length(of: shortened(visible(node.label), to: Shown.label)) * 11.6
    let detail = length(of: shortened(visible(node.detail), to: Shown.detail)) * 9
    width = max(54, max(name, detail) + 26)
    height = node.detail.isEmpty ? 29 : 40
  }

  /// The name on a frame.
  init(label: String) {
    width = length(of: shortened(visible(label), to: Shown.label)) * 11.6 + 16
    height = 22
  }
}

/// How many characters of a text are drawn.
enum Shown {
  static let label = 40
  static let detail = 48
  static let tooltip = 400
}

/// The length of a text in the usual fonts without serifs, as a multiple of their size.
func length(of text: String) -> Double {
  text.unicodeScalars.reduce(0) { sum, scalar in
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": sum + 0.26
    case "f", "t", "r", " ", "(", ")", "[", "]", "-", "/": sum + 0.33
    case "m", "w", "M", "W", "@": sum + 0.85
    case "A"..."Z": sum + 0.68
    default: sum + (scalar.value < 0x2e80 ? 0.55 : 1)
    }
  }
}
