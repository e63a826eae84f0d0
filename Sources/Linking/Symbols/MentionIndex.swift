import Model

/// Who mentions what: of those who say a word, in whatever sense, the ones whose receiver may have it and whose file may mean it.
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

  private let symbols: Symbols
  private let said: SaidWords
  /// Of words that were asked for: who says them and was not given yet.
  private var sayers: [MentionedWord: Sayers] = [:]
  private let filesWithObjects: [Set<Int>]
  private var relatives: [String: (keys: Set<String>, isOutside: Bool)] = [:]
  /// The same turned round, for the names that were met: by the key of a type, the names of those whose objects may have its members.
  private var namesOfRelatives: [String: [String]] = [:]

  /// Who says a word, by the receivers of which they do, and which of these may have a type's members: of thousands, few.
  private struct Sayers {
    var receivers: [SaidWords.Receiver] = []
    var ids: [[DeclarationID]] = []
    /// By the name of a type that one of them may be: their places.
    var ofName: [String: [Int]] = [:]
    /// The places of those that may be of a type from outside, and of those without a name.
    var ofOutside: [Int] = []
    var ofNoName: [Int] = []
  }

  init(_ symbols: Symbols, _ said: SaidWords) {
    (self.symbols, self.said) = (symbols, said)
    filesWithObjects = symbols.filesWithObjects()
  }

  /// Those that mention a word and were not given before.
  mutating func take(_ word: Word) -> [DeclarationID] {
    var mentioned = sayers.removeValue(forKey: word.mentioned) ?? makeSayers(of: word.mentioned)
    var found: [DeclarationID] = []
    for place in places(of: word, mentioned) where !mentioned.ids[place].isEmpty {
      guard let told = mayMean(mentioned.receivers[place], word) else { continue }
      mentioned.ids[place].removeAll { id in
        guard sees(id.file, word, told) else { return false }
        found.append(id)
        return true
      }
    }
    sayers[word.mentioned] = mentioned
    return found.sorted()
  }

  private mutating func makeSayers(of word: MentionedWord) -> Sayers {
    var found = Sayers()
    for (receiver, ids) in said.speakers(of: word) {
      let place = found.receivers.count
      found.receivers.append(receiver)
      found.ids.append(ids)
      guard let names = receiver.names else {
        found.ofNoName.append(place)
        continue
      }
      var isOutside = false
      for name in names {
        found.ofName[name, default: []].append(place)
        isOutside = relatives(of: name).isOutside || isOutside
      }
      if isOutside { found.ofOutside.append(place) }
    }
    return found
  }

  /// The places of the receivers that may have what a word means, and perhaps of others.
  private func places(of word: Word, _ sayers: Sayers) -> some Sequence<Int> {
    guard !word.isAnybodys, let owner = word.owner else { return Array(sayers.receivers.indices) }
    let isFromOutside = symbols.types[owner].map { $0.isExternal || $0.vocabulary != nil } ?? false
    let related = (namesOfRelatives[owner] ?? []).flatMap { sayers.ofName[$0] ?? [] }
    return sayers.ofNoName + (isFromOutside ? sayers.ofOutside : []) + related
  }

  /// How it is known that a word may mean something.
  private enum Telling {
    /// By what stands before or around it.
    case byType
    /// Nobody knows of what stands before it that it cannot be such an object.
    case byNothing
    /// By plain operands: almost every body uses these.
    case byOperands
  }

  /// Whether a file can mean that by a word; where the receiver cannot be told, it must be one that the file can have.
  private func sees(_ file: Int, _ word: Word, _ told: Telling) -> Bool {
    guard symbols.file(file, isWithin: word.reach) else { return false }
    guard !word.isAnybodys, let owner = word.owner.flatMap({ symbols.types[$0] }),
      let vocabulary = word.vocabulary ?? owner.vocabulary
    else { return true }
    if told == .byType { return true }
    guard filesWithObjects[vocabulary].contains(file) else { return false }
    // What the program adds to a framework's types needs no more than such an object.
    if word.vocabulary == nil { return true }
    // Who has a framework's own operator in mind imports it. A wrapper by itself stands behind the `_` of whoever wears it, or whoever keeps
    // it says its type.
    return told == .byOperands ? symbols.file(file, knows: vocabulary) : !symbols.isPropertyWrapper(owner)
  }

  private mutating func mayMean(_ mentioned: SaidWords.Receiver, _ word: Word) -> Telling? {
    if word.isAnybodys { return .byType }
    switch mentioned {
    case .anything: return .byNothing
    case .wanted: return word.isObjects ? nil : .byNothing
    case .plainOperands: return word.owner.flatMap { symbols.types[$0]?.vocabulary } == nil ? nil : .byOperands
    case .around(let names):
      guard let owner = word.owner else { return .byType }
      return names.contains { mayHave($0, owner, word) } ? .byType : nil
    case .names(let names):
      guard let owner = word.owner else { return word.isOperator && !word.mentioned.isPlainOperator ? .byType : nil }
      if names.contains(where: { relatives(of: $0).keys.contains(owner) }) { return .byType }
      return names.contains { mayHave($0, owner, word) } ? .byNothing : nil
    }
  }

  /// Whether an object of a type of that name may have the members of another: it inherits them, or some type below it does it
  /// instead. Nobody knows what a type from outside inherits; but what its initializer makes is no object of a framework's type.
  private mutating func mayHave(_ name: String, _ owner: String, _ word: Word) -> Bool {
    let own = relatives(of: name)
    if own.keys.contains(owner) { return true }
    guard own.isOutside, let symbol = symbols.types[owner], !declares(name, word) else { return false }
    if symbol.isExternal { return true }
    guard symbol.vocabulary != nil, word.mentioned.name != "init", !symbols.isPropertyWrapper(symbol) else { return false }
    // What is called in a framework's words may keep a container of its own.
    guard word.mentioned.use == .member else { return true }
    if said.receivers.named[name]?.contains(where: \.isExternal) == false { return symbols.mayBeInherited(symbol) }
    // Which types a library calls by a name of its own, nobody knows; but `DispatchQueue.main` is one of itself.
    return word.isObjects || OutsideStatic.answer(.named(name), word.mentioned.name, arguments: nil) == nil
  }

  /// Whether types of that name have a property of their own under the word: it hides what they may inherit.
  private func declares(_ name: String, _ word: Word) -> Bool {
    guard word.mentioned.use == .member, let types = said.receivers.named[name] else { return false }
    return types.allSatisfy { type in
      (type.members[word.mentioned.name] ?? []).contains { id in
        symbols.declaration(id).kind == .property && symbols.declaration(id).isStatic != word.isObjects
      }
    }
  }

  private mutating func relatives(of name: String) -> (keys: Set<String>, isOutside: Bool) {
    if let known = relatives[name] { return known }
    var keys: Set<String> = ["Optional"]
    var isOutside = false
    for symbol in said.receivers.named[name] ?? [] {
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
    if said.receivers.named[name] == nil { isOutside = !Self.plainTypes.contains(name) }
    relatives[name] = (keys, isOutside)
    for key in keys { namesOfRelatives[key, default: []].append(name) }
    return (keys, isOutside)
  }

  /// Types of Swift that inherit from nothing.
  private static let plainTypes: Set<String> = [
    "Array", "Dictionary", "Set", "String", "Substring", "Character", "Int", "Double", "Bool",
  ]
}
