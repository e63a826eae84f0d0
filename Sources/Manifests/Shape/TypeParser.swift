import Model

/// What keeps a text from being a Swift type.
struct TypeError: Error, Equatable {
  /// UTF-8 bytes from the beginning of the text.
  var offset: Int
  /// Half a sentence: "`]` is missing".
  var message: String
}

/// Reads a Swift type: `ChatService`, `Outer.Inner`, `Lazy<T>?`, `[Plugin]`, `[A: B]`, `A & B`, `(A, B) -> C`, `T.Type`.
///
/// What Swift does not distinguish is dropped: `any`, `some`, attributes, parentheses, tuple labels, `async` and `throws`.
/// With `wildcards`, `*` may stand wherever a letter may.
func parseType(_ text: String, wildcards: Bool = false) -> Result<TypeName, TypeError> {
  // Nearly every type is a plain name, and this is many times faster.
  if text.unicodeScalars.allSatisfy({ ("a"..."z").contains($0) || ("A"..."Z").contains($0) }), !text.isEmpty, text != "Void" {
    return .success(.named(text))
  }
  var parser = TypeParser(text: text, wildcards: wildcards)
  do throws(TypeError) {
    let type = try parser.type(depth: 0)
    if parser.index < parser.scalars.count { throw parser.unexpected() }
    return .success(type)
  } catch {
    return .failure(error)
  }
}

/// A name as Swift writes it, with or without backticks.
func isIdentifier(_ text: Substring) -> Bool {
  let plain = text.count > 2 && text.first == "`" && text.last == "`" ? text.dropFirst().dropLast() : text
  guard let first = plain.unicodeScalars.first, !first.isDigit else { return false }
  return plain.unicodeScalars.allSatisfy(\.isNamePart)
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isNamePart: Bool {
    self == "_" || isDigit || ("a"..."z").contains(self) || ("A"..."Z").contains(self)
      || value > 0x7F && !properties.isWhitespace
  }
}

private struct TypeParser {
  let scalars: [Unicode.Scalar]
  let wildcards: Bool
  var index = 0

  init(text: String, wildcards: Bool) {
    scalars = Array(text.unicodeScalars)
    self.wildcards = wildcards
    skipBlanks()
  }

  private mutating func skipBlanks() {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
  }

  private func error(_ message: String) -> TypeError {
    TypeError(offset: scalars[..<index].reduce(0) { $0 + UTF8.width($1) }, message: message)
  }

  func unexpected() -> TypeError {
    error(index < scalars.count ? "`\(scalars[index])` is not expected here" : "a type is missing at its end")
  }

  private func starts(with text: String) -> Bool { scalars[index...].starts(with: text.unicodeScalars) }

  /// Moves over `text`, and the blanks behind it, if it stands here.
  private mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    index += text.unicodeScalars.count
    skipBlanks()
    return true
  }

  private mutating func expect(_ text: String) throws(TypeError) {
    guard !take(text) else { return }
    throw error("`\(text)` is missing" + (index < scalars.count ? " before `\(scalars[index])`" : " at its end"))
  }

  private func isNamePart(_ scalar: Unicode.Scalar) -> Bool { scalar.isNamePart || wildcards && scalar == "*" }

  /// The name that stands here, without moving; empty where there is none.
  private var word: String {
    var view = String.UnicodeScalarView()
    for scalar in scalars[index...] {
      guard isNamePart(scalar) else { break }
      view.append(scalar)
    }
    return String(view)
  }

  /// `.Type` or `.Protocol`, where it stands here as a whole word.
  private var metatypeSuffix: String? {
    for suffix in [".Type", ".Protocol"] where starts(with: suffix) {
      let end = index + suffix.unicodeScalars.count
      if end == scalars.count || !isNamePart(scalars[end]) { return suffix }
    }
    return nil
  }

  private mutating func takeWord(among words: [String]) -> Bool { words.contains(word) && take(word) }

  mutating func type(depth: Int) throws(TypeError) -> TypeName {
    guard depth < 32 else { throw error("it is nested more than 32 deep") }
    while takeModifier() {}
    var isFunction = scalars[index...].first == "("
    var members = [try postfix(depth: depth)]
    while take("&") {
      isFunction = false
      while takeModifier() {}
      members.append(try postfix(depth: depth))
    }
    var mustReturn = false
    while isFunction, takeWord(among: ["async", "throws", "rethrows"]) { mustReturn = true }
    if mustReturn, !starts(with: "->") { try expect("->") }
    guard take("->") else { return members.count == 1 ? members[0].single : .composed(members.map(\.single)) }
    guard case .tuple(let parameters) = members[0], members.count == 1 else {
      throw error("the parameters before `->` must stand in parentheses")
    }
    return .function(parameters, try type(depth: depth + 1))
  }

  /// An attribute, or a word that says how a type is used rather than which it is.
  private mutating func takeModifier() -> Bool {
    if take("@") {
      _ = take(word)
      return true
    }
    let words = ["any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated"]
    guard words.contains(word), index + word.unicodeScalars.count < scalars.count,
      scalars[index + word.unicodeScalars.count].properties.isWhitespace
    else { return false }
    return take(word)
  }

  /// A type with what may follow it. A single type in parentheses comes as a tuple of one, until it is known that no `->` follows.
  private mutating func postfix(depth: Int) throws(TypeError) -> TypeName {
    var type = try primary(depth: depth)
    while index < scalars.count {
      if take("?") || take("!") {
        type = .optional(type.single)
      } else if let suffix = metatypeSuffix, take(suffix) {
        type = .metatype(type.single)
      } else {
        break
      }
    }
    return type
  }

  private mutating func primary(depth: Int) throws(TypeError) -> TypeName {
    if take("(") {
      let elements = try list(until: ")", depth: depth, labels: true)
      return .tuple(elements)
    }
    if take("[") {
      let element = try type(depth: depth + 1)
      if take(":") {
        let value = try type(depth: depth + 1)
        try expect("]")
        return .dictionary(element, value)
      }
      try expect("]")
      return .array(element)
    }
    return try nominal(depth: depth)
  }

  private mutating func nominal(depth: Int) throws(TypeError) -> TypeName {
    var parts: [TypePart] = []
    repeat {
      let name = try identifier()
      var arguments: [TypeName] = []
      if take("<") { arguments = try list(until: ">", depth: depth, labels: false) }
      parts.append(TypePart(name, arguments))
    } while metatypeSuffix == nil && take(".")
    let type = TypeName.nominal(parts)
    return type.isNamed("Void") || type == .named("Swift", "Void") ? .void : type
  }

  private mutating func identifier() throws(TypeError) -> String {
    let isQuoted = starts(with: "`")
    if isQuoted { index += 1 }
    let name = word
    guard !name.isEmpty else { throw unexpected() }
    if scalars[index].isDigit { throw error("a name cannot begin with a digit") }
    if name == "_" { throw error("`_` names no type") }
    guard isQuoted else {
      _ = take(name)
      return name
    }
    index += name.unicodeScalars.count
    try expect("`")
    return name
  }

  /// Types separated by commas. `<` needs at least one.
  private mutating func list(until end: String, depth: Int, labels: Bool) throws(TypeError) -> [TypeName] {
    if labels, take(end) { return [] }
    var types: [TypeName] = []
    repeat {
      if labels { takeLabel() }
      types.append(try type(depth: depth + 1))
    } while take(",")
    try expect(end)
    return types
  }

  /// `name:` or `_ name:` in front of an element.
  private mutating func takeLabel() {
    let start = index
    var words = 0
    while words < 2, !word.isEmpty, take(word) { words += 1 }
    if words == 0 || !take(":") { index = start }
  }
}

extension TypeName {
  /// The type itself where it is one in parentheses.
  fileprivate var single: TypeName {
    if case .tuple(let elements) = self, elements.count == 1 { return elements[0] }
    return self
  }
}
