import Model

/// Follows values through the program without running it, and records what containers are told and asked.
///
/// Every body is looked at once by itself, its parameters unknown; a call of a body that has to do with containers is followed
/// with its arguments. So an effect whose parts are all known is recorded where it is written, and one that leaves something
/// open is recorded at each caller that closes it.
final class Evaluator {
  let symbols: Symbols
  let flags: [String]?
  /// Functions and types that reach a framework's API, by the first label of their calls; see `Relevance`.
  let relevant: Set<DeclarationID>
  /// Operator functions of the program and of frameworks, by name.
  let operatorIndex: [String: [Overload]]

  var context = Context(asker: .code(""), sites: [Location(file: "", line: 1, column: 1)])
  var roots: [RootRecord] = []
  var rootIndex: [String: Int] = [:]
  /// By type: how many containers of it stand in others.
  var rootPlaces: [String: Int] = [:]
  var groups: [Group] = []
  var groupIndex: [String: Int] = [:]
  var includes: [Include: Int] = [:]
  var looks: Set<Draft.Look> = []
  var registrations: [RegistrationRecord] = []
  var requests: [RequestRecord] = []
  var opaque: Set<Opaque> = []
  /// By key of a type: what others, or its own initializer, gave to its objects.
  var gifts: [String: [Gift]] = [:]
  /// Those that a first look found.
  var earlierGifts: [String: [Gift]] = [:]
  /// Types whose objects others make and a container fills.
  var servings: [Serving] = []
  /// By root: files of values that were loaded into its container, in order.
  var loadedFiles: [Int: [LoadedFile]] = [:]
  /// Values that were asked of containers.
  var askedValues: [AskedValue] = []
  var announcements: Set<Draft.Announcement> = []
  /// Types of which somebody brings objects, or run-time arguments for them.
  var supplied: Set<TypeName> = []
  /// Signs of hazards that a framework's functions show by how they are called.
  var signs: Set<Sighting> = []
  /// By sign and type: those of which one call shows that it is not meant.
  var excused: Set<String> = []
  /// Which group has been run for which container.
  var ran: Set<String> = []
  /// By container and unqualified name: the first group of that name that it loads.
  var loadedNames: [String: Int] = [:]
  /// Groups that some container or group loads.
  var included: Set<Int> = []
  var openRoots: Set<OpenRoot> = []
  /// Containers that code outside the sources was handed, and may have filled.
  var lentRoots: Set<OpenRoot> = []
  /// Groups of which some of what they include could not be read.
  var openGroups: Set<Int> = []
  /// Groups that containers go without, because others stand in for them.
  var dropped: Set<Dropped> = []
  var demands: [DemandRecord] = []
  /// Every word by which the program mentions something.
  lazy var mentions = symbols.digests[..<symbols.appFiles].reduce(into: Set<String>()) { $0.formUnion(words(of: $1)) }
  /// Groups for which another may stand in where the program does not say so.
  var spared: Set<Int> = []
  /// Which group's registrations come in which order, where what is loaded last comes first.
  var backwards: Backwards?
  /// Where files register for their own target only.
  let keptPlaces: Set<Location>
  var order = 0
  /// Bodies being evaluated, with their arguments, so that recursion ends.
  var active: [String: Int] = [:]
  /// Values of static and stored properties, found once.
  var slots: [DeclarationID: Value] = [:]
  var slotsInWork: Set<DeclarationID> = []
  /// Containers assigned to properties by code that creates them.
  var assignedSlots: [DeclarationID: [ContainerValue]] = [:]
  /// Properties that get their container from whoever makes the object.
  var handedSlots: Set<DeclarationID> = []
  /// Lists of groups that initializers of their types assign to properties, by property and the place that says the list.
  var assignedLists: [DeclarationID: [Location: Value]] = [:]
  /// By type: members of a property wrapper that ask containers for what its wearer decides.
  var askingMembers: [String: [Member]] = [:]
  /// Types of properties without a written type.
  var inferredTypes: [DeclarationID: TypeName] = [:]
  /// Lines of which a comment says that what they ask for comes from outside; columns are 0.
  let providedOutside: Set<Location>
  /// Counts expressions, so that no input makes a run endless.
  var steps = 0
  /// Tells run-time branches apart.
  var branches = 0
  /// An `await` was met in the maker being evaluated.
  var awaits = false
  /// Counts what was left to a caller: a body during which it stands still is never entered by a call.
  var openings = 0
  /// Counts what a framework was told.
  var effects = 0
  /// Calls that told no framework anything: the same ones would not again.
  var barren: [String: Barren] = [:]
  /// What bodies answer that were followed with what they are given; nil where that cannot be told.
  var told: [String: Value?] = [:]
  /// What is known of bodies that were looked at by themselves.
  var ownLooks: [DeclarationID: OwnLook] = [:]
  var looking: Set<DeclarationID> = []
  /// Types that are scopes of a tree, by key.
  let scopes: [String: ScopeType]
  /// Where scopes are made.
  var makings: Set<ScopeMaking> = []
  /// By protocol: the properties that it demands.
  var requirements: [TypeName: [Requirement]] = [:]
  /// Properties and functions that keep what they make.
  var sharings: Set<Sharing> = []
  /// The functions among them.
  lazy var keepers = Set(sharings.map(\.function))
  /// Who reads which property of a scope, or what a scope needs.
  var reads: Set<ScopeRead> = []
  /// By property or function: scopes that it makes and answers with.
  var answers: [DeclarationID: Set<String>] = [:]
  /// What the program wrote as the callee of the call being evaluated.
  var calleeText: Expression?
  /// Where functions declared inside bodies find the names around them.
  var localScopes: [DeclarationID: (Frame, Environment)] = [:]

  init(_ program: Program) {
    symbols = Symbols(program)
    flags = program.flags
    scopes = symbols.scopeTypes()
    relevant = symbols.relevantDeclarations(mentioning: Set(scopes.keys.map { String($0.split(separator: ".").last ?? "") }))
      .union(symbols.members(of: scopes))
    operatorIndex = symbols.operators()
    keptPlaces = Set(program.written.flatMap { text in text.kept.map { Location(text.digest.file, $0) } })
    providedOutside = Set(
      program.digests.flatMap { digest in
        digest.directives.filter { $0.kind == .provided }.map { Location(file: digest.file, line: $0.line, column: 0) }
      })
  }

  /// Runs `body` in a changed context and puts the old one back.
  func with<T>(_ change: (inout Context) -> Void, _ body: () -> T) -> T {
    let before = context
    change(&context)
    defer { context = before }
    return body()
  }

  func note(_ what: Opaque.Subject, _ reason: String, cure: String? = nil, at: Location? = nil) {
    opaque.insert(Opaque(what: what, reason: reason, cure: cure, at: at ?? context.sites[context.sites.count - 1]))
  }

  /// The container type's vocabulary, where a type is a framework's container.
  func containerVocabulary(_ type: TypeName) -> Int? {
    guard let key = type.unwrapped.key, let symbol = symbols.types[key] else { return nil }
    if let vocabulary = symbol.vocabulary, isContainerType(symbol) { return vocabulary }
    guard !symbol.isProtocol else { return nil }
    for level in symbols.levels(of: type.unwrapped).dropFirst() {
      if let vocabulary = level.symbol.vocabulary, isContainerType(level.symbol) { return vocabulary }
    }
    return nil
  }

  private func isContainerType(_ symbol: TypeSymbol) -> Bool {
    symbol.declarations.contains { id in
      symbols.declaration(id).attributes.contains { $0.name.isNamed("container") }
    }
  }

  /// The container that a value is, as far as known.
  func container(of value: Value) -> ContainerValue? {
    switch value.form {
    case .container(let container): return container
    case .choice(let values):
      let found = values.compactMap { container(of: $0) }
      return found.first { if case .exact = $0 { true } else { false } } ?? found.first
    case .parameter:
      let vocabulary = containerVocabulary(value.type)
      if vocabulary != nil || value.type == .unknown || value.type.isOpen { openings += 1 }
      return vocabulary.map { .parameter($0) }
    default: return containerVocabulary(value.type).map { .ambient($0) }
    }
  }

  /// Where code without a name of its own stands: the type around it, else the function, else the file.
  func askerName(_ id: DeclarationID) -> String {
    if let type = symbols.enclosingType(id) { return type }
    let declaration = symbols.declaration(id)
    if let parent = symbols.parent(of: id) { return askerName(parent) }
    return declaration.name.isEmpty ? symbols.digests[id.file].file : declaration.name
  }
}

/// A call of which nothing but its result matters.
struct Barren {
  /// Something in it was left to whoever calls.
  var isOpen: Bool
  var result: Value
}

/// A body looked at by itself.
struct OwnLook {
  /// Something in it is left to its caller.
  var isOpen: Bool
  /// What it returns whoever calls it.
  var result: Value?
  /// The type of the object that it returns, which may be more than it is declared to return.
  var exact: TypeName?
}
