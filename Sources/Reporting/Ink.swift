import Model

/// Colour, where it is asked for.
struct Ink {
  var isColored: Bool

  enum Shade: String { case red = "1;31", yellow = "1;33", cyan = "1;36", green = "1;32", bold = "1", dim = "2", blue = "34" }

  func callAsFunction(_ shade: Shade, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1b}[\(shade.rawValue)m\(text)\u{1b}[0m" : text
  }
}

extension Finding.Severity {
  var shade: Ink.Shade {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
