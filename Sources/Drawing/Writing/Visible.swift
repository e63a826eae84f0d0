import Model

/// The text on one line, without what a terminal or a viewer would obey rather than show: line breaks become blanks,
/// other control characters, bidirectional marks, what XML forbids and what runners of CI obey become `�`.
func visible(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.disarmed("\u{fffd}").unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0a, 0x0d, 0x85, 0x2028, 0x2029: result.append(" ")
    case _ where scalar.isSteering: result.append("\u{fffd}")
    default: result.append(scalar)
    }
  }
  return String(result)
}

/// At most `limit` scalars of it: where it is longer, an ellipsis stands for its middle, since names differ at their ends.
func shortened(_ text: String, to limit: Int) -> String {
  let scalars = text.unicodeScalars
  guard scalars.count > limit else { return text }
  let head = (limit - 1) * 3 / 5
  return "\(String(scalars.prefix(head)))…\(String(scalars.suffix(limit - 1 - head)))"
}

/// `1 module`, `3 modules`, `2 assemblies`.
func counted(_ number: Int, _ noun: String) -> String {
  if number == 1 { return "1 \(noun)" }
  return "\(number) \(noun.hasSuffix("y") ? "\(noun.dropLast())ies" : "\(noun)s")"
}
