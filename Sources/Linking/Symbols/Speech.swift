import Model

/// Who says which name, and of what. Whoever says a name is a function, a property or a type; nil stands for what runs by itself, and for
/// strings, of which nobody knows who reads them.
final class Speech {
  private let symbols: Symbols
  private let receivers: ReceiverTypes
  /// Some text that is not read may say any name.
  private(set) var isWhole = true
  private let spoken: SpokenNames
  /// Names that strings say.
  private var written: Set<String> = []
  /// By declaration, or of what stands at file scope.
  private var known: [DeclarationID: [String: Mentions]] = [:]
  /// By the name of a type: the keys of those whose members its objects may have; nil inside where they may have any.
  private var relatives: [String: Set<String>?] = [:]
  /// The same turned round, for the names that were met.
  private var namesOfRelatives: [String: [String]] = [:]
  private var locals: [DeclarationID: LocalNames] = [:]

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

  /// All that one says by a name, by whose member it may be: of hundreds that one calls by one name, each is found by its type.
  private struct Mentions {
    var all: [Mention] = []
    /// Those of which it was told whose they may be.
    var isSorted = false
    /// Any type's, and those of whatever type is wanted.
    var anybodys: [Mention] = []
    /// By the name of a type of which its receiver may be.
    var byReceiver: [String: [Mention]] = [:]
  }

  init(_ symbols: Symbols, _ spoken: SpokenNames, _ receivers: ReceiverTypes, isWanted: Bool) {
    (self.symbols, self.spoken, self.receivers) = (symbols, spoken, receivers)
    guard isWanted else { return }
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() where !symbols.leftovers.contains(file) {
      read(digest.statements)
      for declaration in digest.declarations { read(declaration.said) }
    }
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
    speakers(spoken.speakers(of: type), isWritten: written.contains(type), unless: isCalled) { !isOfNoTarget($0) }
  }

  /// Who says the name of a function or property where it may be meant; nil where somebody does who is called for certain.
  func speakers(of id: DeclarationID, unless isCalled: (DeclarationID) -> Bool) -> [DeclarationID]? {
    let name = symbols.declaration(id).name
    let reach = symbols.reach(of: id)
    // Who waits for his name is not known to Objective-C, where old Swift has not said so for him; and no other text calls anything.
    let isWritten = symbols.isOldSwift[id.file] && written.contains(name)
    return speakers(spoken.speakers(of: name), isWritten: isWritten, unless: isCalled) { sayer in
      mayMean(id, sayer, reach)
    }
  }

  /// Who makes an object by an initializer, or may: by the name of its type, by `Self` or by `init`, with what it takes; nil where somebody does
  /// who is called for certain.
  func makers(by id: DeclarationID, of type: String, unless isCalled: (DeclarationID) -> Bool) -> [DeclarationID]? {
    let reach = symbols.reach(of: id)
    let owner = symbols.enclosingType(id)
    let sayers = Set(["init", "Self", type].flatMap(spoken.speakers)).sorted()
    return speakers(sayers, isWritten: written.contains(type), unless: isCalled) { sayer in
      guard !isOfNoTarget(sayer), symbols.file(sayer.file, isWithin: reach) else { return false }
      return heard("init", by: sayer) != nil && mayMean(id, sayer, reach) || makes(by: id, type, sayer)
        || !sayer.isFileScope && symbols.enclosingType(sayer) == owner && makes(by: id, "Self", sayer)
    }
  }

  private func makes(by id: DeclarationID, _ type: String, _ sayer: DeclarationID) -> Bool {
    // Whoever merely declares something to be of a type makes nothing, nor does who asks the type itself.
    heard(type, by: sayer)?.all.contains { ($0.arguments != nil || !$0.isAskedFurther) && mayMean($0, id, sayer) } ?? false
  }

  /// Who says the name of a function or property where it may be meant, each with what stands around him, and files at whose scope it is said;
  /// nil where a text may say it.
  func sayers(of id: DeclarationID) -> [DeclarationID]? {
    let name = symbols.declaration(id).name
    if symbols.isOldSwift[id.file] && written.contains(name) { return nil }
    let reach = symbols.reach(of: id)
    return Set(spoken.speakers(of: name).filter { mayMean(id, $0, reach) }.map { speaker($0) ?? $0 }).sorted()
  }

  /// Who says a name in the body of a function: that itself, or what is declared in it.
  func sayersInBody(of id: DeclarationID, _ name: String) -> [DeclarationID] {
    spoken.speakers(of: name).filter { !$0.isFileScope && $0.file == id.file && speaker($0) == id }
  }

  /// Whether somebody who says the name of a function or property may mean it.
  private func mayMean(_ id: DeclarationID, _ sayer: DeclarationID, _ reach: Reach) -> Bool {
    guard !isOfNoTarget(sayer), symbols.file(sayer.file, isWithin: reach) else { return false }
    let mentions = mentions(symbols.declaration(id).name, by: sayer)
    let isMeant = { [self] in mayMean($0, id, sayer) }
    guard let owner = symbols.enclosingType(id) else { return mentions.all.contains(where: isMeant) }
    return mentions.anybodys.contains(where: isMeant)
      || namesOfRelatives[owner]?.contains { mentions.byReceiver[$0]?.contains(where: isMeant) ?? false } ?? false
  }

  /// What no target compiles calls nothing; only what some do is asked about.
  private func isOfNoTarget(_ sayer: DeclarationID) -> Bool { symbols.leftovers.contains(sayer.file) }

  private func speakers(
    _ sayers: [DeclarationID], isWritten: Bool, unless isCalled: (DeclarationID) -> Bool,
    where isMeant: (DeclarationID) -> Bool
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
  func speaker(_ sayer: DeclarationID) -> DeclarationID? {
    guard !sayer.isFileScope else { return nil }
    var found = sayer
    var next: DeclarationID? = sayer
    while let id = next {
      if !symbols.declaration(id).isNominal, symbols.declaration(id).kind != .extension { found = id }
      next = symbols.parent(of: id)
    }
    return found
  }

  private func mentions(_ name: String, by sayer: DeclarationID) -> Mentions {
    // What is said in another way than by an expression may mean anything.
    guard let found = heard(name, by: sayer) else {
      let anything = Mention(isAnybodys: true)
      return Mentions(all: [anything], anybodys: [anything])
    }
    if found.isSorted { return found }
    let sorted = sorted(found, sayer)
    known[sayer]![name] = sorted
    return sorted
  }

  /// What somebody says by a name in expressions.
  private func heard(_ name: String, by sayer: DeclarationID) -> Mentions? {
    if known[sayer] == nil { known[sayer] = listen(to: sayer).mapValues { Mentions(all: $0) } }
    return known[sayer]?[name]
  }

  /// The same with each mention where those find it who have the member of which it may speak.
  private func sorted(_ mentions: Mentions, _ sayer: DeclarationID) -> Mentions {
    var mentions = mentions
    for mention in mentions.all {
      guard let names = receiverNames(mention, sayer) else {
        mentions.anybodys.append(mention)
        continue
      }
      for name in names { mentions.byReceiver[name, default: []].append(mention) }
    }
    mentions.isSorted = true
    return mentions
  }

  /// The names of types whose member may be meant, or of one related to them; nil: any.
  private func receiverNames(_ mention: Mention, _ sayer: DeclarationID) -> ReceiverNames? {
    if mention.isAnybodys || mention.isImplicit { return nil }
    // At file scope a plain name is nobody's member.
    if sayer.isFileScope, mention.base == nil { return [] }
    let names = mention.base.map { receivers.names($0, locals(sayer)) } ?? receivers.enclosing(sayer)
    guard let names, names.allSatisfy({ relatives(of: $0) != nil }) else { return nil }
    return names
  }

  private func listen(to sayer: DeclarationID) -> [String: [Mention]] {
    var found: [String: [Mention]] = [:]
    var called: [Position: [Argument]] = [:]
    var askedFurther: Set<Position> = []
    let statements = sayer.isFileScope ? symbols.digests[sayer.file].statements : symbols.declaration(sayer).said
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
        called[callee.at] = callee.isOfType && !callee.isMaking ? nil : arguments
        if askedFurther.contains(expression.at) { askedFurther.insert(callee.at) }
      case .name(let name, _): note(name, nil, expression.at)
      case .member(nil, let name, _, _): note(name, nil, expression.at, isImplicit: true)
      case .member(let base?, let name, _, _):
        askedFurther.insert(base.at)
        note(name, base, expression.at)
      case .index(let base, _), .force(let base), .chain(let base): askedFurther.insert(base.at)
      case .metatype(let type): type.baseName.map { note($0, nil, expression.at, isAnybodys: true) }
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

  /// Whether one that may be of its type may mean a function or property.
  private func mayMean(_ mention: Mention, _ id: DeclarationID, _ sayer: DeclarationID) -> Bool {
    if mention.isAnybodys { return true }
    let declaration = symbols.declaration(id)
    if declaration.isCallable, let arguments = mention.arguments, !symbols.digests[sayer.file].isOldSwift,
      !declaration.mayTake(arguments)
    {
      return false
    }
    if mention.isImplicit { return isWanted(id, declaration, mention) }
    return true
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

  /// The types of which an object of a type of that name may have what they declare: one of the two inherits the other, or may.
  private func relatives(of name: String) -> Set<String>? {
    if let known = relatives[name] { return known }
    let found = findRelatives(of: name)
    relatives[name] = .some(found)
    for key in found ?? [] { namesOfRelatives[key, default: []].append(name) }
    return found
  }

  private func findRelatives(of name: String) -> Set<String>? {
    guard let named = receivers.named[name] else { return nil }
    var found: Set<String> = []
    for symbol in named {
      if symbol.isExternal && symbol.vocabulary == nil || symbols.hasMembersOfOthers(symbol) { return nil }
      // What stands above a framework's type, its interface need not say; no type of the program does unless it says so.
      if symbol.vocabulary != nil { found.formUnion(outside) }
      let below = symbols.descendants(of: symbol.key)
      found.formUnion(below)
      found.insert(symbol.key)
      for key in below + [symbol.key] {
        guard let type = symbols.types[key] else { return nil }
        found.formUnion(symbols.levels(of: type.nominal).map(\.symbol.key))
      }
    }
    return found
  }

  /// The types that stand outside the sources, but for those of frameworks.
  private lazy var outside = Set(symbols.types.values.lazy.filter { $0.isExternal && $0.vocabulary == nil }.map(\.key))
}
