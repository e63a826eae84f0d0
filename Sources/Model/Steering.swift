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
    // Beyond the first 65,536 characters JSON wants two halves.
    literal { scalar in String(scalar).utf16.map { "\\u" + hex(UInt32($0), digits: 4) }.joined() }
  }

  /// The same for YAML, which takes a character whole or not at all.
  public var yamlLiteral: String {
    literal { $0.value > 0xffff ? "\\U" + hex($0.value, digits: 8) : "\\u" + hex($0.value, digits: 4) }
  }

  private func literal(escaping: (Unicode.Scalar) -> String) -> String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.isSteering: quoted += escaping(scalar)
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

private func hex(_ number: UInt32, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
