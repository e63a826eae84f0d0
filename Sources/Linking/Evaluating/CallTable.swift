import Model

/// What is known of calls: what each answered, and which are under way.
///
/// A call with a key that was followed before is not followed again: its facts are recorded, and recording them twice would say
/// nothing new. Only its answer is given anew, so that each caller may use it in his own way.
final class CallTable {
  var entries: [CallKey: CallEntry] = [:]
  /// What calls answered in the pass before: what one that is still under way is taken to answer.
  var answers: [CallKey: Value] = [:]
  /// Calls whose answer was needed before it was known, with what was taken for it.
  var assumptions: [CallKey: [Atom]] = [:]
  struct Running: Hashable {
    var body: CallKey.Body
    var structure: [Atom]
  }

  var underWay: Set<Running> = []
  /// By body: how many calls of it are under way, one inside the other.
  var running: [CallKey.Body: Int] = [:]
  /// By body: calls of it that were met while one of it was under way.
  var nested: [CallKey.Body: Int] = [:]
  /// Calls left for later, since they stand too deep in others.
  var deferred: [() -> Void] = []
  /// How many calls are under way, one inside the other.
  var depth = 0

  /// What folded calls answered; nil where that cannot be told.
  var folded: [FoldKey: Value?] = [:]
  var folding: Set<FoldKey> = []
  var ownLooks: [DeclarationID: OwnLook] = [:]
  var looking: Set<DeclarationID> = []
  /// Where functions declared inside bodies find the names around them.
  var localScopes: [DeclarationID: (Frame, Environment)] = [:]
  /// By type: members of a property wrapper that ask containers for what its wearer decides.
  var askingMembers: [String: [Member]] = [:]

  /// Begins another pass: what calls answered in this one is what those under way are taken to answer.
  func startPass() {
    entries = [:]
    assumptions = [:]
    folded = [:]
    ownLooks = [:]
  }

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

  private static func names(in body: [Statement]) -> [String] {
    var names: [String] = []
    Walk.statements(body) { if case .name(let name, _) = $0.form { names.append(name) } }
    return names
  }
}

/// What tells calls apart that are folded to a constant.
struct FoldKey: Hashable {
  var id: DeclarationID
  var structure: [Atom]
}

/// What is known of one call.
final class CallEntry {
  /// nil while it is under way.
  var answer: Value?
  /// How deep its caller stood.
  let depth: Int
  /// Something in it is left to whoever calls.
  var isOpen = false
  var awaits = false

  init(depth: Int) { self.depth = depth }
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
