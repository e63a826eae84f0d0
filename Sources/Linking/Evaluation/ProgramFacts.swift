import Model

/// What is known of a program before any of it is followed.
final class ProgramFacts {
  /// The `#if` flags that hold; nil: each branch is judged with itself.
  let flags: [String]?
  /// Conditions that say the same whenever they are asked.
  let steadyTests = SteadyTests()
  /// Told the file that is being followed.
  let watch: @Sendable (String) -> Void
  /// Functions and types that may lead to a framework's API, as far as names tell; see `Relevance`.
  let relevant: Set<DeclarationID>
  /// The search for those among them that are followed, which has spread nothing but the frameworks themselves.
  let relevance: Relevance
  /// The words by which others mention those.
  let relevantWords: Set<MentionedWord>
  /// Types whose objects may keep something that decides what a container is told or asked.
  let keepers: Set<String>
  /// Members that are something else in each class below.
  let varied: VariedMembers
  /// Protocols through which objects around containers are known.
  let doors: Set<String>
  /// Those among them whose objects keep a container, and protocols whose functions take one.
  var holders: Set<String> = []
  var fillers: Set<String> = []
  /// Functions of frameworks' interfaces that call themselves.
  let recursiveVocabulary: Set<DeclarationID>
  /// Operator functions of frameworks, and those of the program that may lead to one, by name.
  let operatorIndex: [String: [Overload]]
  /// Types that are scopes of a tree, by key.
  let scopes: [String: ScopeType]
  /// Its apps and extensions, where there are several.
  let executables: Executables
  /// Apps and extensions, and the targets linked into each.
  let hosts: [Draft.Host]
  /// Types that a typealias of the program calls by one name, each in builds of its own.
  let buildNames: BuildNames
  /// Where files register for their own target only.
  let keptPlaces: Set<Location>
  /// Lines of which a comment says that what they ask for comes from outside; columns are 0.
  let providedOutside: Set<Location>
  /// Every word by which the program mentions something.
  lazy var mentions = digests.reduce(into: Set<String>()) { $0.formUnion(words(of: $1)) }
  /// Variables that some code changes.
  lazy var changed = ChangedNames(digests, relevant: relevant)
  /// Where some code changes them.
  private(set) lazy var assignments = Assignments(digests)
  private(set) lazy var setNames = SetNames(digests, changed)
  /// Where it speaks of what properties may keep, and whether only to unwrap that.
  private(set) lazy var unwrapped = UnwrappedNames(digests)
  /// A program begins in the sources, as far as these or the targets say.
  private(set) lazy var beginsHere = beginsProgram()
  /// The program says of the promises of a framework that they stop nothing.
  let bearsPromises: Bool
  /// Names that mean nothing but functions of the program which never return.
  lazy var neverReturning = namesOfNever()
  /// By vocabulary and name of the function that its tool would write: the only type of the program for which it would.
  let accessed: [Int: [String: TypeName]]
  /// By name: functions that tools wrote.
  let writtenFunctions: [String: [DeclarationID]]
  /// Those of their names under which something else may be called, too.
  let sharedWrittenNames: Set<String>
  /// By vocabulary: names of functions that its tool would write, and does not.
  let lostAccessors: [Int: Set<String>]
  /// Those of these names under which something else may be called.
  let sharedLostNames: Set<String>
  /// Names of stored properties that are static or global, and of all others.
  private(set) lazy var sharedNames = storedNames { $0.isStatic || $0.parent == nil }
  private(set) lazy var storedNames = storedNames { !$0.isStatic && $0.parent != nil }
  /// By function: which of these its body names, as far as that was asked.
  var spokenStores: [DeclarationID: SpokenStores] = [:]
  /// By vocabulary: modules from outside that may be made of it.
  let accompanying: [Set<String>]
  /// The vocabularies that some file of the program imports.
  let spoken: Set<Int>
  /// Which names each declaration speaks, for all who ask.
  let spokenNames: SpokenNames
  /// Of which types objects are, told without following anything.
  let receivers: ReceiverTypes
  private(set) lazy var overrides = findOverrides { self.idleCode.declarations.contains($0) || self.unspokenCode.contains($0) }
  private let findOverrides: ((DeclarationID) -> Bool) -> Overrides
  private(set) lazy var idleCode = findIdleCode()
  private let findIdleCode: () -> IdleCode
  private(set) lazy var unspokenCode = findUnspokenCode()
  private let findUnspokenCode: () -> UnspokenCode
  /// By name: functions of groups by calling which the program loads them, with the vocabulary that says so.
  let joiningMethods: [String: Int]
  /// By file: whether it imports a module that neither the program nor the system has.
  let importsFromOutside: [Bool]
  /// What enumerations of frameworks are in every program that runs.
  private(set) lazy var onlyCases = findOnlyCases { self.assignments }
  private let findOnlyCases: (() -> Assignments) -> [String: String]
  /// Functions of frameworks' protocols that run for each type of the program that conforms.
  let conformingFunctions: [DeclarationID]
  /// Those that run for each scene of such a type.
  let sceneFunctions: [DeclarationID]
  let scenes: [SceneFile]
  /// Why storyboards or nibs may make more.
  let scenesGap: String?
  /// By protocol: the properties that it demands.
  var requirements: [TypeName: [Requirement]] = [:]
  /// By method: those of classes below that take its place, as far as that was asked.
  var overridesOf: [DeclarationID: [DeclarationID]] = [:]
  /// By requirement: what implements it, as far as that was asked.
  var implementationsOf: [DeclarationID: [Member]] = [:]
  /// By constant of objects: the literal that it always is, as far as that was asked.
  var settledLiterals: [DeclarationID: Expression?] = [:]
  private(set) lazy var makings = Makings(digests)
  /// By function: whether it only ends the program, as far as that was asked.
  var ending: [DeclarationID: Bool] = [:]
  /// By property: whether it declares something that others must fill, as far as that was asked.
  var promises: [DeclarationID: Bool] = [:]
  /// By key: whether all values of a type are data, as far as that was asked.
  var dataTypes: [String: Bool] = [:]
  /// By name: how the program speaks of properties of that name, as far as that was asked.
  var nameUses: [String: NameUses] = [:]
  /// By property: whether the program speaks of it only to unwrap it, as far as that was asked.
  var unwrappedByAll: [DeclarationID: Bool] = [:]
  /// By body: what it calls by names of its own, as far as that was asked.
  var localNames: [DeclarationID: LocalNames] = [:]
  /// Some sources are not there.
  let lacksSources: Bool
  /// Every source that may have to do with a framework of the program was read.
  let isWhole: Bool
  /// By vocabulary: what classes of libraries hand down as its containers, as far as that was asked.
  var handedMembers: [Int: Set<HandedMember>] = [:]
  let digests: ArraySlice<Digest>
  /// By file: names that it declares or binds, as far as that was asked.
  var boundNames: [Int: Set<String>] = [:]

  init(_ program: Program, _ symbols: Symbols) {
    (flags, lacksSources) = (program.flags, program.lacksSources)
    watch = program.watch
    executables = Executables(program, symbols.copiedFiles)
    hosts = program.hosts
    buildNames = BuildNames(symbols)
    let spokenNames = SpokenNames(symbols)
    bearsPromises = symbols.bearsPromises(spokenNames)
    self.spokenNames = spokenNames
    let findIdleCode = { IdleCode(symbols, spokenNames, linked: Set(program.hosts.flatMap(\.targets))) }
    isWhole = program.unread.allSatisfy { source in !program.vocabularies.contains(where: source.mayAdd) }
    let receivers = ReceiverTypes(symbols)
    self.receivers = receivers
    findUnspokenCode = { [isWhole] in UnspokenCode(symbols, spokenNames, receivers, isWhole: isWhole) }
    let idle = symbols.previewDeclarations().isEmpty ? nil : findIdleCode()
    self.findIdleCode = { idle ?? findIdleCode() }
    scopes = symbols.scopeTypes()
    let previewed = idle?.previewed ?? []
    writtenFunctions = symbols.writtenFunctions()
    accessed = symbols.accessedTypes()
    lostAccessors = accessed.mapValues { [writtenFunctions] in Set($0.keys.filter { writtenFunctions[$0] == nil }) }
    let named = Set(scopes.keys).union(symbols.refinedGroups()).map { String($0.split(separator: ".").last ?? "") }
    let said = SaidWords(symbols, spokenNames, receivers, leavingOut: previewed)
    relevance = Relevance(symbols, said, mentioning: Set(named), asking: lostAccessors)
    var all = relevance
    all.spreadAll()
    relevant = all.found.union(symbols.members(of: scopes)).subtracting(previewed)
    relevantWords = all.words
    doors = symbols.doors(relevant)
    varied = VariedMembers(symbols, spokenNames, relevant: relevant)
    keepers = symbols.types(with: relevant)
    recursiveVocabulary = symbols.recursiveVocabulary()
    conformingFunctions = symbols.vocabularyDeclarations(marked: "conforming")
    findOnlyCases = symbols.onlyCases
    sceneFunctions = symbols.vocabularyDeclarations(marked: "scene")
    (scenes, scenesGap) = (program.scenes, program.scenesGap ?? program.nibsGap)
    findOverrides = { Overrides(program, symbols, spokenNames, idle?.previews ?? [], leavingOut: $0) }
    operatorIndex = symbols.operators(among: relevant)
    joiningMethods = symbols.joiningMethods()
    importsFromOutside = symbols.imports.map { !$0.isSubset(of: symbols.modules.union(systemModules)) }
    keptPlaces = Set(program.written.flatMap { text in text.kept.map { Location(text.digest.file, $0) } })
    providedOutside = Set(
      program.digests.flatMap { digest in
        digest.directives.filter { $0.kind == .provided }.map { Location(file: digest.file, line: $0.line, column: 0) }
      })
    sharedWrittenNames = symbols.callableNames(among: Set(writtenFunctions.keys))
    sharedLostNames = symbols.callableNames(among: lostAccessors.values.reduce(into: []) { $0.formUnion($1) })
    accompanying = symbols.accompanyingModules()
    spoken = symbols.spokenVocabularies()
    digests = symbols.digests[..<symbols.appFiles]
  }

  private func storedNames(_ isWanted: (Declaration) -> Bool) -> Set<String> {
    Set(digests.flatMap(\.declarations).filter { $0.kind == .property && $0.body == nil && isWanted($0) }.map(\.name))
  }
}

extension Symbols {
  /// What tools would write to ask for each of the program's types, where that means one type only.
  fileprivate func accessedTypes() -> [Int: [String: TypeName]] {
    var found: [Int: [String: TypeName]] = [:]
    for (index, vocabulary) in vocabularies.enumerated() {
      guard let accessor = vocabulary.codeTool?.accessor else { continue }
      let own = types.values.filter { !$0.isExternal && $0.vocabulary == nil && $0.generics.isEmpty }
      let named = Dictionary(grouping: own) { accessor($0.path[$0.path.count - 1]) }
      found[index] = named.compactMapValues { $0.count == 1 ? $0[0].nominal : nil }
    }
    return found
  }

  /// The functions of objects that tools wrote, by name.
  fileprivate func writtenFunctions() -> [String: [DeclarationID]] {
    var found: [String: [DeclarationID]] = [:]
    for file in digests.indices where isWritten(file) {
      for (index, declaration) in digests[file].declarations.enumerated()
      where declaration.kind == .function && !declaration.isStatic {
        found[declaration.name, default: []].append(DeclarationID(file: file, index: index))
      }
    }
    return found
  }

  /// Those of some names under which the program or a framework declares something else that can be called.
  fileprivate func callableNames(among names: Set<String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    var found: Set<String> = []
    for file in 0..<(appFiles + vocabularies.count) {
      for (index, declaration) in digests[file].declarations.enumerated()
      where names.contains(declaration.name) && mayBeCalled(DeclarationID(file: file, index: index)) {
        found.insert(declaration.name)
      }
    }
    return found
  }

  /// Whether a declaration can stand in front of brackets: all but a property that holds an object of the program.
  private func mayBeCalled(_ id: DeclarationID) -> Bool {
    let declaration = declaration(id)
    guard declaration.kind == .property, let written = declaration.type else { return true }
    let type = resolve(written, in: Scope(file: id.file, declaration: id)).unwrapped
    guard let symbol = type.key.flatMap({ types[$0] }), !symbol.isExternal else { return true }
    return !members(of: type, named: "callAsFunction").isEmpty
      || levels(of: type).contains { level in
        level.symbol.declarations.contains { declarationID in
          self.declaration(declarationID).attributes.contains { $0.name.isNamed("dynamicCallable") }
        }
      }
  }

  /// The declarations of frameworks' interfaces that have an attribute.
  func vocabularyDeclarations(marked attribute: String) -> [DeclarationID] {
    digests.indices.dropFirst(appFiles).flatMap { file in
      digests[file].declarations.indices.filter { index in
        digests[file].declarations[index].attributes.contains { $0.name.isNamed(attribute) }
      }.map { DeclarationID(file: file, index: $0) }
    }
  }

  /// The program's types of which a member is among these, and all below them.
  fileprivate func types(with members: Set<DeclarationID>) -> Set<String> {
    var found: Set<String> = []
    for id in members {
      guard let key = enclosingType(id), !found.contains(key) else { continue }
      found.insert(key)
      found.formUnion(descendants(of: key))
    }
    return found
  }

  /// Functions of frameworks' interfaces that call themselves, by their names.
  fileprivate func recursiveVocabulary() -> Set<DeclarationID> {
    var (calls, named): ([String: Set<String>], [String: [DeclarationID]]) = ([:], [:])
    for file in digests.indices.dropFirst(appFiles) {
      for (index, declaration) in digests[file].declarations.enumerated() where declaration.kind == .function {
        named[declaration.name, default: []].append(DeclarationID(file: file, index: index))
        Walk.statements(declaration.body ?? []) { expression in
          guard case .call(let callee, _) = expression.form else { return }
          switch callee.form {
          case .name(let name, _), .member(_, let name, _, _): calls[declaration.name, default: []].insert(name)
          default: break
          }
        }
      }
    }
    var found: Set<DeclarationID> = []
    for name in named.keys {
      var seen: Set<String> = []
      var open = Array(calls[name] ?? [])
      while let next = open.popLast() { if seen.insert(next).inserted { open += calls[next] ?? [] } }
      if seen.contains(name) { found.formUnion(named[name]!) }
    }
    return found
  }
}
