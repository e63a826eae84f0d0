import Model

/// Text from a source file in a form that cannot steer a terminal or reorder what stands around it: control characters, those
/// that change the writing direction and those that nobody sees become `\u{1B}`. Line breaks are control characters too. So does the first
/// character of `##[` and `##vso[`, which runners of CI obey wherever in a line they stand.
public func neutral(_ text: String) -> String {
  let text = text.disarmed("\\u{23}")
  guard text.unicodeScalars.contains(where: \.isSteering) else { return text }
  var plain = ""
  for scalar in text.unicodeScalars {
    if scalar.isSteering {
      plain += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      plain.unicodeScalars.append(scalar)
    }
  }
  return plain
}

/// How many terminal columns a text takes: two for wide characters and emoji, none for marks that join the one before.
func columns(_ text: String) -> Int {
  text.reduce(0) { $0 + columns($1) }
}

private func columns(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{fe0f}") { return 2 }
  switch scalar.value {
  case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60,
    0xffe0...0xffe6, 0x20000...0x3fffd:
    return 2
  default:
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}

/// `text` followed by the blanks that make it `width` columns wide.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - columns(text)))
}

/// Prose in lines of at most `width` columns. A word longer than that stands alone, and code between backticks is never broken, so that
/// it can be copied.
func wrapped(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = ""
    for word in words(String(paragraph)) {
      if !line.isEmpty && columns(line) + 1 + columns(word) > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    lines.append(line)
  }
  return lines
}

/// What stands between blanks, those within a pair of backticks left aside.
private func words(_ text: String) -> [String] {
  var words: [String] = []
  var isOpen = false
  for part in text.split(separator: " ") {
    if isOpen { words[words.count - 1] += " " + part } else { words.append(String(part)) }
    if part.count(where: { $0 == "`" }) % 2 == 1 { isOpen.toggle() }
  }
  // A lone backtick opens nothing.
  return isOpen ? text.split(separator: " ").map(String.init) : words
}

/// `1 error`, `2 errors`, `no errors`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number == 0 ? "no" : grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}

/// `1204` as `1,204`.
func grouped(_ number: Int) -> String {
  let digits = String(number)
  guard digits.count > 3 else { return digits }
  let head = digits.count % 3
  var parts = head == 0 ? [] : [String(digits.prefix(head))]
  var rest = digits.dropFirst(head)
  while !rest.isEmpty {
    parts.append(String(rest.prefix(3)))
    rest = rest.dropFirst(3)
  }
  return parts.joined(separator: ",")
}

/// `a`, `a and b`, `a, b and c`.
func listed(_ parts: [String], _ conjunction: String = "and") -> String {
  parts.count < 2
    ? parts.first ?? "" : parts.dropLast().joined(separator: ", ") + " \(conjunction) " + parts[parts.count - 1]
}
