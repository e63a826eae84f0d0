import Model

/// Values that the program writes down: what is known of them is all there is.
extension Evaluator {
  /// Whether values of a type can be written down: texts, truths, and the enumerations and plain structures of the program.
  func isDatum(_ type: TypeName) -> Bool {
    let type = type.unwrapped
    if isText(type) || type.isNamed("Bool") { return true }
    if standsForText(type) { return true }
    guard let symbol = type.key.flatMap({ symbols.types[$0] }), !symbol.isExternal, symbol.vocabulary == nil else { return false }
    return isPlainStructure(symbol) && containerVocabulary(type) == nil && !isGroup(Value(type: type))
  }

  /// Whether values of a type are made of such alone, or of types: lists of them, and tuples.
  func isWritable(_ type: TypeName) -> Bool {
    if let element = type.unwrapped.element { return isDatum(element) }
    guard case .tuple(let types) = type, !types.isEmpty else { return isDatum(type) }
    return types.allSatisfy { $0.instance != nil || isDatum($0) }
  }

  func isText(_ type: TypeName) -> Bool { type.unwrapped.isNamed("String") }

  /// `description` of a text, of whichever of Swift's types for texts; nil where it is none, or which is not known.
  func textItself(_ value: Value) -> Value? {
    guard ["String", "StaticString", "Substring"].contains(where: { value.type.unwrapped.isNamed($0) }) else { return nil }
    var text = value
    text.type = .named("String")
    switch value.form {
    case .text, .parameter: return text
    case .choice(let values):
      let all = values.compactMap(textItself)
      text.form = .choice(all)
      return all.count == values.count ? text : nil
    default: return nil
    }
  }

  /// Whether values of a type are a text and nothing more: a framework's own type for names, which a literal makes.
  func standsForText(_ type: TypeName) -> Bool {
    guard let symbol = type.unwrapped.key.flatMap({ symbols.types[$0] }), symbol.vocabulary != nil else { return false }
    return symbol.ancestors.contains { $0.isNamed("ExpressibleByStringLiteral") }
  }

  private func isPlainStructure(_ symbol: TypeSymbol) -> Bool {
    symbol.declarations.contains { id in
      let declaration = symbols.declaration(id)
      return declaration.kind == .enum
        || declaration.kind == .struct && !declaration.attributes.contains { $0.name.isNamed("propertyWrapper") }
    }
  }

  /// Whether nothing about a value is open.
  func isKnown(_ value: Value) -> Bool {
    switch value.form {
    case .text, .truth, .null: true
    case .constant: value.payload.allSatisfy { isKnown($0.value) }
    case .metatype(let type): !type.isOpen && !type.isPartlyUnknown
    case .list(let values, let isComplete): isComplete && values.allSatisfy { isKnown($0) }
    case .tuple(let parts): parts.allSatisfy { isKnown($0.value) }
    case .object(let fields): fields.isWhole
    default: false
    }
  }

  /// Whether a value is known, or one of several that are and no other.
  func isSurely(_ value: Value) -> Bool { isKnown(value) || value.isEither || value.isWhole }

  /// An object of a structure all of whose properties are known; nil where they are not.
  func datum(_ type: TypeName, _ values: [String: Value]) -> Value.Form? {
    guard !values.isEmpty, values.values.allSatisfy({ isKnown($0) }), isDatum(type) else { return nil }
    let fields = Fields()
    fields.values = values
    fields.isWhole = true
    return .object(fields)
  }

  /// Whether a value is a case of one of the program's enumerations.
  func isCase(_ name: String, of type: TypeName) -> Bool {
    symbols.members(of: type.unwrapped, named: name).contains { symbols.declaration($0.id).kind == .enumCase }
  }

  /// `T.allCases` as the compiler writes it.
  func allCases(of type: TypeName, _ frame: Frame) -> Value? {
    guard let symbol = type.key.flatMap({ symbols.types[$0] }), !symbol.isExternal else { return nil }
    let cases = symbol.declarations.filter { symbols.declaration($0).kind == .enum }.flatMap { symbols.children[$0] ?? [] }
      .filter { symbols.declaration($0).kind == .enumCase }
    guard !cases.isEmpty, cases.allSatisfy({ symbols.declaration($0).parameters.isEmpty && conditions($0) == .always }) else {
      return nil
    }
    let values = cases.map { Value(.constant(name(of: $0)), type: type, born: frame.depth) }
    return Value(.list(values, isComplete: true), type: .array(type), born: frame.depth)
  }
}

extension Evaluator {
  /// What `String(…)`, or a literal with interpolations, makes of its parts.
  func text(of parts: [(label: String?, value: Value)], _ frame: Frame) -> Value {
    let born = min(parts.map(\.value.born).min() ?? .max, frame.depth)
    var text = ""
    var isOpen = false
    for (label, value) in parts {
      guard label == nil || label == "describing" else { return Value(type: .named("String"), born: born) }
      if isLeftToCallers(value) {
        isOpen = true
      } else if let part = description(of: value, frame) {
        text += part
      } else {
        return Value(type: .named("String"), born: born)
      }
    }
    return Value(isOpen ? .parameter : .text(text), type: .named("String"), born: born)
  }

  /// Whether a value is a caller's, and a text made of it therefore, too.
  func isLeftToCallers(_ value: Value) -> Bool {
    switch value.form {
    case .parameter: true
    case .metatype(let type): type.isOpen
    default: false
    }
  }

  private func description(of value: Value, _ frame: Frame) -> String? {
    // An optional describes itself as one.
    guard value.type.wrapped == nil else { return nil }
    switch value.form {
    case .text(let text): return text
    case .truth(let truth): return truth ? "true" : "false"
    case .metatype(.nominal(let parts)):
      return parts.last.flatMap { $0.arguments.isEmpty ? $0.name : nil }
    case .constant, .object:
      if case .text(let own)? = member("description", of: value, nil, frame)?.form { return own }
      guard case .constant(let name) = value.form, value.payload.isEmpty, isCase(name, of: value.type),
        symbols.members(of: value.type, named: "description").isEmpty
      else { return nil }
      return name
    default: return nil
    }
  }
}
