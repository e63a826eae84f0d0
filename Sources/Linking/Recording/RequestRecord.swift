import Model

/// Something asked of a container, while what it flows into is still being found out.
///
/// A call that is answered as one before it asks the same for another caller: what is known of it is a value, so that a copy forgets nothing.
@dynamicMemberLookup
final class RequestRecord {
  private var facts: RequestFacts
  /// The places of the calls that lead here, outermost first.
  let sites: CallPath
  /// How deep the type was chosen.
  var born: Int
  /// The functions in which it was met, outermost first.
  let functions: [DeclarationID?]
  /// Tells it from others, in every pass.
  let serial: Int

  init(container: ContainerValue, vocabulary: Int, context: Context, phase: Need.Phase, born: Int, serial: Int) {
    facts = RequestFacts(phase: phase, container: container, vocabulary: vocabulary, context)
    (sites, functions) = (context.sites, context.functions)
    (self.born, self.serial) = (born, serial)
    let depth = min(born, context.sites.count - 1)
    facts.standsInFor = context.missing.filter { depth <= $0.depth }.map(\.requests)
  }

  /// The same, asked for by another call.
  init(_ other: RequestRecord, sites: CallPath, functions: [DeclarationID?], born: Int, serial: Int) {
    facts = other.facts
    (self.sites, self.functions, self.born, self.serial) = (sites, functions, born, serial)
  }

  subscript<T>(dynamicMember fact: KeyPath<RequestFacts, T>) -> T { facts[keyPath: fact] }

  subscript<T>(dynamicMember fact: WritableKeyPath<RequestFacts, T>) -> T {
    get { facts[keyPath: fact] }
    set { facts[keyPath: fact] = newValue }
  }

  func takeAsOptional() { (facts.isTolerant, facts.isTakenAsOptional) = (true, true) }

  /// It is answered as it was asked for: what was made of it so far says nothing of who takes it.
  func handOn() { (facts.isTakenAsOptional, facts.fillsOptional) = (false, false) }

  /// Whether a maker asks a container that it captured and of which nobody knows which it is: nothing says that it is the one which holds
  /// the registration, where that is known.
  func asksElsewhere(_ record: RegistrationRecord) -> Bool {
    guard facts.asksCaptured, case .exact = record.container else { return false }
    if case .exact = facts.container { return false }
    return true
  }

  /// Where a person would look: the call in which its type was chosen.
  var at: Location { facts.place ?? sites[min(max(born, 0), sites.count - 1)] }
  var site: Location { sites.innermost }
}

/// What is known of something that is asked of a container, whoever calls the code that asks.
struct RequestFacts {
  /// The type that it flows into, once known.
  var expected: TypeName?
  var name: String?
  var nameIsUnknown = false
  /// A caller hands over the name, and nothing else is left to him.
  var nameIsOpen = false
  /// Not even the number of its arguments can be told.
  var argumentsAreUnknown = false
  var tags: [TypeName] = []
  var isMany = false
  /// A run-time argument: nobody provides it.
  var isArgument = false
  /// For such a one: which it is, by key or number; nil: not known.
  var argument: String?
  /// For such a one: it is the raw value of an argument of that type.
  var rawOf: TypeName?
  /// It is asked for under the one or the other of these names.
  var eitherName: [String?] = []
  /// It is asked for under one of these names, and nobody knows which: that it is there under one is enough.
  var anyName: [String?] = []
  /// What names it is a run-time argument of the registration that asks.
  var namedBy: NamingArgument?
  /// A run-time argument that only whoever asks for the object by hand can bring.
  var isLeftToAsker = false
  /// A property asks for it when a container makes the object in which it stands, and only then.
  var isOwned = false
  /// Whoever compiles the program vouches for somebody who provides it.
  var isVouched = false
  /// Somebody must keep what is promised: whoever asks before stops the program, whatever he makes of the answer.
  var isPromised = false
  /// It says itself under which name, or under none.
  var saysName = false
  /// It brings the run-time arguments of what it asks for.
  var bringsArguments = false
  /// Those that are constants.
  var brings: [ArgumentChoice] = []
  /// Those that are containers: what says which.
  var bringsContainers: [String: Set<ContainerSource>] = [:]
  /// A caller hands over some of them.
  var bringsWhatCallersHave = false
  /// Flows into a type parameter that a caller must bind.
  var isOpen = false
  /// A caller hands over the type: what the answer is used as says nothing of it.
  var isHanded = false
  /// It was cast to a type parameter of a function that stands so many calls deep: there, what it is used as says nothing of it.
  var castIn: Int?
  /// The framework answers with an optional; what the program does with it decides whether the need is required.
  var answersOptional = false
  /// Where some code sets what is asked for, so that nobody need provide it there.
  var settings: [Draft.Setting] = []
  /// It does wherever it is asked for.
  var isSet: Bool { settings.contains(.everywhere) }
  /// Asking for an optional fails like asking for the value.
  var mustExist = false
  /// If it turns out to be the container itself, it was handed over rather than asked for.
  var mayBeContainer = false
  /// A parameter of a closure: its place is where it is used.
  var isParameter = false
  var place: Location?
  /// A function of the program answers it as `T!`.
  var isImplicitlyUnwrapped = false
  var isForced = false
  /// It is forced where it is asked for, so that nobody looks before.
  var isForcedAtOnce = false
  /// It is taken apart by a `guard` where it is asked for, so that nothing that follows runs without it.
  var isGuarded = false
  /// It fills a property, and all who read that force it.
  var isForcedByReaders = false
  /// What it fills is a property that is used as if it were never nil.
  var fillsUnwrapped = false
  var isTolerant = false
  /// Something else stands in where it is missing: `?? other`.
  var hasSubstitute = false
  /// It is asked for only where of each of these, which are asked for before, one is missing.
  var standsInFor: [[RequestRecord]] = []
  /// Where it is missing a body answers something that says nothing of the program: `guard … else { return UIViewController() }`.
  var leavesPlaceholder = false
  /// It is handed to an object of a library, which takes it as it is.
  var isGivenAway = false
  /// Somebody looks whether it is there.
  var isLookedAt = false
  /// The code goes on where there is an answer: `?.`, `if let`, `guard let`, `as?`.
  fileprivate(set) var isTakenAsOptional = false
  /// It arrives where the program says that it may be nil: in a parameter, property or variable of an optional type.
  var fillsOptional = false
  /// It is put into a property of another object: that is how the object comes to it, as others do by an initializer.
  var isInjected = false
  var closesRing = false
  /// The container that it asks was not handed over for it, but is one that the code has.
  var asksCaptured = false
  var phase: Need.Phase
  var arguments: [TypeName] = []
  let container: ContainerValue
  let vocabulary: Int
  let asker: Asker
  let groups: [Int]
  let isConditional: Bool
  let chosen: [ArgumentChoice]
  let condition: BuildCondition
  /// Whoever calls the outermost function chooses whether it is asked for.
  let isCallersWay: Bool
  /// For code: the assembly that it asks from.
  var assembly: Int?
  let target: Int?
  /// The type whose objects ask while they are made, or through what they wear.
  let construction: String?
  /// It is asked for while an object that others make is filled: an index into the evaluator's servings.
  let serving: Int?

  fileprivate init(phase: Need.Phase, container: ContainerValue, vocabulary: Int, _ context: Context) {
    self.phase = phase
    self.container = container
    self.vocabulary = vocabulary
    asker = context.asker
    groups = context.groups
    isConditional = context.isConditional
    chosen = context.chosen
    condition = context.condition
    isCallersWay = context.isCallersWay && context.groups.isEmpty
    target = context.target
    construction = context.construction
    serving = context.serving
  }
}
