import Model

/// Who mentions what: by word, then by the types of which the receiver may be.
///
/// Only who says the name of something that has to do with a container is looked at so closely; of all others nobody need know what
/// receivers may be.
struct MentionIndex {
  /// A word by which a declaration is mentioned.
  struct Word: Hashable {
    var mentioned: MentionedWord
    /// The type whose member it is, by key; nil at file scope and in bodies.
    var owner: String?
    /// It is meant whatever stands before it.
    var isAnybodys = false
    /// Only an object has it, not a type.
    var isObjects = false
    /// The files that see it.
    var reach = Reach.program
    /// The framework that declares it.
    var vocabulary: Int?

    init(
      _ mentioned: MentionedWord, owner: String? = nil, isAnybodys: Bool = false, isObjects: Bool = false,
      reach: Reach = .program, vocabulary: Int? = nil
    ) {
      self.mentioned = mentioned
      self.owner = owner
      self.isAnybodys = isAnybodys
      self.isObjects = isObjects
      self.reach = reach
      self.vocabulary = vocabulary
    }

    /// An operator: `*`, `prefix *`.
    var isOperator: Bool {
      guard let first = mentioned.name.split(separator: " ").last?.first else { return false }
      return !first.isLetter && first != "_" && first != "."
    }
  }

  private enum Mentioned: Hashable {
    case anything
    /// A member of whatever type is wanted.
    case wanted
    case around(ReceiverNames)
    case receiver(ReceiverNames)
    /// Operands of an operator that Swift itself has, of which one cannot be told.
    case plainOperands
  }

  private let symbols: Symbols
  private let receivers: ReceiverTypes
  /// Who says a name that nobody asked about yet.
  private var names: [String: [DeclarationID]] = [:]
  /// Of those that were looked at: who says a word that nobody asked for yet.
  private var sayings: [MentionedWord: [Saying]] = [:]
  /// Of words that were asked for: who says one of which receiver, and was not given yet.
  private var places: [MentionedWord: [Mentioned: [DeclarationID]]] = [:]
  private var seen: Set<DeclarationID> = []
  private let filesWithObjects: [Set<Int>]
  private var relatives: [String: (keys: Set<String>, isOutside: Bool)] = [:]

  init(_ symbols: Symbols) {
    self.symbols = symbols
    receivers = ReceiverTypes(symbols)
    filesWithObjects = symbols.filesWithObjects()
  }

  /// Adds every name that each declaration of these files says.
  mutating func add(_ files: Range<Int>, leavingOut idle: Set<DeclarationID>) {
    var names: [String: [DeclarationID]] = [:]
    for file in files {
      for declaration in symbols.digests[file].declarations.indices {
        let id = DeclarationID(file: file, index: declaration)
        guard !idle.contains(id) else { continue }
        Mentioning { word, _ in
          names[word.name, default: []].appendUnlessLast(id)
        }.visit(symbols.declaration(id))
      }
    }
    self.names = names
  }

  /// A declaration that was looked at, and what its receivers are told by.
  private final class Speaker {
    let id: DeclarationID
    private let symbols: Symbols
    private(set) lazy var locals = LocalNames(id, symbols)

    init(_ id: DeclarationID, _ symbols: Symbols) { (self.id, self.symbols) = (id, symbols) }
  }

  /// A word that a declaration says, before anybody asked for it.
  private struct Saying {
    var speaker: Speaker
    var owner: MentionedOwner

    /// Whether another of its declaration says no more.
    func covers(_ other: MentionedOwner, by speaker: Speaker) -> Bool {
      guard self.speaker === speaker else { return false }
      switch (owner, other) {
      case (.none, .none), (.anything, .anything), (.around, .around), (.wanted, .wanted): return true
      default: return false
      }
    }
  }

  /// Notes every word that a declaration says. Most are never asked for, so what stands before them is not found out yet.
  private mutating func look(at id: DeclarationID) {
    let speaker = Speaker(id, symbols)
    var said: [(MentionedWord, MentionedOwner)] = []
    Mentioning { said.append(($0, $1)) }.visit(symbols.declaration(id))
    for (word, owner) in said where sayings[word]?.last?.covers(owner, by: speaker) != true {
      sayings[word, default: []].append(Saying(speaker: speaker, owner: owner))
    }
  }

  /// Finds out of which receivers a word is said.
  private mutating func resolve(_ word: MentionedWord) {
    for saying in sayings.removeValue(forKey: word) ?? [] {
      let mentioned = mentioned(word, saying)
      places[word, default: [:]][mentioned, default: []].appendUnlessLast(saying.speaker.id)
    }
  }

  private func mentioned(_ word: MentionedWord, _ saying: Saying) -> Mentioned {
    switch saying.owner {
    case .none, .anything: return .anything
    case .wanted: return .wanted
    case .around: return .around(receivers.enclosing(saying.speaker.id))
    case .receiver(let base): return receivers.names(base, saying.speaker.locals).map { .receiver($0) } ?? .anything
    case .operands(let left, let right):
      let names = [left, right].compactMap { $0 }.map { receivers.names($0, saying.speaker.locals) }
      let known = names.compactMap { $0 }
      guard known.count == names.count else { return Self.isPlain(word.name) ? .plainOperands : .anything }
      return .receiver(known.reduce(into: []) { $0.formUnion($1) })
    }
  }

  /// Those that mention a word and were not given before.
  mutating func take(_ word: Word) -> [DeclarationID] {
    for id in names.removeValue(forKey: word.mentioned.name) ?? [] where seen.insert(id).inserted { look(at: id) }
    resolve(word.mentioned)
    guard let mentioned = places[word.mentioned] else { return [] }
    var found: [DeclarationID] = []
    for (receiver, ids) in mentioned where mayMean(receiver, word) {
      var others: [DeclarationID] = []
      for id in ids { if sees(id.file, word, receiver) { found.append(id) } else { others.append(id) } }
      places[word.mentioned]?[receiver] = others.isEmpty ? nil : others
    }
    return found.sorted()
  }

  /// Whether a file can mean that by a word; where the receiver cannot be told, it must be one that the file can have.
  private func sees(_ file: Int, _ word: Word, _ mentioned: Mentioned) -> Bool {
    guard symbols.file(file, isWithin: word.reach) else { return false }
    guard let vocabulary = word.vocabulary, !word.isAnybodys, let owner = word.owner.flatMap({ symbols.types[$0] }) else {
      return true
    }
    switch mentioned {
    case .around, .receiver: return true
    // Almost every body uses these: who has a framework's own in mind imports it.
    case .plainOperands: return symbols.file(file, knows: vocabulary)
    // A wrapper by itself stands behind the `_` of whoever wears it, or whoever keeps it says its type.
    case .anything, .wanted: return !symbols.isPropertyWrapper(owner) && filesWithObjects[vocabulary].contains(file)
    }
  }

  private mutating func mayMean(_ mentioned: Mentioned, _ word: Word) -> Bool {
    if word.isAnybodys { return true }
    switch mentioned {
    case .anything: return true
    case .wanted: return !word.isObjects
    case .plainOperands: return word.owner.flatMap { symbols.types[$0]?.vocabulary } != nil
    case .around(let names):
      guard let owner = word.owner else { return true }
      return names.contains { mayHave($0, owner, word) }
    case .receiver(let names):
      guard let owner = word.owner else { return word.isOperator && !Self.isPlain(word.mentioned.name) }
      return names.contains { mayHave($0, owner, word) }
    }
  }

  /// Whether an object of a type of that name may have the members of another: it inherits them, or some type below it does it
  /// instead. Nobody knows what a type from outside inherits; but what its initializer makes is no object of a framework's type.
  private mutating func mayHave(_ name: String, _ owner: String, _ word: Word) -> Bool {
    let own = relatives(of: name)
    if own.keys.contains(owner) { return true }
    guard own.isOutside, let symbol = symbols.types[owner], !declares(name, word.mentioned) else { return false }
    return symbol.isExternal || symbol.vocabulary != nil && word.mentioned.name != "init" && !symbols.isPropertyWrapper(symbol)
  }

  /// Whether types of that name have a property of their own under the word: it hides what they may inherit.
  private func declares(_ name: String, _ word: MentionedWord) -> Bool {
    guard word.use == .member, let types = receivers.named[name] else { return false }
    return types.allSatisfy { type in
      (type.members[word.name] ?? []).contains { symbols.declaration($0).kind == .property && !symbols.declaration($0).isStatic }
    }
  }

  private mutating func relatives(of name: String) -> (keys: Set<String>, isOutside: Bool) {
    if let known = relatives[name] { return known }
    var keys: Set<String> = ["Optional"]
    var isOutside = false
    for symbol in receivers.named[name] ?? [] {
      isOutside = isOutside || symbol.isExternal
      for level in symbols.levels(of: symbol.nominal) {
        keys.insert(level.symbol.key)
        isOutside = isOutside || symbols.isFromOutside(level.symbol)
      }
      let below = symbols.descendants(of: symbol.key)
      keys.formUnion(below)
      // What the program made a framework's type conform to may be such an object, with all that it inherits.
      for key in below {
        guard let type = symbols.types[key], type.vocabulary != nil else { continue }
        keys.formUnion(symbols.levels(of: type.nominal).map(\.symbol.key))
      }
    }
    if receivers.named[name] == nil { isOutside = !Self.plainTypes.contains(name) }
    relatives[name] = (keys, isOutside)
    return (keys, isOutside)
  }

  /// Types of Swift that inherit from nothing.
  private static let plainTypes: Set<String> = [
    "Array", "Dictionary", "Set", "String", "Substring", "Character", "Int", "Double", "Bool",
  ]

  private static func isPlain(_ word: String) -> Bool {
    word == "subscript" || plainOperators.contains(word)
  }

  /// Operators that Swift declares for types of its own, and that almost every body uses.
  private static let plainOperators: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "~=", "===", "!==", "&&", "||", "!", "+", "-", "*", "/", "%", "+=", "-=", "*=", "/=", "??",
    "...",
    "..<", "&", "|", "^", "<<", ">>", "prefix !", "prefix -", "prefix +", "prefix ~", "prefix &", "prefix ...", "prefix ..<",
    "postfix ...",
  ]
}

extension Array where Element: Equatable {
  /// Appends what is not the last already.
  mutating func appendUnlessLast(_ element: Element) { if last != element { append(element) } }
}
