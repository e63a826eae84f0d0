import Model

/// A YAML value with its place, freed of what YAML allows beyond it: anchors and merges are unfolded, keys are text and unique.
struct Tree {
  enum Content {
    case scalar(Scalar)
    case list([Tree])
    case mapping([Branch])
  }

  var content: Content
  var at: Location
}

/// A key and its value.
struct Branch {
  var key: String
  /// Where the key stands.
  var at: Location
  var value: Tree
}

/// A piece of text as YAML understands it.
struct Scalar {
  var text: String
  /// Without quotes: `1`, `true` and `~` mean a number, a truth value and nothing.
  var isPlain: Bool
  /// How many bytes after its place the text itself begins; nil where it is not written as it is meant (escapes, folding).
  var textOffset: Int?

  /// What YAML 1.2 takes the text for.
  enum Meaning: Equatable {
    case text, nothing
    case flag(Bool)
    case whole(Int)
    /// A number that is not whole, or too large.
    case number
  }

  var meaning: Meaning {
    guard isPlain else { return .text }
    switch text {
    case "", "~", "null", "Null", "NULL": return .nothing
    case "true", "True", "TRUE": return .flag(true)
    case "false", "False", "FALSE": return .flag(false)
    case ".nan", ".NaN", ".NAN": return .number
    default: break
    }
    let unsigned = text.first == "+" || text.first == "-" ? text.dropFirst() : text[...]
    if [".inf", ".Inf", ".INF"].contains(unsigned) { return .number }
    if !unsigned.isEmpty, unsigned.allSatisfy(isDigit) { return Int(text).map { .whole($0) } ?? .number }
    if text.hasPrefix("0x"), let value = Int(text.dropFirst(2), radix: 16) { return .whole(value) }
    if text.hasPrefix("0o"), let value = Int(text.dropFirst(2), radix: 8) { return .whole(value) }
    return isFraction(unsigned) ? .number : .text
  }
}

private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

/// `1.5`, `.5`, `1.`, `1e3`, `1.5e-3`.
private func isFraction(_ text: Substring) -> Bool {
  let halves = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
  if halves.count == 2 {
    let exponent = halves[1].first == "+" || halves[1].first == "-" ? halves[1].dropFirst() : halves[1]
    guard !exponent.isEmpty, exponent.allSatisfy(isDigit) else { return false }
  }
  let digits = halves[0].split(separator: ".", omittingEmptySubsequences: false)
  return digits.count <= 2 && digits.contains { !$0.isEmpty } && digits.allSatisfy { $0.allSatisfy(isDigit) }
}
