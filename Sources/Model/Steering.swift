extension Unicode.Scalar {
  /// Whether a terminal, an editor or a viewer would obey the character instead of showing it: control characters, what changes
  /// the direction of writing, and what takes no room or looks like a blank, so that two names look alike.
  public var isSteering: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b...0x180e: true
    case 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0x3164, 0xfeff, 0xffa0, 0xfff0...0xfffb, 0xfffe, 0xffff: true
    case 0xe0000...0xe0fff: true
    default: false
    }
  }
}

extension String {
  /// The text as JSON's string literal, quotes around it. What would steer whoever looks at it is escaped.
  public var jsonLiteral: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.isSteering:
        // Beyond the first 65,536 characters JSON wants two halves.
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted.disarmed("\\u0023") + "\""
  }

  /// The text with `mark` in place of the first character of what runners of CI obey wherever in a line it stands: `##[`, `##vso[`.
  public func disarmed(_ mark: String) -> String {
    contains("##") ? replacing(#/##(\w*\[)/#) { "\(mark)#\($0.1)" } : self
  }
}
