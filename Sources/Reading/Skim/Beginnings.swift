/// Follows the tokens of a file as long as they are imports, or types that are only begun: `public struct Lamp { public init() {} }`. What follows the
/// word `import` is not handed over.
struct Beginnings {
  private enum Place {
    case outside
    /// Behind `@`, behind its name, and in its parentheses.
    case attribute, attributed, arguments
    /// Behind the word for a kind of type, behind the type's name, and between its braces.
    case kind, head, body
    /// Behind `init`, between its parentheses, behind them, and between its braces.
    case initializer, parameters, signature, code
    case more
  }

  private var place = Place.outside
  /// An attribute stands in front: what it makes of a type is not known, of an import nothing.
  private var isMarked = false

  /// Whether there was nothing else, and the last one is whole.
  var isAll: Bool { place == .outside }

  /// Whether another module may name something of it, or gets by it what it imports.
  private var isOpen = false

  /// Whether there was nothing else, and nothing that another module could name.
  var isHidden: Bool { isAll && !isOpen }

  mutating func take(_ scanner: borrowing Scanner) {
    guard place != .more else { return }
    let byte = scanner.text[scanner.start]
    switch scanner.kind {
    case .word: place = next(byWord: scanner)
    case .mark: place = next(byMark: byte)
    case .pound, .number, .literal: place = .more
    }
  }

  private mutating func next(byWord scanner: borrowing Scanner) -> Place {
    if scanner.has("public") || scanner.has("open") || scanner.has("package") { isOpen = true }
    switch place {
    case .outside, .attributed:
      if scanner.has("import") {
        isOpen = isOpen || isMarked
        isMarked = false
        return .outside
      }
      if Self.isAccess(scanner) || scanner.has("final") { return place == .attributed ? .outside : place }
      let isType =
        scanner.has("struct") || scanner.has("class") || scanner.has("enum") || scanner.has("protocol") || scanner.has("actor")
      return isType && !isMarked ? .kind : .more
    case .attribute: return .attributed
    case .kind: return .head
    case .arguments, .head: return place
    case .body: return Self.isAccess(scanner) ? .body : scanner.has("init") ? .initializer : .more
    case .initializer, .parameters, .signature, .code, .more: return .more
    }
  }

  private mutating func next(byMark byte: UInt8) -> Place {
    switch (place, byte) {
    case (.outside, UInt8(ascii: ";")): return .outside
    case (.outside, UInt8(ascii: "@")), (.attributed, UInt8(ascii: "@")):
      isMarked = true
      return .attribute
    case (.attributed, UInt8(ascii: "(")): return .arguments
    case (.arguments, UInt8(ascii: ")")): return .outside
    case (.head, UInt8(ascii: ":")), (.head, UInt8(ascii: ",")), (.head, Byte.dot), (.head, UInt8(ascii: "&")): return .head
    case (.head, UInt8(ascii: "{")): return .body
    case (.body, UInt8(ascii: "}")): return .outside
    case (.initializer, UInt8(ascii: "(")): return .parameters
    case (.parameters, UInt8(ascii: ")")): return .signature
    case (.signature, UInt8(ascii: "{")): return .code
    case (.code, UInt8(ascii: "}")): return .body
    default: return .more
    }
  }

  private static func isAccess(_ scanner: borrowing Scanner) -> Bool {
    scanner.has("public") || scanner.has("open") || scanner.has("package") || scanner.has("internal")
      || scanner.has("private") || scanner.has("fileprivate")
  }
}

extension Scanner {
  /// Whether the token that was read last is that word.
  func has(_ word: StaticString) -> Bool {
    word.utf8CodeUnitCount == end - start && Byte.memoryIsEqual(UnsafeBufferPointer(rebasing: text[start..<end]), word)
  }
}
