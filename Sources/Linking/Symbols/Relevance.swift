import Model

/// Finds the declarations whose bodies or signatures may have to do with a container: those that mention a framework's type or
/// function, then those that mention such a declaration, as far as one asks.
///
/// A call mentions a function of that name only where its receiver may have it; see `ReceiverTypes`. So `a.value` has nothing to
/// do with the `value` of a type that `a` cannot be.
struct Relevance {
  private let symbols: Symbols
  private let wrappers: [String: [String]]
  private var index: MentionIndex
  private var open: [MentionIndex.Word] = []
  private var known: Set<MentionIndex.Word> = []
  /// The words by which others mention what was spread: those of `known`, kept since each default argument asks for them.
  private(set) var words: Set<MentionedWord> = []
  private(set) var found: Set<DeclarationID> = []
  /// By vocabulary: the words of its subscripts. Anything whose type is not known may be subscripted, and nobody has an object of a framework
  /// in a program that speaks of nothing else of it; so these wait until somebody does.
  private var subscripts: [Int: [MentionIndex.Word]] = [:]
  /// By word of a framework: its vocabularies.
  private var vocabularies: [MentionIndex.Word: Set<Int>] = [:]

  /// - Parameters:
  ///   - names: types of the program that are known to have to do with containers.
  ///   - accessors: by vocabulary, names of functions that its tool would write for types of the program, and does not: who calls one on a
  ///     container asks for that type, whatever else he says.
  init(
    _ symbols: Symbols, _ said: SaidWords, mentioning names: Set<String>, asking accessors: [Int: Set<String>] = [:]
  ) {
    self.symbols = symbols
    wrappers = symbols.wrappers()
    index = MentionIndex(symbols, said)
    mentionAnybodys(names)
    for (file, digest) in symbols.digests.enumerated().dropFirst(symbols.appFiles) {
      for declaration in digest.declarations.indices {
        let words = symbols.mentions(of: DeclarationID(file: file, index: declaration))
        guard let vocabulary = symbols.vocabulary(ofFile: file) else {
          mention(words)
          continue
        }
        guard digest.declarations[declaration].kind != .subscript else {
          subscripts[vocabulary, default: []] += words
          continue
        }
        for word in words { vocabularies[word, default: []].insert(vocabulary) }
        mention(words)
      }
    }
    for (vocabulary, names) in accessors.sorted(by: { $0.key < $1.key }) where !names.isEmpty {
      let owners = symbols.containerTypes(of: vocabulary)
      mention(
        names.sorted().flatMap { name in
          owners.map { MentionIndex.Word(MentionedWord(name, .member), owner: $0, isObjects: true, vocabulary: vocabulary) }
        })
    }
  }

  /// Those that mention what was spread since, and were not given before.
  mutating func next() -> [DeclarationID] {
    var new: [DeclarationID] = []
    while let word = open.popLast() {
      let speaking = index.take(word)
      if !speaking.isEmpty {
        for vocabulary in vocabularies[word] ?? [] { mention(subscripts.removeValue(forKey: vocabulary) ?? []) }
      }
      for id in speaking where found.insert(id).inserted { new.append(id) }
    }
    return new.sorted()
  }

  /// Whoever mentions a declaration has to do with a container, too.
  mutating func spread(_ id: DeclarationID) {
    mention(symbols.mentions(of: id))
    let owner = symbols.parent(of: id).map { symbols.declaration($0) }
    mentionAnybodys(owner.flatMap { wrappers[$0.kind == .extension ? $0.type?.baseName ?? "" : $0.name] } ?? [])
  }

  /// Whoever speaks of a door may hand on what stands behind it.
  mutating func spreadDoors() { mentionAnybodys(symbols.doors(found).map { symbols.types[$0]!.path.last! }) }

  /// Spreads everything that there is.
  mutating func spreadAll() {
    repeat {
      var new = next()
      while !new.isEmpty {
        for id in new { spread(id) }
        new = next()
      }
      spreadDoors()
    } while !open.isEmpty
  }

  private mutating func mentionAnybodys(_ names: some Sequence<String>) {
    mention(names.sorted().map { MentionIndex.Word(MentionedWord($0), isAnybodys: true) })
  }

  private mutating func mention(_ words: [MentionIndex.Word]) {
    for word in words where known.insert(word).inserted {
      open.append(word)
      self.words.insert(word.mentioned)
    }
  }
}

extension Symbols {
  /// Types of the program that refine a framework's type for groups, and are refined themselves: whoever has something of one has some
  /// group.
  func refinedGroups() -> Set<String> {
    let roots = types.values.filter { symbol in
      guard let vocabulary = symbol.vocabulary else { return false }
      return vocabularies[vocabulary].shapes.contains { $0.scope == nil && $0.type == symbol.path.last }
    }
    return Set(roots.flatMap { descendants(of: $0.key) }.filter { types[$0]?.vocabulary == nil && subtypes[$0] != nil })
  }

  /// Protocols of the program through which an object around a container is known: they demand a function that says for its caller what
  /// a container is told or asked, since it has type parameters, or takes what only a framework has.
  func doors(_ relevant: Set<DeclarationID>) -> Set<String> {
    var doors: Set<String> = []
    for symbol in types.values where symbol.isProtocol && symbol.vocabulary == nil && !symbol.isExternal {
      let below = descendants(of: symbol.key)
      let isDoor = symbol.sortedMembers.contains { id in
        let demanded = declaration(id)
        guard demanded.kind == .function, demanded.body == nil, !demanded.generics.isEmpty || takesFrameworks(id) else {
          return false
        }
        return below.contains { key in
          types[key]?.vocabulary != nil || types[key]?.members[demanded.name]?.contains(where: relevant.contains) ?? false
        }
      }
      if isDoor { doors.insert(symbol.key) }
    }
    return doors
  }

  func takesFrameworks(_ id: DeclarationID) -> Bool {
    declaration(id).parameters.contains { parameter in
      guard let written = parameter.type.map({ resolve($0, in: Scope(file: id.file, declaration: id)).unwrapped }) else {
        return false
      }
      let type = (written.element ?? written).unwrapped
      return (type.instance ?? type).key.flatMap { types[$0]?.vocabulary } != nil
    }
  }

  /// The types of a framework whose objects are containers, by key.
  fileprivate func containerTypes(of vocabulary: Int) -> [String] {
    let file = appFiles + vocabulary
    return digests[file].declarations.indices.compactMap { index in
      let isContainer = digests[file].declarations[index].attributes.contains { $0.name.isNamed("container") }
      return isContainer ? enclosingType(DeclarationID(file: file, index: index)) : nil
    }
  }

  /// By the name of a property wrapper or a result builder, or of a class that such inherit: the names of these. Whoever wears one
  /// mentions its members.
  fileprivate func wrappers() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for declaration in digests[..<appFiles].lazy.flatMap(\.declarations) where declaration.isNominal {
      guard declaration.attributes.contains(where: { $0.name.isNamed("propertyWrapper") || $0.isResultBuilder }) else { continue }
      for name in [declaration.name] + declaration.inherits.compactMap(\.baseName) {
        found[name, default: []].append(declaration.name)
      }
    }
    return found
  }

  /// The words by which others mention a declaration.
  fileprivate func mentions(of id: DeclarationID) -> [MentionIndex.Word] {
    let declaration = declaration(id)
    let outer = parent(of: id).map { self.declaration($0) }
    let isMember = outer.map { $0.isNominal || $0.kind == .extension } ?? false
    let owner = isMember ? enclosingType(id) : nil
    let reach = reach(of: id)
    let vocabulary = vocabulary(ofFile: id.file)
    let isObjects = isMember && !declaration.isStatic && (declaration.kind == .function || declaration.kind == .property)
    func own(_ words: [MentionedWord]) -> [MentionIndex.Word] {
      words.map { MentionIndex.Word($0, owner: owner, isObjects: isObjects, reach: reach, vocabulary: vocabulary) }
    }
    func anybodys(_ words: [MentionedWord]) -> [MentionIndex.Word] {
      words.map { MentionIndex.Word($0, isAnybodys: true, reach: reach) }
    }
    switch declaration.kind {
    case .function where MentionIndex.Word(MentionedWord(declaration.name)).isOperator: return operators(id, owner, reach)
    case .function, .subscript:
      let omitted = mayOmitFirstLabel(id) ? [MentionedWord(declaration.name, .call("_"))] : []
      // What a library makes of it may leave the type to what takes the answer.
      let left = vocabulary != nil && declaration.asksByType ? [MentionedWord(declaration.name, .call(""))] : []
      return own(calls(of: declaration.name, id) + omitted + left)
    case .initializer:
      let type = outer.map { $0.kind == .extension ? $0.type?.baseName ?? "" : $0.name } ?? ""
      return anybodys(calls(of: type, id)) + own(calls(of: "init", id))
    case .property:
      let type = declaration.type.map { resolve($0, in: Scope(file: id.file, declaration: id)) }
      let keeper = isMember && !declaration.isStatic ? owner.flatMap { types[$0] } : nil
      // Whoever keeps an object keeps what is in it.
      var kept = anybodys(declaration.isStored ? keeper.map(namesOfObjects) ?? [] : [])
      // Whoever makes an object with type arguments says what its wrapped properties ask for.
      if !declaration.attributes.isEmpty, type?.isOpen ?? false { kept += anybodys([MentionedWord(keeper?.path.last ?? "")]) }
      guard handsOn(declaration) || keepsOwn(type?.unwrapped) else { return kept }
      // Whoever makes an object makes what its properties begin with: a module that it keeps.
      let maker = type?.key.flatMap { types[$0]?.vocabulary } != nil ? keeper?.path.last : nil
      return own([MentionedWord(declaration.name, .member)]) + anybodys(maker.map { [MentionedWord($0, .call(""))] } ?? []) + kept
    case .class, .struct, .enum, .actor, .protocol, .typealias: return anybodys([MentionedWord(declaration.name)])
    case .extension, .enumCase, .associatedType: return []
    }
  }

  /// An operator is mentioned beside what it takes, wherever it is declared.
  private func operators(_ id: DeclarationID, _ owner: String?, _ reach: Reach) -> [MentionIndex.Word] {
    let declaration = declaration(id)
    let fixity = ["prefix ", "postfix "].first { declaration.modifiers.contains(String($0.dropLast())) } ?? ""
    let scope = Scope(file: id.file, declaration: id)
    let taken = declaration.parameters.map { parameter -> String? in
      let type = parameter.type.map { resolve($0, in: scope).unwrapped }
      return (type?.instance ?? type)?.key.flatMap { types[$0] == nil ? nil : $0 }
    }
    let owners = owner == nil ? taken : taken + [owner]
    return owners.map {
      MentionIndex.Word(
        MentionedWord(fixity + declaration.name, .call("_")), owner: $0, reach: reach, vocabulary: vocabulary(ofFile: id.file))
    }
  }

  /// Whether whoever reads a property gets more than it says itself: what a body or value makes, or what was put there for others to read.
  private func handsOn(_ property: Declaration) -> Bool {
    if property.body != nil || property.value != nil { return true }
    return property.attributes.isEmpty && property.modifiers.isDisjoint(with: ["private", "fileprivate"])
  }

  /// Whether what a property keeps is an object of the program, or several: who puts it there says what is in it.
  private func keepsOwn(_ type: TypeName?) -> Bool {
    guard let type, let symbol = (type.element ?? type).unwrapped.key.flatMap({ types[$0] }) else { return false }
    return symbol.vocabulary == nil && !symbol.isExternal
  }

  /// The names of the program's types as which an object of a type may be kept.
  private func namesOfObjects(of symbol: TypeSymbol) -> [MentionedWord] {
    levels(of: symbol.nominal).compactMap { level in
      level.symbol.vocabulary == nil && !level.symbol.isExternal ? level.symbol.path.last.map { MentionedWord($0, .kept) } : nil
    }
  }

  /// The name with every label that may come first: one may belong to a defaulted parameter, or to a closure that trails.
  private func calls(of name: String, _ id: DeclarationID) -> [MentionedWord] {
    let parameters = declaration(id).parameters
    var words: [MentionedWord] = []
    for parameter in parameters {
      words.append(MentionedWord(name, .call(parameter.label ?? "_")))
      if parameter.defaultValue == nil { break }
    }
    let mayBeEmpty = parameters.allSatisfy { parameter in
      if parameter.defaultValue != nil || parameter.isVariadic { return true }
      guard let written = parameter.type else { return false }
      let type = resolve(written, in: Scope(file: id.file, declaration: id)).unwrapped
      if case .function = type { return true }
      return type.isMaker
    }
    return mayBeEmpty ? words + [MentionedWord(name, .call(""))] : words
  }
}
