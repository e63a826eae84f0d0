import Model

/// Follows values through the program without running it, and records what containers are told and asked.
///
/// Every body is looked at once by itself, its parameters unknown; a call of a body that has to do with containers is followed
/// with its arguments. So an effect whose parts are all known is recorded where it is written, and one that leaves something
/// open is recorded at each caller that closes it.
final class Evaluator {
  let symbols: Symbols
  let program: ProgramFacts
  /// What this pass found out.
  var recording = Recording()
  /// What properties hold; it outlives a pass.
  let objects = ObjectTable()
  /// What calls answered.
  let calls = CallTable()
  var context = Context(asker: .code(""), sites: CallPath(Location(file: "", line: 1, column: 1)))
  var counters = Counters()
  /// The bodies that are followed, and the search for more of them.
  var followed = Followed()
  var receivers: ReceiverTypes { program.receivers }

  init(_ program: Program) {
    symbols = Symbols(program)
    self.program = ProgramFacts(program, symbols)
    self.program.holders = findHolders()
    self.program.fillers = findFillers()
  }

  /// Runs `body` in a changed context and puts the old one back.
  func with<T>(_ change: (inout Context) -> Void, _ body: () -> T) -> T {
    let before = context
    change(&context)
    defer { context = before }
    return body()
  }

  func note(_ what: Opaque.Subject, _ reason: String, cure: String? = nil, at: Location? = nil) {
    writeDown(.note(Opaque(what: what, reason: reason, cure: cure, at: at ?? context.site)))
  }

  /// The container type's vocabulary, where a type is a framework's container.
  func containerVocabulary(_ type: TypeName) -> Int? {
    guard let key = type.unwrapped.key, let symbol = symbols.types[key] else { return nil }
    if let known = symbol.containerVocabulary { return known }
    let found = findContainerVocabulary(symbol, type.unwrapped)
    symbol.containerVocabulary = .some(found)
    return found
  }

  /// Whatever the type's arguments are, its ancestors are the same ones.
  private func findContainerVocabulary(_ symbol: TypeSymbol, _ type: TypeName) -> Int? {
    if let vocabulary = symbol.vocabulary, isContainerType(symbol) { return vocabulary }
    guard !symbol.isProtocol else { return nil }
    for level in symbols.levels(of: type).dropFirst() {
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
      if let typed = typedContainer(value.type) { return typed }
      if vocabulary != nil || value.type == .unknown || value.type.isOpen { counters.openings += 1 }
      return vocabulary.map { .parameter($0) }
    default: return typedContainer(value.type) ?? containerVocabulary(value.type).map { .ambient($0) }
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

/// What the evaluation counts.
struct Counters {
  /// Expressions that were evaluated: the measure of its work.
  var steps = 0
  /// Tells run-time branches apart.
  var branches = 0
  /// What was left to a caller: a body during which it stands still is never entered by a call.
  var openings = 0
  /// Closures of a caller that were called without being told anything, for data or for nothing.
  var hearings = 0
  /// Those of them that happen whenever the body is called.
  var sureHearings = 0
  /// What closures of callers were told that may matter to a container, or what else became of such as are withheld.
  var tellings = 0
  /// An `await` was met in the maker being evaluated.
  var awaits = false
  /// Steps taken before the body that is being looked at by itself.
  var stepsBefore = 0
  /// Steps that it may take: fewer where much was spent on others, so that the whole is bounded.
  private(set) var allowance = Limit.bodySteps.value
  /// By loop: how often it went round since then.
  private var turns: [ClosurePlace: Int] = [:]
  /// Steps taken in passes before this one.
  private var stepsOfPasses = 0

  /// Another body is looked at by itself.
  mutating func start() {
    stepsBefore = steps
    let left = (Limit.passSteps.value - (steps - stepsOfPasses)) / 8
    allowance = max(Limit.fewSteps.value, min(Limit.bodySteps.value, left))
    turns = [:]
  }

  /// What was counted since is nothing to whoever was evaluated before, but for the work.
  mutating func resume(_ before: Counters) {
    let (worked, ways) = (steps, branches)
    self = before
    stepsBefore += worked - before.steps
    (steps, branches) = (worked, ways)
  }

  /// Whether steps are left to the body that is being looked at by itself.
  var mayGoOn: Bool { steps - stepsBefore < allowance }

  /// Counts a turn of a loop; false where there were too many.
  mutating func turn(_ loop: ClosurePlace) -> Bool {
    turns[loop, default: 0] += 1
    return turns[loop]! <= Limit.loopTurns.value
  }

  /// Begins another pass; what was worked counts on, and so do branches, unless what they lead to is written down anew.
  mutating func startPass(isRecorded: Bool) {
    stepsOfPasses = steps
    if isRecorded { branches = 0 }
  }
}
