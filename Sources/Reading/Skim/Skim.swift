import Model

/// What one pass over a file's bytes tells without parsing them.
public struct Skim: Sendable {
  /// The file's imports, as in its digest; nil where only parsing its head tells, because one of them has a condition, an attribute or a
  /// kind.
  public var imports: [Import]? = []
  /// Where the last import ends, and in how many `#if` that stands.
  fileprivate var lastImport = (end: 0, conditions: 0)
  /// The first names of what is imported, whatever stands around them.
  public var modules: Set<String> = []
  /// Whether some comment begins with a word that was asked for, or a name with a beginning that was.
  public var isSpokenTo = false
  /// Whether it says the type of a type or a type itself as a value.
  public var namesTypes = false
  /// The types that the file declares outside of everything else.
  public var types: [String] = []
  /// The types around its functions with type parameters, or that take `Any.Type`, one for each, and two for a subscript: the outermost, and those
  /// that an extension names.
  public var genericOwners: [String] = []
  /// The protocols, classes and actors that the file declares outside of everything else: kind, name and place.
  public var declarations: [Declaration] = []
  /// Whether nothing stands in the file but imports, comments and types that are only begun.
  var isPlaceholder = true
  /// Whether nothing of that could be named by another module.
  var isHidden = true

  /// What it tells as a digest: names, places and imports, for which the text is parsed up to the last of them where need be; nil where that
  /// is too long to be parsed.
  public func digest(of bytes: [UInt8]) -> Digest? {
    if let imports {
      return Digest(file: "", imports: imports, declarations: declarations, isPlaceholder: isPlaceholder, isHidden: isHidden)
    }
    guard lastImport.end <= Limit.sourceBytes.value else { return nil }
    let head = bytes.prefix(lastImport.end) + Array(repeatElement("\n#endif", count: lastImport.conditions).joined().utf8)
    let parsed = Reading.digest(of: Array(head), file: "")
    return Digest(file: "", imports: parsed.imports, declarations: declarations, isPlaceholder: isPlaceholder, isHidden: isHidden)
  }
}

/// What to look for in files.
public struct SkimQuestion: Sendable {
  fileprivate var comments: [[UInt8]]
  fileprivate var beginnings: [[UInt8]]

  /// - Parameters:
  ///   - comments: Words with which comments begin; a colon follows those that do not begin with `@`.
  ///   - beginnings: How names begin, whatever their letters' size.
  public init(comments: [String] = [], beginnings: [String] = []) {
    self.comments = comments.map { Array($0.utf8) }
    self.beginnings = beginnings.map { Array($0.lowercased().utf8) }.filter { !$0.isEmpty }
  }
}

/// Reads a file once, without making anything of it.
public func skim(_ bytes: [UInt8], asking question: SkimQuestion = SkimQuestion()) -> Skim {
  bytes.withUnsafeBufferPointer { text in
    var skimmer = Skimmer(Scanner(text, wanted: question.comments), question)
    return skimmer.run()
  }
}

private struct Skimmer {
  var scanner: Scanner
  let question: SkimQuestion
  var found = Skim()
  /// Brackets and strings open around the place.
  var depth = 0
  /// How far a function's head was followed: past `func`, past its name; past `subscript`.
  var head = 0
  /// The word before was `Any`, and perhaps a dot stands behind it.
  var isAny = false
  /// The type around, as the last declaration outside of everything else names it.
  var owners: [String] = []
  private var beginnings = Beginnings()

  init(_ scanner: Scanner, _ question: SkimQuestion) {
    self.scanner = scanner
    self.question = question
  }

  mutating func run() -> Skim {
    // What stands between the last token that ended a declaration and this one.
    var conditions = 0
    var isMarked = false
    var last = UInt8(0)
    var isAfterWord = false
    while scanner.next() {
      let byte = scanner.text[scanner.start]
      follow(byte, isAfterDot: last == Byte.dot)
      beginnings.take(scanner)
      switch scanner.kind {
      case .mark:
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth &+= 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth &-= 1
        default: break
        }
      case .pound where scanner.isFirstOnLine:
        if scanner.text[scanner.start] == UInt8(ascii: "i"), has("if") { conditions += 1 }
        if scanner.text[scanner.start] == UInt8(ascii: "e"), has("endif") { conditions -= 1 }
      case .word:
        listen(byte)
        guard depth == 0, scanner.strings.isEmpty, !scanner.isQuoted else { break }
        if byte == UInt8(ascii: "i"), last != Byte.dot, has("import") {
          takeImport(isPlain: conditions == 0 && scanner.isFirstOnLine && !isMarked && !isAfterWord)
          found.lastImport = (scanner.at, max(0, conditions))
          (last, isMarked, isAfterWord) = (0, false, false)
          continue
        }
        // An attribute or modifier in front of an import stands on its line or above it.
        isMarked = last == UInt8(ascii: "@") || isMarked && scanner.isFirstOnLine == false
        if last != Byte.dot, let kind = declarationKind(byte) { takeDeclaration(kind) }
        if last != Byte.dot { takeOwner(byte) }
      default: break
      }
      last = scanner.kind == .mark ? byte : 0
      isAfterWord = scanner.kind == .word
    }
    found.isSpokenTo = found.isSpokenTo || scanner.isSpokenTo
    found.isPlaceholder = beginnings.isAll
    found.isHidden = beginnings.isHidden
    return found
  }

  /// Finds functions with type parameters, `func name<`, and subscripts.
  private mutating func follow(_ byte: UInt8, isAfterDot: Bool) {
    if scanner.kind == .mark {
      if head > 1, byte == UInt8(ascii: "<"), depth > 0 { found.genericOwners += owners }
      // By a subscript something may be put there, too.
      if head == 3, byte == UInt8(ascii: "<"), depth > 0 { found.genericOwners += owners }
      head = 0
      isAny = isAny && byte == Byte.dot
    } else if scanner.kind == .word {
      // What takes any type by itself needs no type parameter.
      if isAny, isAfterDot, has("Type"), depth > 1 { found.genericOwners += owners }
      isAny = !isAfterDot && byte == UInt8(ascii: "A") && has("Any")
      head = byte == UInt8(ascii: "f") && has("func") ? 1 : head == 1 ? 2 : byte == UInt8(ascii: "s") && has("subscript") ? 3 : 0
      if isAfterDot, !found.namesTypes { found.namesTypes = has("Type") || has("self") }
    }
  }

  /// `class Name`, `extension Name.Inner`: what follows stands in it.
  private mutating func takeOwner(_ byte: UInt8) {
    let isExtension = byte == UInt8(ascii: "e") && has("extension")
    let isType =
      switch byte {
      case UInt8(ascii: "e"): has("enum")
      case UInt8(ascii: "s"): has("struct")
      default: declarationKind(byte) != nil
      }
    guard isExtension || isType else { return }
    var ahead = scanner
    var names: [String] = []
    while ahead.next(), ahead.kind == .word {
      names.append(String(decoding: ahead.text[ahead.start..<ahead.end], as: UTF8.self))
      guard ahead.next(), ahead.kind == .mark, ahead.text[ahead.start] == Byte.dot else { break }
    }
    guard let first = names.first else { return }
    owners = isExtension ? names : [first]
    if isType { found.types.append(first) }
  }

  private func declarationKind(_ byte: UInt8) -> Declaration.Kind? {
    switch byte {
    case UInt8(ascii: "p"): has("protocol") ? .protocol : nil
    case UInt8(ascii: "c"): has("class") ? .class : nil
    case UInt8(ascii: "a"): has("actor") ? .actor : nil
    default: nil
    }
  }

  /// `actor` is a name, too: only a name behind it on the line makes it a declaration.
  private mutating func takeDeclaration(_ kind: Declaration.Kind) {
    var ahead = scanner
    guard ahead.next(), ahead.kind == .word, !ahead.isFirstOnLine else { return }
    let name = String(decoding: ahead.text[ahead.start..<ahead.end], as: UTF8.self)
    var at = ahead.position
    if ahead.isQuoted { at.column -= 1 }
    found.declarations.append(Declaration(kind: kind, name: name, parent: nil, at: at))
  }

  private func has(_ word: StaticString) -> Bool { scanner.has(word) }

  private mutating func listen(_ byte: UInt8) {
    for beginning in question.beginnings where beginning[0] == byte | 0x20 && !found.isSpokenTo {
      let end = scanner.start + beginning.count
      found.isSpokenTo = end <= scanner.end && scanner.text[scanner.start..<end].map { $0 | 0x20 } == beginning
    }
  }

  /// `import A`, `import A.B`: what follows on the line must be names and dots, and nothing may follow them.
  private mutating func takeImport(isPlain: Bool) {
    let at = scanner.position
    var path: [String] = []
    var isPlain = isPlain
    var needsName = true
    while true {
      let state = scanner
      guard scanner.next(), !scanner.isFirstOnLine else {
        scanner = state
        break
      }
      let byte = scanner.text[scanner.start]
      if needsName, scanner.kind == .word {
        path.append(String(decoding: scanner.text[scanner.start..<scanner.end], as: UTF8.self))
        needsName = false
      } else if !needsName, scanner.kind == .mark, byte == Byte.dot {
        needsName = true
      } else if !needsName, scanner.kind == .mark, byte == UInt8(ascii: ";") {
        break
      } else {
        // `import struct A.B`, or an operator at the end.
        if scanner.kind == .word, path.count == 1 { path = [] }
        isPlain = false
        if scanner.kind != .word {
          scanner = state
          break
        }
        path.append(String(decoding: scanner.text[scanner.start..<scanner.end], as: UTF8.self))
      }
    }
    if let first = path.first { found.modules.insert(first) }
    if isPlain, !needsName, !Self.kinds.contains(path[0]) {
      found.imports?.append(Import(path: path, at: at))
    } else {
      found.imports = nil
    }
  }

  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
}
