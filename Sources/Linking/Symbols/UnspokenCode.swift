import Model

/// Functions that nothing in the program can call: no source says their name, or that of the type whose they are, and nobody outside
/// the sources knows them. Far less than what is idle: a name that anybody says, be it in a string, means whatever has it.
final class UnspokenCode {
  private let symbols: Symbols
  /// Files of which something could not be read may say any name; and sources without a place where a program begins are a part of
  /// something larger, which may say any, too.
  private var isWhole: Bool
  private enum Speaker: Equatable { case one(DeclarationID), many }
  private var said: [String: Speaker] = [:]
  /// Of functions that were asked about: whether nothing can call them.
  private var known: [DeclarationID: Bool] = [:]

  init(_ symbols: Symbols, isWhole: Bool) {
    self.symbols = symbols
    self.isWhole = isWhole
    guard isWhole, symbols.hasEntry else {
      self.isWhole = false
      return
    }
    var words: [String: Speaker] = [:]
    var isWhole = true
    var speaker = Speaker.many
    func note(_ word: String) {
      if words[word, default: speaker] == speaker { words[word] = speaker } else { words[word] = .many }
    }
    let mentioning = Mentioning { word, _ in note(word.name) }
    func read(_ statements: [Statement]) {
      Walk.statements(statements) { expression in
        switch expression.form {
        case .string(let text?):
          for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) { note(String(word)) }
        case .opaque(let what): if !Self.silent.contains(what) { isWhole = false }
        default: break
        }
      }
    }
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() {
      speaker = .many
      mentioning.visit(digest.statements)
      read(digest.statements)
      for (index, declaration) in digest.declarations.enumerated() {
        speaker = .one(DeclarationID(file: file, index: index))
        mentioning.visit(declaration)
        for type in declaration.inherits { mentioning.visit(type) }
        for pair in declaration.equalities { for type in [pair.left, pair.right] { mentioning.visit(type) } }
        read(declaration.body ?? [])
        read(declaration.observers)
        read(
          (declaration.value.map { [.expression($0)] } ?? [])
            + declaration.parameters.compactMap(\.defaultValue).map { .expression($0) }
            + declaration.attributes.flatMap { $0.arguments ?? [] }.map { .expression($0.value) })
      }
    }
    self.isWhole = isWhole
    said = words
  }

  /// What is not read and cannot call a function that only Swift knows.
  private static let silent = Set(
    ["regular expression", "editor placeholder"]
      + [
        "Predicate", "Preview", "available", "colorLiteral", "column", "dsohandle", "error", "file", "fileID", "fileLiteral",
        "filePath", "function", "imageLiteral", "keyPath", "line", "selector", "unavailable", "warning",
      ].map { "macro #\($0)" })

  func contains(_ id: DeclarationID) -> Bool {
    if known[id] == nil { settle(id) }
    return known[id] ?? false
  }

  /// Whether tests, which are not read, cannot call one of them either: they see what is internal.
  func hides(_ id: DeclarationID) -> Bool {
    var below: Set<DeclarationID> = []
    var next = id
    while below.insert(next).inserted {
      switch said[symbols.declaration(next).name] {
      case .one(let speaker) where speaker != next && contains(speaker):
        guard isPrivate(next) else { return false }
        next = speaker
      case .one(next), nil: return isPrivate(next)
      default: return symbols.parent(of: next).map(isPrivate) ?? false
      }
    }
    return true
  }

  private func isPrivate(_ id: DeclarationID) -> Bool {
    !symbols.declaration(id).modifiers.isDisjoint(with: ["private", "fileprivate"])
      || symbols.parent(of: id).map(isPrivate) ?? false
  }

  /// What a function is called by, where that hangs on who says a name: whoever says it may not be called himself.
  private struct Candidate {
    var name: String
    /// Of its type, where nobody but who says that has an object to call the method of.
    var owner: String?
    /// Something outside the sources may call it without anybody's saying its name.
    var isDemanded = false
  }

  /// Finds out of a function, and of all on whom that hangs, whether anything can call them. Those are called that somebody says who is; functions
  /// that only say one another are not.
  private func settle(_ id: DeclarationID) {
    var candidates: [DeclarationID: Candidate] = [:]
    var spoken: [DeclarationID: [DeclarationID]] = [:]
    var asked: [DeclarationID] = []
    var seen: Set<DeclarationID> = []
    var open = [id]
    while let next = open.popLast() {
      guard known[next] == nil, seen.insert(next).inserted else { continue }
      asked.append(next)
      candidates[next] = candidate(next)
      for case .one(let speaker) in [candidates[next]?.name, candidates[next]?.owner].compactMap({ $0.flatMap { said[$0] } }) {
        spoken[speaker, default: []].append(next)
        open.append(speaker)
      }
    }
    var called: Set<DeclarationID> = []
    func isSaid(_ name: String) -> Bool {
      switch said[name] {
      case nil: false
      case .many: true
      case .one(let speaker): known[speaker].map { !$0 } ?? called.contains(speaker)
      }
    }
    func isCalled(_ id: DeclarationID) -> Bool {
      guard let candidate = candidates[id] else { return true }
      return isSaid(candidate.name) ? candidate.owner.map(isSaid) ?? true : candidate.isDemanded
    }
    open = asked
    while let next = open.popLast() {
      if !called.contains(next), isCalled(next) {
        called.insert(next)
        open += spoken[next] ?? []
      }
    }
    for id in asked { known[id] = !called.contains(id) }
  }

  /// nil for what may be called whatever the sources say.
  private func candidate(_ id: DeclarationID) -> Candidate? {
    let declaration = symbols.declaration(id)
    guard isWhole, id.file < symbols.appFiles, declaration.kind == .function, !symbols.leftovers.contains(id.file),
      let first = declaration.name.first, first.isLetter || first == "_", !Self.calledBySwift.contains(declaration.name)
    else { return nil }
    var around: [DeclarationID] = []
    var next = symbols.parent(of: id)
    while let parent = next {
      around.append(parent)
      next = symbols.parent(of: parent)
    }
    // A function in another's body is that one's business.
    guard around.allSatisfy({ symbols.declaration($0).isNominal || symbols.declaration($0).kind == .extension }),
      ([id] + around).allSatisfy(hasPlainAttributes), !declaration.modifiers.contains("override"),
      !declaration.modifiers.contains("dynamic"), !isOffered(id, around)
    else { return nil }
    if around.isEmpty { return Candidate(name: declaration.name) }
    guard let key = symbols.enclosingType(id), let symbol = symbols.types[key], !symbol.isExternal, !symbol.isProtocol,
      symbols.levels(of: symbol.nominal).flatMap(\.symbol.declarations).allSatisfy(isPlainOrOutside)
    else { return nil }
    // Of a framework's own types there are always objects, and others may have those below it.
    let isMadeByName =
      symbol.vocabulary == nil && symbols.subtypes[key]?.isEmpty ?? true && !isDemandedOutside(nil, of: symbol)
    let isHidden = !declaration.modifiers.isDisjoint(with: ["private", "fileprivate"])
    return Candidate(
      name: declaration.name, owner: isMadeByName ? symbol.path.last : nil,
      isDemanded: !isHidden && isDemandedOutside(declaration.name, of: symbol))
  }

  /// Whether nothing can call a function or initializer that no source was seen to call; of an initializer, neither by the name of its
  /// type nor by `init`.
  func leavesUncalled(_ id: DeclarationID) -> Bool {
    let declaration = symbols.declaration(id)
    guard declaration.kind == .initializer else { return contains(id) }
    guard isWhole, id.file < symbols.appFiles, declaration.modifiers.isDisjoint(with: ["required", "override", "dynamic"]),
      let parent = symbols.parent(of: id), symbols.parent(of: parent) == nil, [id, parent].allSatisfy(hasPlainAttributes),
      !isOffered(id, [parent]), let key = symbols.enclosingType(id), let symbol = symbols.types[key], !symbol.isExternal,
      !symbol.isProtocol, symbol.vocabulary == nil, symbols.subtypes[key]?.isEmpty ?? true
    else { return false }
    // A protocol may demand it, and a typealias be another name for its type.
    let levels = symbols.levels(of: symbol.nominal)
    return levels.flatMap(\.symbol.declarations).allSatisfy(isPlainOrOutside)
      && !levels.contains { $0.symbol.isProtocol && $0.symbol.members["init"] != nil }
      && !symbols.digests[..<symbols.appFiles].contains { digest in
        digest.declarations.contains { $0.kind == .typealias && $0.type?.baseName == symbol.path.last }
      }
  }

  /// Swift and its literals call these unasked.
  private static let calledBySwift: Set<String> = [
    "main", "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral",
  ]

  /// What macros, wrappers, builders and the runtime of Objective-C make of a declaration, only its attributes tell.
  private func hasPlainAttributes(_ id: DeclarationID) -> Bool {
    symbols.declaration(id).attributes.allSatisfy { attribute in Self.plain.contains { attribute.name.isNamed($0) } }
  }

  private func isPlainOrOutside(_ id: DeclarationID) -> Bool { id.file >= symbols.appFiles || hasPlainAttributes(id) }

  private static let plain = [
    "MainActor", "discardableResult", "available", "inline", "inlinable", "usableFromInline", "frozen", "preconcurrency",
    "nonisolated",
    "Sendable", "unchecked",
  ]

  /// Whether programs elsewhere may call it.
  private func isOffered(_ id: DeclarationID, _ around: [DeclarationID]) -> Bool {
    let isPublic = ([id] + around).contains {
      !symbols.declaration($0).modifiers.isDisjoint(with: ["public", "open", "package"])
    }
    // A library that an app of the project links may have other users.
    return isPublic
      && (symbols.targetOfFile[id.file].map { !["app", "extension"].contains(symbols.targets[$0].kind) } ?? true)
  }

  /// Whether something outside the sources may call an object of a type, or of one below it, by a name; nil: by any.
  private func isDemandedOutside(_ name: String?, of symbol: TypeSymbol) -> Bool {
    let below = symbols.descendants(of: symbol.key).compactMap { symbols.types[$0] }
    return ([symbol] + below).contains { type in
      symbols.levels(of: type.nominal).contains { level in
        guard let vocabulary = level.symbol.vocabulary else { return symbols.isFromOutside(level.symbol) }
        guard let name else {
          // Frameworks find some of their modules by themselves.
          return !level.symbol.isProtocol
            || symbols.vocabularies[vocabulary].shapes.contains { $0.type == level.symbol.path.last }
        }
        return level.symbol.members[name]?.contains { $0.file >= symbols.appFiles } ?? false
      }
    }
  }
}

extension Symbols {
  /// Whether a program begins in the sources.
  fileprivate var hasEntry: Bool {
    let marks = ["main", "UIApplicationMain", "NSApplicationMain"]
    return digests[..<appFiles].contains { digest in
      !digest.statements.isEmpty
        || digest.declarations.contains { $0.attributes.contains { attribute in marks.contains { attribute.name.isNamed($0) } } }
    }
  }
}
