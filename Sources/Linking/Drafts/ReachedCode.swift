import Model

/// What of the code that is linked into an executable its own target leads to, by names: whatever its files mention, what that
/// mentions, and so on. A screen of a shared module that the widget never speaks of is linked into the widget and never opened there.
final class ReachedCode {
  private let symbols: Symbols
  private let executables: Executables
  private let spoken: SpokenNames
  private lazy var files = Dictionary(grouping: 0..<symbols.appFiles) { symbols.digests[$0].file }
  private var known: [Int: Set<DeclarationID>] = [:]
  private let made: MadeObjects
  private var running: [Int: [DeclarationID: Bool]] = [:]
  private let unspoken: () -> UnspokenCode
  /// By executable: what of it is called.
  private var said: [Int: SaidCode] = [:]

  init(_ symbols: Symbols, _ program: ProgramFacts) {
    self.symbols = symbols
    spoken = program.spokenNames
    executables = program.executables
    unspoken = { program.unspokenCode }
    made = MadeObjects(symbols, spoken)
  }

  /// The executables in which what is asked there may be asked; nil where nothing is known of it.
  ///
  /// What fills a container counts wherever something of its name is called, and what asks it only where that may be meant: so a mistake about who
  /// means whom makes nothing missing.
  func asking(_ origin: Origin) -> Set<Int>? { hosts(origin).map { $0.filter { isCalled(origin.at, in: $0) } } }

  /// The executables in which what begins there may run; nil where nothing is known of it.
  func hosts(_ origin: Origin) -> Set<Int>? {
    // What a storyboard begins may run wherever the storyboard is.
    guard files[origin.at.file] != nil else { return origin.hosts }
    return origin.hosts.map { linking in linking.filter { isReached(origin.at, in: $0) } }
  }

  /// The same, where that nothing leads there means no more than that one cannot tell.
  func running(_ origin: Origin) -> Set<Int>? {
    guard let found = hosts(origin), found.isEmpty else { return hosts(origin) }
    return origin.hosts
  }

  /// Whether a place is come to, as far as it stands in what objects do: in an object that the executable makes.
  private func isReached(_ place: Location, in host: Int) -> Bool {
    if executables.isOwn(place.file, of: host) { return true }
    guard let around = declaration(at: place, linkedInto: host) else { return false }
    if known[host] == nil { known[host] = ReachedWalk(symbols, executables, host, spoken).reached }
    guard known[host]!.contains(around) else { return false }
    if let answer = running[host]?[around] { return answer }
    let answer = made.mayRun(around) { isSaid($0, in: host) }
    running[host, default: [:]][around] = answer
    return answer
  }

  /// Whether a place that is come to stands in what is called, as far as that can be told.
  private func isCalled(_ place: Location, in host: Int) -> Bool {
    if files[place.file] == nil || executables.isOwn(place.file, of: host) { return true }
    guard let around = declaration(at: place, linkedInto: host) else { return true }
    if said[host] == nil { said[host] = SaidCode(unspoken()) { [unowned self] in isSaid($0, in: host) } }
    return said[host]!.contains(unspoken().unit(of: around))
  }

  /// Whether an executable's code says what somebody says.
  private func isSaid(_ speaker: DeclarationID, in host: Int) -> Bool {
    speaker.isFileScope
      ? executables.linking(symbols.digests[speaker.file].file, of: symbols.targetOfFile[speaker.file]).contains(host)
      : known[host]!.contains(speaker)
  }

  /// The innermost declaration around a place in a file that an executable links.
  private func declaration(at place: Location, linkedInto host: Int) -> DeclarationID? {
    (files[place.file] ?? []).first { executables.linking(place.file, of: symbols.targetOfFile[$0]).contains(host) }
      .flatMap { declaration(at: place, in: $0) }
  }

  /// The innermost declaration around a place, as far as beginnings tell.
  private func declaration(at place: Location, in file: Int) -> DeclarationID? {
    let position = Position(line: place.line, column: place.column)
    return symbols.digests[file].declarations.lastIndex { $0.at <= position }.map { DeclarationID(file: file, index: $0) }
  }
}

/// One executable's code, from its own files on.
private struct ReachedWalk {
  private let symbols: Symbols
  private let spoken: SpokenNames
  private let linked: Set<Int>
  private(set) var reached: Set<DeclarationID> = []
  /// Functions of which some word speaks, whether or not anybody has their type.
  private var mentioned: Set<DeclarationID> = []
  private var heard: [Bool]
  /// By number of a name: everything that it may mean is mentioned, whoever says it.
  private var settled: [Bool]
  /// Names, each with a target that says them, in which they do not mean all that is called so.
  private var heardInTarget: Set<[Int]> = []
  private var open: [DeclarationID] = []
  /// The numbers of functions that find types by text, wherever these are declared.
  private let findingTypes: Set<Int>

  init(_ symbols: Symbols, _ executables: Executables, _ host: Int, _ spoken: SpokenNames) {
    self.symbols = symbols
    self.spoken = spoken
    heard = [Bool](repeating: false, count: spoken.named.count)
    settled = heard
    findingTypes = Set(Mentioning.findingTypes.compactMap(spoken.number))
    linked = Set(
      (0..<symbols.appFiles).filter { file in
        executables.linking(symbols.digests[file].file, of: symbols.targetOfFile[file]).contains(host)
      })
    for file in linked {
      let digest = symbols.digests[file]
      let isOwn = executables.isOwn(digest.file, of: host)
      for (index, declaration) in digest.declarations.enumerated() where isOwn || Self.isEntry(declaration) {
        reach(DeclarationID(file: file, index: index))
      }
      if isOwn || executables.isCompiled(digest.file, by: host) { hear(spoken.names(inStatementsOf: file), in: file) }
    }
    while let id = open.popLast() {
      hear(spoken.names(in: id), in: id.file)
      for child in symbols.children[id] ?? [] where runs(child) { reach(child) }
    }
  }

  /// What the system begins with.
  private static func isEntry(_ declaration: Declaration) -> Bool {
    declaration.attributes.contains { attribute in
      ["main", "UIApplicationMain", "NSApplicationMain"].contains { attribute.name.isNamed($0) }
    }
      || declaration.inherits.contains { type in
        ["UIApplicationDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate"].contains { type.isNamed($0) }
      }
  }

  private mutating func reach(_ id: DeclarationID) {
    guard reached.insert(id).inserted else { return }
    open.append(id)
    guard symbols.declaration(id).isNominal, let symbol = symbols.typeOf[id].flatMap({ symbols.types[$0] }) else { return }
    for other in symbol.declarations where symbols.declaration(other).kind == .extension && linked.contains(other.file) {
      reach(other)
    }
  }

  private mutating func hear(_ names: some Sequence<Int32>, in file: Int) {
    lazy var findsByText = names.contains { findingTypes.contains(Int($0)) }
    for name in names.lazy.map({ Int($0) }) where !settled[name] {
      heard[name] = true
      let isOfSeveral = spoken.typesOfSeveralTargets.contains(name)
      if !isOfSeveral, let target = symbols.targetOfFile[file], heardInTarget.contains([target, name]) { continue }
      var isAll = !isOfSeveral
      for id in spoken.named[name] where linked.contains(id.file) {
        let isMeant = isOfSeveral ? symbols.isOffered(id, to: file) : mayMean(id, file) || findsByText
        if isMeant { mention(id) } else { isAll = false }
      }
      if isAll { settled[name] = true } else if let target = symbols.targetOfFile[file] { heardInTarget.insert([target, name]) }
    }
  }

  /// Whether a word may mean a declaration. A function may be called, by a protocol, where nobody knows whose it is; a type is named where
  /// its module is loaded.
  private func mayMean(_ id: DeclarationID, _ file: Int) -> Bool {
    switch symbols.declaration(id).kind {
    case .class, .struct, .enum, .actor, .protocol, .typealias: symbols.mayName(id, in: file)
    default: true
    }
  }

  private mutating func mention(_ id: DeclarationID) {
    switch symbols.declaration(id).kind {
    case .extension where !isOfAnother(id): reach(id)
    case .class, .struct, .enum, .actor, .protocol, .typealias:
      // What stands in another type is said behind its name, or in it.
      if symbols.parent(of: id).map({ reached.contains($0) || isContainers($0) }) ?? true { reach(id) }
    case .function:
      mentioned.insert(id)
      if isContainers(id) || symbols.parent(of: id).map(reached.contains) ?? true { reach(id) }
    case .property where isContainers(id) || symbols.parent(of: id) == nil: reach(id)
    default: break
    }
  }

  /// Whether an extension is one of a type of the program: it comes with that type, since of `extension Screen.State` the last name alone says
  /// little.
  private func isOfAnother(_ id: DeclarationID) -> Bool {
    guard let symbol = symbols.typeOf[id].flatMap({ symbols.types[$0] }), symbol.vocabulary == nil else { return false }
    return symbol.declarations.contains { symbols.declaration($0).isNominal && linked.contains($0.file) }
  }

  /// Whether it is what the program adds to a framework's type: that is spoken of without naming the type, as in `@Injected(\.tools)`.
  private func isContainers(_ id: DeclarationID) -> Bool {
    guard let symbol = symbols.enclosingType(id).flatMap({ symbols.types[$0] }) else { return false }
    return symbols.levels(of: symbol.nominal).contains { $0.symbol.vocabulary != nil }
  }

  /// Whether what stands in something that is reached runs with it, without being spoken of.
  private func runs(_ id: DeclarationID) -> Bool {
    let declaration = symbols.declaration(id)
    switch declaration.kind {
    case .function: return mentioned.contains(id) || isCalledFromOutside(id, declaration)
    case .class, .struct, .enum, .actor, .protocol, .typealias, .extension:
      return spoken.number(of: declaration.name).map { heard[$0] } ?? false
    default: return true
    }
  }

  /// Whether code outside the sources may call a function that nobody here mentions: it overrides, meets a requirement, or is an action.
  private func isCalledFromOutside(_ id: DeclarationID, _ declaration: Declaration) -> Bool {
    let isAction = declaration.attributes.contains { attribute in
      ["objc", "IBAction", "IBSegueAction"].contains { attribute.name.isNamed($0) }
    }
    if isAction || declaration.modifiers.contains("override") { return true }
    guard declaration.modifiers.isDisjoint(with: ["private", "fileprivate"]), let key = symbols.enclosingType(id),
      let symbol = symbols.types[key], !symbol.isExternal
    else { return false }
    return symbols.levels(of: symbol.nominal).contains { level in
      level.symbol.vocabulary != nil || level.symbol.isExternal
        || level.symbol.ancestors.contains { $0.key.map { symbols.types[$0] == nil } ?? true }
    }
  }
}
