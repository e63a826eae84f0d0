import Model

/// Functions that nothing in the program can call, and properties that nothing can read before they make what they hold: no source says their
/// name where it may mean them, or that of the type whose they are, and nobody outside the sources knows them. Far less than what is idle:
/// what a text spells is called by Objective-C, if it is known there.
final class UnspokenCode {
  let symbols: Symbols
  let speech: Speech
  /// Files of which something could not be read may say any name; and sources without a place where a program begins are a part of
  /// something larger, which may say any, too.
  let isWhole: Bool
  /// Of functions and properties that were asked about: whether nothing can call or read them.
  private var known: [DeclarationID: Bool] = [:]
  /// Of functions: the builds in which something calls them; and by whoever says names: in which builds he says each, as far as that was asked.
  var builds: [DeclarationID: BuildCondition] = [:]
  var saidIn: [DeclarationID: [String: [BuildCondition]]] = [:]
  /// Names of functions that may be called in some builds only.
  private(set) lazy var namesOfSomeBuilds = findNamesOfSomeBuilds()
  /// Names of types that others stand for.
  private(set) lazy var namesBehindAliases = Set(
    symbols.digests[..<symbols.appFiles].lazy.flatMap(\.declarations)
      .filter { $0.kind == .typealias }.compactMap(\.type?.baseName))
  /// By type: what is the same for all its members, as far as that was asked.
  private var owners: [String: Owner] = [:]
  /// By type: who says its name; nil inside where somebody does who is called for certain.
  private var owning: [String: [DeclarationID]?] = [:]

  init(_ symbols: Symbols, _ spoken: SpokenNames, _ receivers: ReceiverTypes, isWhole: Bool) {
    self.symbols = symbols
    speech = Speech(symbols, spoken, receivers, isWanted: isWhole && symbols.hasEntry)
    self.isWhole = isWhole && symbols.hasEntry && speech.isWhole
  }

  func contains(_ id: DeclarationID) -> Bool {
    if known[id] == nil { if isLocal(id) { known[id] = isUncalledLocal(id) } else { settle(id) } }
    return known[id] ?? false
  }

  /// Whether tests, which are not read, cannot call one of them either: they see what is internal.
  func hides(_ id: DeclarationID) -> Bool {
    var seen: Set<DeclarationID> = []
    var open = [id]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard let candidate = candidate(next) else { return false }
      let speakers = speakers(of: next, candidate, isNamed: true) { $0 != next && !contains($0) }
      // Where somebody says its name, nobody has the object whose it is.
      guard speakers != nil ? isPrivate(next) : symbols.parent(of: next).map(isPrivate) ?? false else { return false }
      open += speakers ?? []
    }
    return true
  }

  private func isPrivate(_ id: DeclarationID) -> Bool {
    !symbols.declaration(id).modifiers.isDisjoint(with: ["private", "fileprivate"])
      || symbols.parent(of: id).map(isPrivate) ?? false
  }

  /// The type whose member something is.
  struct Owner {
    /// Nothing that it is declared with, or what extends it, makes something else of its members.
    var isPlain: Bool
    /// Whoever has an object of it says its name. Of a framework's own types there are always objects, and others may have those below it; of
    /// the one with which the program begins the system makes one.
    var isMadeByName: Bool
  }

  /// What a function is called by, where that hangs on who says a name: whoever says it may not be called himself.
  struct Candidate {
    /// Of its type, where nobody but who says that has an object to call the method of.
    var owner: String?
    /// Something outside the sources may call it without anybody's saying its name.
    var isDemanded = false
    /// If there is an object of its type, somebody calls it: whoever calls what it overrides, or whoever makes the object.
    var isOverride = false
  }

  /// Finds out of a function, and of all on whom that hangs, whether anything can call them. Those are called that somebody says who is; functions
  /// that only say one another are not.
  private func settle(_ id: DeclarationID) {
    var candidates: [DeclarationID: Candidate] = [:]
    var naming: [DeclarationID: [DeclarationID]] = [:]
    var spoken: [DeclarationID: [DeclarationID]] = [:]
    var called: [DeclarationID] = []
    var seen: Set<DeclarationID> = []
    var open = [id]
    while let next = open.popLast() {
      guard known[next] == nil, seen.insert(next).inserted else { continue }
      guard let candidate = candidate(next) else {
        known[next] = false
        called.append(next)
        continue
      }
      candidates[next] = candidate
      naming[next] = speakers(of: next, candidate, unless: isSurelyCalled)
      if let owner = candidate.owner, owning[owner] == nil {
        owning[owner] = .some(speech.speakers(of: owner, unless: isSurelyCalled))
      }
      for speaker in (naming[next] ?? []) + (candidate.owner.flatMap { owning[$0] ?? nil } ?? []) {
        spoken[speaker, default: []].append(next)
        open.append(speaker)
      }
    }
    func isSaid(_ speakers: [DeclarationID]?) -> Bool { speakers?.contains { known[$0] == false } ?? true }
    func isCalled(_ id: DeclarationID) -> Bool {
      guard let candidate = candidates[id] else { return true }
      let isOwned = candidate.owner.map { isSaid(owning[$0] ?? nil) } ?? true
      // What is demanded of an object is so only where there is one.
      return isSaid(naming[id]) ? isOwned : candidate.isDemanded && (isOwned || symbols.declaration(id).isStatic)
    }
    open = called + candidates.keys.filter(isCalled)
    while let next = open.popLast() {
      known[next] = false
      open += (spoken.removeValue(forKey: next) ?? []).filter { known[$0] == nil && isCalled($0) }
    }
    for id in candidates.keys where known[id] == nil { known[id] = true }
  }

  /// Whether nothing need be asked to know that something is called: it waits for nobody, or that is known.
  private func isSurelyCalled(_ id: DeclarationID) -> Bool {
    known[id].map { !$0 } ?? !waitsForItsName(id, symbols.declaration(id))
  }

  /// nil for what may be called whatever the sources say.
  func candidate(_ id: DeclarationID) -> Candidate? {
    let declaration = symbols.declaration(id)
    guard isWhole, id.file < symbols.appFiles, waitsForItsName(id, declaration), !symbols.leftovers.contains(id.file),
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
      hasPlainAttributes(id), around.allSatisfy(isPlainType), !declaration.modifiers.contains("dynamic")
    else { return nil }
    let isOffered = symbols.isOffered(id)
    if around.isEmpty { return isOffered ? nil : Candidate() }
    guard let key = symbols.enclosingType(id), let symbol = symbols.types[key], !symbol.isExternal else { return nil }
    // What a protocol of a framework is given, that may call.
    if symbol.isProtocol, symbol.vocabulary != nil || declaration.kind != .function { return nil }
    let type = owner(symbol)
    guard type.isPlain else { return nil }
    let isMadeByName = type.isMadeByName
    if isOffered {
      // Others may say its name, and need an object for that.
      let needsObject = [.function, .property].contains(declaration.kind) && !declaration.isStatic
      guard needsObject, isMadeByName, symbols.isMadeInItsModule(symbol) else { return nil }
      return Candidate(owner: symbol.path.last, isOverride: true)
    }
    if declaration.modifiers.contains("override") && !overridesOwn(declaration, of: symbol) || comesWithItsObject(declaration) {
      return isMadeByName ? Candidate(owner: symbol.path.last, isOverride: true) : nil
    }
    if case .file = symbols.reach(of: id) { return Candidate(owner: isMadeByName ? symbol.path.last : nil) }
    return Candidate(
      owner: isMadeByName ? symbol.path.last : nil, isDemanded: isDemandedOutside(id, of: symbol))
  }

  func owner(_ symbol: TypeSymbol) -> Owner {
    if let known = owners[symbol.key] { return known }
    let declarations = symbols.levels(of: symbol.nominal).flatMap(\.symbol.declarations)
    let found = Owner(
      isPlain: declarations.allSatisfy(isPlainOrOutside),
      isMadeByName: symbol.vocabulary == nil && symbols.subtypes[symbol.key]?.isEmpty ?? true
        && !isDemandedOutside(nil, of: symbol) && !declarations.contains { symbols.declaration($0).isEntry })
    owners[symbol.key] = found
    return found
  }

  /// Whether a method overrides one that a class of the program declares for the first time: nobody outside the sources knows that one, so it
  /// runs only where somebody says its name. What a library's class has, that class may call.
  func overridesOwn(_ declaration: Declaration, of symbol: TypeSymbol) -> Bool {
    guard declaration.kind == .function else { return false }
    let labels = declaration.parameters.map(\.label)
    let above = symbols.levels(of: symbol.nominal).dropFirst().filter { !$0.symbol.isProtocol }
      .flatMap { $0.symbol.members[declaration.name] ?? [] }
    let same = above.filter { id in
      symbols.declaration(id).kind == .function && symbols.declaration(id).parameters.map(\.label) == labels
    }
    let first = same.filter { !symbols.declaration($0).modifiers.contains("override") }
    return first.count == 1
      && same.allSatisfy { id in
        id.file < symbols.appFiles && hasPlainAttributes(id) && !symbols.isOffered(id)
          && symbols.declaration(id).modifiers.isDisjoint(with: ["dynamic", "open"])
      }
  }

  /// Whether something runs only where somebody makes an object of its type: an initializer, and what a stored property begins with.
  func comesWithItsObject(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .initializer: true
    case .property:
      declaration.parent != nil && declaration.body == nil && !declaration.isStatic && !declaration.modifiers.contains("lazy")
    default: false
    }
  }

  /// Whether nothing happens where somebody has an object, but only where he says the name: a function, a property that is computed, and one
  /// that makes its value when it is read for the first time. What comes with its object waits for the name of its type.
  func waitsForItsName(_ id: DeclarationID, _ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .function: true
    case .property where declaration.body != nil || declaration.modifiers.contains("lazy"): declaration.observers.isEmpty
    // What stands at file scope where statements stand, too, is made on the way.
    case .property where declaration.parent == nil: !symbols.isMadeOnTheWay(id)
    case .property: declaration.isStatic || comesWithItsObject(declaration)
    case .initializer: true
    default: false
    }
  }

  /// Swift and its literals call these unasked.
  static let calledBySwift: Set<String> = [
    "main", "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral",
  ]

  /// What macros, wrappers, builders and the runtime of Objective-C make of a declaration, only its attributes tell.
  func hasPlainAttributes(_ id: DeclarationID) -> Bool {
    symbols.declaration(id).attributes.allSatisfy { attribute in Self.plain.contains { attribute.name.isNamed($0) } }
  }

  /// The same of a type and of what extends it; that the program begins with it calls nothing else of it.
  /// A class that Objective-C knows has members that it does not know; an extension says it of all that is in it.
  func isPlainType(_ id: DeclarationID) -> Bool { isPlain(id, but: symbols.declaration(id).isNominal ? ["objc"] : []) }

  private func isPlainOrOutside(_ id: DeclarationID) -> Bool { id.file >= symbols.appFiles || isPlain(id, but: ["objc"]) }

  private func isPlain(_ type: DeclarationID, but others: [String]) -> Bool {
    symbols.declaration(type).attributes.allSatisfy { (Self.plainOfTypes + others).contains(where: $0.name.isNamed) }
  }

  private static let plainOfTypes = plain + entries + ["Observable"]
  fileprivate static let entries = ["main", "UIApplicationMain", "NSApplicationMain"]

  private static let plain = [
    "MainActor", "discardableResult", "available", "inline", "inlinable", "usableFromInline", "frozen", "preconcurrency",
    "nonisolated",
    "Sendable", "unchecked",
  ]
}

extension Symbols {
  /// Whether a program begins in the sources.
  fileprivate var hasEntry: Bool {
    digests[..<appFiles].contains { digest in
      !digest.statements.isEmpty || digest.declarations.contains(where: \.isEntry)
    }
  }
}

extension Declaration {
  /// Whether the program begins with it.
  var isEntry: Bool {
    attributes.contains { attribute in UnspokenCode.entries.contains { attribute.name.isNamed($0) } }
  }
}
