import Model

/// What a comment says, `// weaver: ` left off. The order is that of the generator's token builder.
@Sendable func weaverAnnotation(_ text: String) -> Annotation {
  let (word, rest) = leadingWord(text[...])
  if word == "import", rest.first?.isWhitespace == true, !leadingWord(rest.drop { $0.isWhitespace }).word.isEmpty {
    return .nothing
  }
  guard !word.isEmpty else { return .unreadable("names nothing") }
  if rest.first == "." {
    let (attribute, behind) = leadingWord(rest.dropFirst())
    if !attribute.isEmpty, let value = value(of: behind, after: "="), !value.isEmpty {
      return weaverSetting(attribute, of: word, value: value)
    }
    return .unreadable("sets nothing")
  }
  if let value = value(of: rest, after: "=") { return registration(word, value) }
  if let value = value(of: rest, after: "<-") {
    guard let type = TypeText.read(value) else { return .unreadable("asks for `\(value)`, which is no type") }
    return .needs(name: word, types: members(of: type), form: .plain)
  }
  if let value = value(of: rest, after: "<=") {
    guard let type = TypeText.read(value) else { return .unreadable("takes `\(value)`, which is no type") }
    return .takes(name: word, type: type)
  }
  return .unreadable("is neither `name = Type`, `name <- Type`, `name <= Type` nor `name.attribute = value`")
}

private func registration(_ name: String, _ value: Substring) -> Annotation {
  var parts: [Substring] = []
  var rest = value
  while let arrow = rest.range(ofText: "<-") {
    parts.append(rest[..<arrow.lowerBound])
    rest = rest[arrow.upperBound...]
  }
  parts.append(rest)
  parts.removeAll(where: \.isEmpty)
  guard let first = parts.first, parts.count <= 2, let type = TypeText.read(first) else {
    return .unreadable("registers `\(value)`, which is no type")
  }
  guard parts.count == 2 else { return .provides(name: name, type: type, offers: [], form: .plain) }
  guard let offered = TypeText.read(parts[1]) else { return .unreadable("offers `\(parts[1])`, which is no type") }
  return .provides(name: name, type: type, offers: members(of: offered), form: .plain)
}

/// The parts of `A & B`; any other type by itself.
func members(of type: TypeName) -> [TypeName] {
  if case .composition(let members) = type { members } else { [type] }
}

/// Letters, digits and underscores in front.
private func leadingWord(_ text: Substring) -> (word: String, rest: Substring) {
  let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  return (String(word), text[word.endIndex...])
}

/// What follows a sign, blanks around it left out; nil where something else stands there.
private func value(of text: Substring, after sign: String) -> Substring? {
  let text = text.drop { $0.isWhitespace }
  guard text.hasPrefix(sign) else { return nil }
  return text.dropFirst(sign.count).drop { $0.isWhitespace }
}

extension Substring {
  fileprivate func range(ofText text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
