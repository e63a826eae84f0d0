import Model

/// A type as a comment writes it, read as the generator's own type parser does: what follows a whole type is passed over.
struct TypeText {
  private enum Token: Hashable {
    case name(String)
    case sign(String)
  }

  private var tokens: ArraySlice<Token>

  /// nil where the text does not begin with a type.
  static func read(_ text: some StringProtocol) -> TypeName? {
    guard let tokens = tokens(of: text) else { return nil }
    var reader = TypeText(tokens: tokens[...])
    return reader.type()
  }

  private static func tokens(of text: some StringProtocol) -> [Token]? {
    var tokens: [Token] = []
    var rest = text[...].drop { _ in false }
    while let first = rest.first {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      if !name.isEmpty {
        tokens.append(.name(String(name)))
        rest = rest[name.endIndex...]
      } else if rest.hasPrefix("->") {
        tokens.append(.sign("->"))
        rest = rest.dropFirst(2)
      } else if "()<>?,:[]&".contains(first) {
        tokens.append(.sign(String(first)))
        rest = rest.dropFirst()
      } else if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first == "-" {
        return nil
      } else {
        break
      }
    }
    return tokens
  }

  private mutating func take(_ sign: String) -> Bool {
    guard tokens.first == .sign(sign) else { return false }
    tokens = tokens.dropFirst()
    return true
  }

  private mutating func type() -> TypeName? {
    var result: TypeName
    switch tokens.first {
    case .name:
      var parts: [TypeName] = []
      repeat {
        guard let part = component() else { return nil }
        parts.append(part)
      } while take("&")
      result = .composed(parts)
    case .sign("["):
      tokens = tokens.dropFirst()
      guard let element = type() else { return nil }
      if take(":") {
        guard let value = type() else { return nil }
        result = .dictionary(element, value)
      } else {
        result = .array(element)
      }
      guard take("]") else { return nil }
    case .sign("("):
      tokens = tokens.dropFirst()
      guard let items = tuple() else { return nil }
      if take("->") {
        guard let value = type() else { return nil }
        result = .function(items, value)
      } else {
        result = items.count == 1 ? items[0] : .tuple(items)
      }
    default: return nil
    }
    while take("?") { result = .optional(result) }
    return result
  }

  private mutating func component() -> TypeName? {
    guard case .name(let name)? = tokens.first else { return nil }
    tokens = tokens.dropFirst()
    if name == "any" || name == "some", case .name? = tokens.first { return component() }
    var parts = name.split(separator: ".").map { TypePart(String($0)) }
    guard !parts.isEmpty else { return nil }
    if take("<") {
      var arguments: [TypeName] = []
      repeat {
        guard let argument = type() else { return nil }
        arguments.append(argument)
      } while take(",")
      guard take(">") else { return nil }
      parts[parts.count - 1].arguments = arguments
    }
    return .nominal(parts)
  }

  /// What stands between parentheses, labels left out; the closing one is taken too.
  private mutating func tuple() -> [TypeName]? {
    if take(")") { return [] }
    var items: [TypeName] = []
    repeat {
      if let label = tokens.prefix(3).firstIndex(of: .sign(":")) { tokens = tokens[(label + 1)...] }
      guard let item = type() else { return nil }
      items.append(item)
    } while take(",")
    return take(")") ? items : nil
  }
}
