import Model

/// Who says which name, and of what. Whoever says a name is a function, a property or a type; nil stands for what runs by itself, and for
/// strings, of which nobody knows who reads them.
final class Speech {
  private let symbols: Symbols
  private let receivers: ReceiverTypes
  /// Some text that is not read may say any name.
  private(set) var isWhole = true
  private var sayers: [String: [Sayer]] = [:]
  /// Names that strings say.
  private var written: Set<String> = []
  private var known: [Sayer: [String: [Mention]]] = [:]
  private var locals: [DeclarationID: LocalNames] = [:]

  private enum Sayer: Hashable {
    case statements(Int)
    case declaration(DeclarationID)

    var file: Int {
      switch self {
      case .statements(let file): file
      case .declaration(let id): id.file
      }
    }
  }

  /// A name, as somebody says it.
  private struct Mention {
    /// What stands before it; nil where nothing does.
    var base: Expression?
    /// It is a key path's, or a type's: anything's.
    var isAnybodys = false
    /// It is a member of whatever type is wanted.
    var isImplicit = false
    /// What it answers is asked further.
    var isAskedFurther = false
    /// What it is called with; nil where it is not called.
    var arguments: [Argument]?
  }

  init(_ symbols: Symbols, isWanted: Bool) {
    self.symbols = symbols
    receivers = ReceiverTypes(symbols)
    guard isWanted else { return }
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() {
      listen(.statements(file)) { mentioning in mentioning.visit(digest.statements) }
      read(digest.statements)
      for (index, declaration) in digest.declarations.enumerated() {
        listen(.declaration(DeclarationID(file: file, index: index))) { mentioning in
          mentioning.visit(declaration)
          for type in declaration.inherits { mentioning.visit(type) }
          for pair in declaration.equalities { for type in [pair.left, pair.right] { mentioning.visit(type) } }
        }
        read(declaration.said)
      }
    }
  }

  private func listen(_ sayer: Sayer, _ visit: (Mentioning) -> Void) {
    visit(Mentioning { [self] word, _ in sayers[word.name, default: []].appendUnlessLast(sayer) })
  }

  private func read(_ statements: [Statement]) {
    Walk.statements(statements) { [self] expression in
      switch expression.form {
      case .string(let text?):
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) { written.insert(String(word)) }
      case .opaque(let what): if !Self.silent.contains(what) { isWhole = false }
      default: break
      }
    }
  }

  /// What is not read and cannot call a function that only Swift knows.
  private static let silent = Set(
    ["regular expression", "editor placeholder"]
      + [
        "Predicate", "Preview", "available", "colorLiteral", "column", "dsohandle", "error", "file", "fileID", "fileLiteral",
        "filePath", "function", "imageLiteral", "keyPath", "line", "selector", "unavailable", "warning",
      ].map { "macro #\($0)" })

  /// Who says the name of a type; nil where somebody does who is called for certain.
  func speakers(of type: String, unless isCalled: (DeclarationID) -> Bool) -> [DeclarationID]? {
    speakers(sayers[type] ?? [], isWritten: written.contains(type), unless: isCalled) { _ in true }
  }

  /// Who says the name of a function or property where it may be meant; nil where somebody does who is called for certain.
  func speakers(of id: DeclarationID, unless isCalled: (DeclarationID) -> Bool) -> [DeclarationID]? {
    let name = symbols.declaration(id).name
    let reach = symbols.reach(of: id)
    return speakers(sayers[name] ?? [], isWritten: written.contains(name), unless: isCalled) { sayer in
      symbols.file(sayer.file, isWithin: reach) && mentions(name, by: sayer).contains { mayMean($0, id, sayer) }
    }
  }

  private func speakers(
    _ sayers: [Sayer], isWritten: Bool, unless isCalled: (DeclarationID) -> Bool, where isMeant: (Sayer) -> Bool
  ) -> [DeclarationID]? {
    if isWritten { return nil }
    var seen: Set<DeclarationID> = []
    for sayer in sayers {
      let speaker = speaker(sayer)
      guard speaker.map({ !seen.contains($0) }) ?? true, isMeant(sayer) else { continue }
      guard let speaker, !isCalled(speaker) else { return nil }
      seen.insert(speaker)
    }
    return seen.sorted()
  }

  /// Of what stands in a body, the function or property whose that is.
  private func speaker(_ sayer: Sayer) -> DeclarationID? {
    guard case .declaration(var found) = sayer else { return nil }
    var next: DeclarationID? = found
    while let id = next {
      if !symbols.declaration(id).isNominal, symbols.declaration(id).kind != .extension { found = id }
      next = symbols.parent(of: id)
    }
    return found
  }

  private func mentions(_ name: String, by sayer: Sayer) -> [Mention] {
    if known[sayer] == nil { known[sayer] = listen(to: sayer) }
    // What is said in another way than by an expression may mean anything.
    return known[sayer]?[name] ?? [Mention(isAnybodys: true)]
  }

  private func listen(to sayer: Sayer) -> [String: [Mention]] {
    var found: [String: [Mention]] = [:]
    var called: [Position: [Argument]] = [:]
    var askedFurther: Set<Position> = []
    let statements =
      switch sayer {
      case .statements(let file): symbols.digests[file].statements
      case .declaration(let id): symbols.declaration(id).said
      }
    func note(_ name: String, _ base: Expression?, _ at: Position, isAnybodys: Bool = false, isImplicit: Bool = false) {
      found[name, default: []].append(
        Mention(
          base: base, isAnybodys: isAnybodys, isImplicit: isImplicit, isAskedFurther: askedFurther.contains(at),
          arguments: called[at]))
    }
    Walk.statements(statements) { expression in
      switch expression.form {
      case .call(let callee, let arguments):
        // A method of a type that is handed its object is called with what it takes only then.
        called[callee.at] = callee.isOfType ? nil : arguments
        if askedFurther.contains(expression.at) { askedFurther.insert(callee.at) }
      case .name(let name, _): note(name, nil, expression.at)
      case .member(nil, let name, _, _): note(name, nil, expression.at, isImplicit: true)
      case .member(let base?, let name, _, _):
        askedFurther.insert(base.at)
        note(name, base, expression.at)
      case .index(let base, _), .force(let base), .chain(let base): askedFurther.insert(base.at)
      case .keyPath(_, let names): for name in names { note(name, nil, expression.at, isAnybodys: true) }
      default: break
      }
    }
    return found
  }

  private func locals(_ id: DeclarationID) -> LocalNames {
    if let known = locals[id] { return known }
    let found = LocalNames(id, symbols)
    locals[id] = found
    return found
  }

  private func mayMean(_ mention: Mention, _ id: DeclarationID, _ sayer: Sayer) -> Bool {
    if mention.isAnybodys { return true }
    let declaration = symbols.declaration(id)
    if declaration.kind == .function, let arguments = mention.arguments, !symbols.digests[sayer.file].isOldSwift,
      !declaration.mayTake(arguments)
    {
      return false
    }
    if mention.isImplicit { return isWanted(id, declaration, mention) }
    guard let owner = symbols.enclosingType(id) else { return true }
    switch (sayer, mention.base) {
    // At file scope a plain name is nobody's member.
    case (.statements, nil): return false
    case (.statements, _?): return true
    case (.declaration(let id), nil): return receivers.enclosing(id).contains { mayHave($0, owner) }
    case (.declaration(let id), let base?):
      return receivers.names(base, locals(id))?.contains { mayHave($0, owner) } ?? true
    }
  }

  /// Whether a member of whatever type is wanted may be one that is declared: as it is of that type, it must answer that type, too.
  private func isWanted(_ id: DeclarationID, _ declaration: Declaration, _ mention: Mention) -> Bool {
    guard let owner = symbols.enclosingType(id) else { return false }
    // A function by itself is of no type that has members.
    if declaration.kind == .function, mention.arguments == nil { return false }
    guard !mention.isAskedFurther, declaration.kind == .function || mention.arguments == nil else { return true }
    guard let written = declaration.type else { return declaration.kind != .function }
    let type = symbols.resolve(written, in: Scope(file: id.file, declaration: id)).unwrapped
    guard !type.isOpen, !type.isPartlyUnknown, let key = type.key, key != "Self" else { return true }
    return key == owner || symbols.types[key]?.isProtocol ?? false || symbols.descendants(of: owner).contains(key)
  }

  /// Whether an object of a type of that name may have what another type declares: one of them inherits the other, or may.
  private func mayHave(_ name: String, _ owner: String) -> Bool {
    guard let named = receivers.named[name] else { return true }
    return named.contains { symbol in
      symbol.isExternal || symbol.vocabulary != nil || symbol.key == owner || hasMembersOfOthers(symbol)
        || symbols.descendants(of: symbol.key).contains(owner)
        || symbols.levels(of: symbol.nominal).contains { $0.symbol.key == owner }
        || symbols.descendants(of: symbol.key).contains { below in
          symbols.types[below].map { type in symbols.levels(of: type.nominal).contains { $0.symbol.key == owner } } ?? true
        }
    }
  }

  /// Whether what is asked of an object of a type may be a member of another: `@dynamicMemberLookup`.
  private func hasMembersOfOthers(_ symbol: TypeSymbol) -> Bool {
    symbols.levels(of: symbol.nominal).contains { level in
      level.symbol.declarations.contains { id in
        symbols.declaration(id).attributes.contains { $0.name.isNamed("dynamicMemberLookup") }
      }
    }
  }
}

extension Declaration {
  /// Everything that stands in it as an expression.
  fileprivate var said: [Statement] {
    (body ?? []) + observers + (value.map { [.expression($0)] } ?? [])
      + parameters.compactMap(\.defaultValue).map { .expression($0) }
      + (attributes + parameters.flatMap(\.attributes)).flatMap { $0.arguments ?? [] }.map { .expression($0.value) }
  }

  /// Whether a function can be called so, as far as labels and numbers tell.
  fileprivate func mayTake(_ arguments: [Argument]) -> Bool {
    if generics.contains(where: \.isPack) { return true }
    let given = arguments.filter { !$0.isTrailing }
    let labels = given.compactMap(\.label)
    guard labels.allSatisfy({ label in parameters.contains { $0.label == label } }) else { return false }
    let free = given.count - labels.count
    let isVariadic = parameters.contains(where: \.isVariadic)
    if !isVariadic, free > parameters.count(where: { $0.label == nil }) { return false }
    let required = parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
    let missing = required.filter { $0.label.map { !labels.contains($0) } ?? false }.count
    let unfilled = max(0, required.count(where: { $0.label == nil }) - free)
    return missing + unfilled <= arguments.count - given.count
  }
}

extension Expression {
  /// Whether it is a member of a name that begins like a type's.
  fileprivate var isOfType: Bool {
    guard case .member(let base?, _, _, _) = form, case .name(let name, _) = base.form else { return false }
    return name.first?.isUppercase == true
  }
}
