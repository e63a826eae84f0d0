import Model

/// Who says a word of which receiver. Only who says the name of something that has to do with a container is looked at so closely, and only
/// for the words that are asked for; each once, however many searches there are.
final class SaidWords {
  /// Of what a word is said.
  enum Receiver: Hashable {
    case anything
    /// A member of whatever type is wanted.
    case wanted
    case around(ReceiverNames)
    case names(ReceiverNames)
    /// Operands of an operator that Swift itself has, of which one cannot be told.
    case plainOperands

    /// The types that are written or told.
    var names: ReceiverNames? {
      switch self {
      case .around(let names), .names(let names): names
      case .anything, .wanted, .plainOperands: nil
      }
    }
  }

  private let symbols: Symbols
  private let spoken: SpokenNames
  let receivers: ReceiverTypes
  private let idle: Set<DeclarationID>
  private var speakers: [DeclarationID: Speaker] = [:]
  /// By the number of a name that was asked for: who says it, and of what, for each way in which it is said.
  private var said: [Int: [MentionedWord.Use: [(speaker: Speaker, owner: MentionedOwner)]]] = [:]
  private var known: [MentionedWord: [Receiver: [DeclarationID]]] = [:]

  /// - Parameter idle: declarations that mention nothing, since nothing runs them.
  init(_ symbols: Symbols, _ spoken: SpokenNames, _ receivers: ReceiverTypes, leavingOut idle: Set<DeclarationID>) {
    (self.symbols, self.spoken, self.receivers, self.idle) = (symbols, spoken, receivers, idle)
  }

  /// A declaration, what it says, and what its receivers are told by.
  private final class Speaker {
    let id: DeclarationID
    /// By the numbers of their names.
    private let words: [(name: Int, use: MentionedWord.Use, owner: MentionedOwner)]
    private(set) lazy var locals = LocalNames(id, symbols)
    private let symbols: Symbols

    init(_ id: DeclarationID, _ symbols: Symbols, _ spoken: SpokenNames) {
      (self.id, self.symbols) = (id, symbols)
      var words: [(name: Int, use: MentionedWord.Use, owner: MentionedOwner)] = []
      Mentioning { word, owner in
        if let name = spoken.number(of: word.name) { words.append((name, word.use, owner)) }
      }.visit(symbols.declaration(id))
      words.sort { $0.name < $1.name }
      self.words = words
    }

    /// How it says a name.
    func uses(of name: Int) -> some Sequence<(name: Int, use: MentionedWord.Use, owner: MentionedOwner)> {
      var (first, end) = (0, words.count)
      while first < end {
        let middle = (first + end) / 2
        if words[middle].name < name { first = middle + 1 } else { end = middle }
      }
      return words[first...].lazy.prefix { $0.name == name }
    }
  }

  /// Those who say a word, by the receivers of which they do.
  func speakers(of word: MentionedWord) -> [Receiver: [DeclarationID]] {
    if let found = known[word] { return found }
    var found: [Receiver: [DeclarationID]] = [:]
    if let name = spoken.number(of: word.name) {
      for (speaker, owner) in uses(of: word.name, name)[word.use] ?? [] {
        found[receiver(owner, word, speaker), default: []].appendUnlessLast(speaker.id)
      }
    }
    known[word] = found
    return found
  }

  /// One name may be said in hundreds of ways: who says it is gone through once for all of them.
  private func uses(
    of name: String, _ number: Int
  ) -> [MentionedWord.Use: [(speaker: Speaker, owner: MentionedOwner)]] {
    if let found = said[number] { return found }
    var found: [MentionedWord.Use: [(speaker: Speaker, owner: MentionedOwner)]] = [:]
    for id in spoken.speakers(of: name) where !id.isFileScope && !idle.contains(id) {
      let speaker = speaker(id)
      for said in speaker.uses(of: number) { found[said.use, default: []].append((speaker, said.owner)) }
    }
    said[number] = found
    return found
  }

  private func speaker(_ id: DeclarationID) -> Speaker {
    if let known = speakers[id] { return known }
    let speaker = Speaker(id, symbols, spoken)
    speakers[id] = speaker
    return speaker
  }

  private func receiver(_ owner: MentionedOwner, _ word: MentionedWord, _ speaker: Speaker) -> Receiver {
    switch owner {
    case .none, .held, .anything: return .anything
    case .wanted: return .wanted
    case .around: return .around(receivers.enclosing(speaker.id))
    case .receiver(let base): return receivers.names(base, speaker.locals).map { .names($0) } ?? .anything
    case .operands(let left, let right):
      let names = [left, right].compactMap { $0 }.map { receivers.names($0, speaker.locals) }
      let known = names.compactMap { $0 }
      guard known.count == names.count else { return word.isPlainOperator ? .plainOperands : .anything }
      return .names(known.reduce(into: []) { $0.formUnion($1) })
    }
  }
}

extension MentionedWord {
  /// An operator that Swift declares for types of its own, and that almost every body uses.
  var isPlainOperator: Bool { name == "subscript" || Self.plainOperators.contains(name) }

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
