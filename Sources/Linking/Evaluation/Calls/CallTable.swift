import Model

/// What is known of calls: what each answered, and which are under way.
///
/// A call with a key that was followed before is not followed again: its facts are recorded, and recording them twice would say
/// nothing new. Only its answer is given anew, so that each caller may use it in his own way.
final class CallTable {
  var entries: [CallKey: CallEntry] = [:]
  /// What calls answered that were taken to answer something else.
  var answers: [CallKey: Value] = [:]
  /// What the pass before found out and this one has to find out anew, or to check.
  var earlier = EarlierPass()
  /// Calls whose answer was needed before it was known, with what was taken for it.
  var assumptions: [CallKey: Value] = [:]
  struct Running: Hashable {
    var body: CallKey.Body
    var structure: [Atom]
  }

  var underWay: Set<Running> = []
  /// The bodies that are being followed, outermost first, and the calls that lead to each.
  var entered: [(body: CallKey.Body, path: CallPath)] = []
  /// What is being followed of what is followed once, outermost first.
  var registering: [FollowedOnce] = []
  /// Bodies of which a call is under way, with what was met since the outermost one began.
  struct Recursion {
    /// How much there is to say of the outermost call.
    var weight: Int
    /// Calls met inside it.
    var calls = 0
    /// The same type was handed to so many of those of which there is more to say, and to one more of them.
    var growths = 0
    var growthsOfKind: [String: Int] = [:]

    /// Another call of the body is met inside; of what is too large to be told whole, nobody knows whether it grows.
    ///
    /// - Parameter kinds: The program's types of all that it is handed. What is larger since it is something else does not grow: one function shows
    ///   screen after screen. So each such call is counted with the type of which there were fewest; a program has so many types and no more.
    mutating func meet(_ weight: Int, isWhole: Bool, kinds: @autoclosure () -> Set<String> = []) {
      calls += 1
      guard weight > self.weight || !isWhole else { return }
      let kinds = isWhole ? kinds() : []
      guard let rarest = kinds.min(by: { (growthsOfKind[$0] ?? 0, $0) < (growthsOfKind[$1] ?? 0, $1) }) else {
        growths += 1
        return
      }
      growthsOfKind[rarest, default: 0] += 1
      growths = max(growths, growthsOfKind[rarest]!)
    }

    /// It calls itself with ever other arguments.
    var isEndless: Bool { growths >= Limit.growingCalls.value || calls >= Limit.recursiveCalls.value }
  }

  var running: [CallKey.Body: Recursion] = [:]
  /// How often a call answered something else than was taken for its answer.
  var changes: [CallKey: Int] = [:]
  /// A default argument.
  struct Default: Hashable {
    var function: DeclarationID
    var parameter: Int
  }

  /// Those that are being evaluated.
  var defaults: Set<Default> = []
  /// By constant: how many foldings of it are under way.
  var foldings: [DeclarationID: Int] = [:]
  /// What calls answer was settled once, before this pass or one before it.
  private(set) var wasSettled = false
  /// Some call was left for later in this pass.
  var wasDeferred = false
  /// Calls left for later, since they stand too deep in others.
  var deferred: [() -> Void] = []
  /// Finds what properties hold at first, of those that were left for later in this pass, in the order in which they were.
  var deferredValues: [() -> Void] = []
  var ways = AssignedWays()
  /// How many calls are under way, one inside the other.
  var depth = 0

  /// What folded calls answered; nil where that cannot be told.
  var folded: [FoldKey: Value?] = [:]
  var folding: Set<FoldKey> = []
  var standaloneBodies: [DeclarationID: StandaloneBody] = [:]
  var looking: Set<DeclarationID> = []
  /// Where functions declared inside bodies find the names around them.
  var localScopes: [DeclarationID: (Frame, Environment)] = [:]
  /// Local functions that some call was seen to run: the others are looked at by themselves.
  var calledLocals: Set<DeclarationID> = []
  /// Functions that something was seen to call.
  var called: Set<DeclarationID> = []
  var waysTaken = CalledWays()
  /// Initializers of containers that something calls, be it another one.
  var calledInitializers: Set<DeclarationID> = []
  /// Bodies that tell closures which they are handed something that may matter to a container.
  var tellers: Set<DeclarationID> = []
  /// Some of them were not known to when this pass began.
  var hasNewTellers = false
  /// By body: the parameters that it only calls or hands on, as far as that was asked.
  var calledOnly: [DeclarationID: Set<String>] = [:]
  /// By closure: whether it mentions nothing that has to do with containers.
  var silentClosures: [ClosurePlace: Bool] = [:]
  /// By closure: whether it changes something.
  var changingClosures: [ClosurePlace: Bool] = [:]
  /// What ways speak of that the program never takes.
  var namesSetAside: Set<String> = []
  var budget = CallBudget()
  /// Property wrappers whose members are being followed, by type.
  var worn: Set<String> = []
  /// By type: members of a property wrapper that ask containers for what its wearer decides.
  var askingMembers: [String: [Member]] = [:]
  /// By generic type: its wrapped properties of a type that whoever makes an object says.
  var genericWearers: [String: Set<DeclarationID>] = [:]

  var records = RecordNumbers()
  /// What of this pass holds in the next.
  var dependencies = Dependencies()
  /// Every closure in the order in which it came to be.
  private var closures: [ClosureValue] = []

  /// A closure that may capture another, which captures another: freed from the outermost inwards, the stack would have to be as
  /// deep as they are many. So all are held here, and the last is let go first.
  func hold(_ closure: ClosureValue) -> ClosureValue {
    closures.append(closure)
    return closure
  }

  deinit {
    (entries, earlier, answers) = ([:], EarlierPass(), [:])
    (standaloneBodies, localScopes, deferred, deferredValues, folded) = ([:], [:], [], [], [:])
    dependencies = Dependencies()
    while closures.popLast() != nil {}
  }

  /// Lets go of closures that nothing else holds any more: what they see was made before them.
  private func releaseClosures() {
    var held: [ClosureValue] = []
    while !closures.isEmpty {
      if !isKnownUniquelyReferenced(&closures[closures.count - 1]) { held.append(closures[closures.count - 1]) }
      closures.removeLast()
    }
    closures = held.reversed()
  }

  /// Calls that answered something else than what was taken for their answers.
  var changedAnswers: Set<CallKey> = []
  /// Calls that did so in too many passes: only their type is known.
  var takenForChanging: Set<CallKey> = []

  /// Begins another pass: what calls answered in this one is what those under way are taken to answer.
  ///
  /// - Parameters:
  ///   - changed: properties that hold something else than what was read of them.
  ///   - followed: bodies that are followed by now.
  ///   - isRecorded: what containers are told is written down anew.
  func startPass(_ changed: Set<ObjectTable.Reading>, _ followed: NewlyFollowed, isRecorded: Bool) {
    let changes = PassChanges(properties: changed, answers: changedAnswers, followed: followed, isRecorded: isRecorded)
    dependencies.startPass(changes, entries.values.lazy.compactMap(\.use))
    earlier = EarlierPass(assumptions: assumptions, deferredValues: deferredValues, isRecorded: isRecorded)
    deferredValues = []
    budget.startPass()
    for (key, entry) in entries {
      if entry.use?.isHolding == true, earlier.mayKeep(entry, key) {
        budget.note(key.body, entry)
      } else {
        earlier.entries[key] = entry
      }
    }
    for key in earlier.entries.keys { entries[key] = nil }
    earlier.bodies = standaloneBodies.filter { dependencies.uses[$0.key] == nil }
    for id in earlier.bodies.keys { standaloneBodies[id] = nil }
    let assumed = entries.values.reduce(into: Set<CallKey>()) { $0.formUnion($1.use?.assumed ?? []) }
      .union(dependencies.uses.values.flatMap(\.assumed))
    assumptions = assumptions.filter { assumed.contains($0.key) }
    changedAnswers = []
    hasNewTellers = false
    wasDeferred = false
    wasSettled = wasSettled || isRecorded
    folded = [:]
    records.startPass()
    releaseClosures()
  }

  /// What a call that is under way is taken to answer, where that is known: what it answered in the pass before.
  func earlierAnswer(_ key: CallKey) -> Value? { answers[key] ?? earlier.entries[key]?.answer }

  private var mentioned: [ClosurePlace: [String]] = [:]
  private var mentionedByLocals: [DeclarationID: [String]] = [:]

  /// The names that a closure mentions: those that it may see around it.
  func names(in closure: ClosureValue) -> [String] {
    if let known = mentioned[closure.place] { return known }
    let names = Self.names(in: closure.closure.body) + closure.closure.captures.map(\.name)
    mentioned[closure.place] = Array(Set(names)).sorted()
    return mentioned[closure.place]!
  }

  /// The names that a function declared in a body mentions.
  func names(inLocal id: DeclarationID, _ symbols: Symbols) -> [String] {
    if let known = mentionedByLocals[id] { return known }
    let names = Array(Set(Self.names(in: symbols.declaration(id).body ?? []))).sorted()
    mentionedByLocals[id] = names
    return names
  }

  /// The local names that a body gives other values.
  static func changedNames(in body: [Statement]) -> [String] {
    var names: Set<String> = []
    func note(_ expression: Expression) {
      switch expression.form {
      case .name(let name, _): names.insert(name)
      case .tuple(let targets): for target in targets { note(target.value) }
      default: break
      }
    }
    Walk.statements(body) { expression in
      switch expression.form {
      case .assign(let left, _): note(left)
      case .binary(let left, "+=", _): note(left)
      case .call(let callee, _):
        if case .member(let base?, "append", _, _) = callee.form {
          note(base)
        } else if case .member(let base?, "insert", _, _) = callee.form {
          note(base)
        }
      default: break
      }
    }
    return names.sorted()
  }

  static func names(in body: [Statement]) -> [String] {
    var names: [String] = []
    Walk.statements(body) { if case .name(let name, _) = $0.form { names.append(name) } }
    return names
  }
}

extension Value {
  /// Whether it holds something that is written down: a registration, or what a container was asked for.
  var isRecorded: Bool {
    switch form {
    case .request, .handle: true
    case .list(let values, _), .choice(let values): values.contains(where: \.isRecorded)
    case .tuple(let parts): parts.contains { $0.value.isRecorded }
    case .object: holdsRegistration
    default: false
    }
  }
}

/// What is known of one call.
final class CallEntry {
  /// nil while it is under way.
  var answer: Value?
  /// How deep its caller stood.
  let depth: Int
  /// Something in it is left to whoever calls.
  var isOpen = false
  /// A closure of whoever calls is called in it; see `Counters.hearings`.
  var hears = false
  /// It is whenever the call is made.
  var hearsSurely = false
  /// A closure that its caller withholds is told something that may matter.
  var tellsWithheld = false
  var awaits = false
  /// A container was told or asked something in it, or in a call that was followed for it; and something new.
  var (tells, tellsNew) = (false, false)
  /// What it registers.
  let once: FollowedOnce
  /// What it depended on, once it is over.
  var use: BodyUse?
  /// Makes the call once more, whoever asks for it; nil where what it was handed may be something else by then.
  var repeats: (() -> Void)?

  init(depth: Int, on way: BranchPath) { (self.depth, once) = (depth, FollowedOnce(on: way)) }
}

/// A body looked at by itself.
struct StandaloneBody {
  /// Something in it, or what it answers, is left to its caller.
  var isOpen: Bool
  /// Something in it is left to its caller, whatever it answers.
  var leavesOpen = false
  /// It calls a closure that its caller hands it: what that does, the caller knows.
  var hears = false
  /// It does so whenever it is called.
  var hearsSurely = false
  /// It tells a closure that its caller hands it something that may matter to a container.
  var tells = false
  /// What it returns whoever calls it.
  var result: Value?
  /// What it answers where it leaves something to its caller.
  var answer: Value?
  /// The type of the object that it returns, which may be more than it is declared to return.
  var exact: TypeName?
  /// The object that it returns, whoever calls it.
  var object: Int?
}
