import Model

/// Which calls are worth following, so that decoders and formatters, which are called in ever other ways, take no work without end.
///
/// A body is followed for `Limit.silentCalls` calls that tell containers nothing new, or for fewer once all bodies together took many
/// such calls; for `Limit.callsPerTelling` more after each one that does tell something; and whenever it is handed something, or asks
/// for a registration, for the first time by which it could come to tell something else. All calls together are then at most
/// proportional to the bodies, to what they are handed, and to what containers are told.
struct CallBudget {
  private struct Spending {
    var silent = 0
    var telling = 0
    /// Some call of it told a container something, be it new or not.
    var hasTold = false
    /// What it was handed, and for whom it asked, since it has nothing left.
    var handed: Set<Atom> = []
    var askers: Set<Surroundings.Asking> = []
  }

  private var spending: [CallKey.Body: Spending] = [:]
  /// Calls of all bodies that told nothing new.
  private var silent = 0
  /// Bodies of which calls were not followed.
  private(set) var exhausted: Set<CallKey.Body> = []

  /// Counts a call that was followed.
  ///
  /// - Parameters:
  ///   - tells: it told or asked a container something, in it or in a call that was followed for it.
  ///   - isNew: some of that was new.
  mutating func note(_ body: CallKey.Body, tells: Bool, isNew: Bool) {
    if tells { spending[body, default: Spending()].hasTold = true }
    if isNew {
      spending[body, default: Spending()].telling += 1
    } else {
      spending[body, default: Spending()].silent += 1
      silent += 1
    }
  }

  /// Counts a call that was followed, by what is known of it.
  mutating func note(_ body: CallKey.Body, _ entry: CallEntry) {
    note(body, tells: entry.tells, isNew: entry.tellsNew)
  }

  /// Whether calls of a body are followed only if it is handed something for the first time.
  func isExhausted(_ body: CallKey.Body) -> Bool {
    guard let mine = spending[body] else { return false }
    let allowance = silent < Limit.allSilentCalls.value ? Limit.silentCalls : .fewSilentCalls
    return mine.silent >= allowance.value + Limit.callsPerTelling.value * mine.telling
  }

  /// Whether some call of a body told a container something.
  func tells(_ body: CallKey.Body) -> Bool { spending[body]?.hasTold ?? false }

  /// Notes what an exhausted body is handed, and for whom it asks.
  ///
  /// - Returns: whether some of it is new; if not, the call is not followed.
  mutating func hand(_ atoms: some Sequence<Atom>, to body: CallKey.Body, for asker: Surroundings.Asking) -> Bool {
    guard var mine = spending.removeValue(forKey: body) else { return true }
    let before = mine.handed.count
    mine.handed.formUnion(atoms)
    let isNew = mine.askers.insert(asker).inserted || mine.handed.count > before
    spending[body] = mine
    return isNew
  }

  /// Calls of a body were not followed.
  mutating func noteExhausted(_ body: CallKey.Body) { exhausted.insert(body) }

  /// Begins another pass, in which calls that hold are counted again.
  mutating func startPass() { (spending, silent, exhausted) = ([:], 0, []) }
}

extension Evaluator {
  /// Whether a call may tell a container something new; if not, what it could have done to the containers that it is handed is in doubt.
  func isWorthFollowing(_ key: CallKey) -> Bool {
    guard calls.budget.isExhausted(key.body), !isVocabulary(key.body),
      !calls.budget.hand(whatMatters(in: key.structure), to: key.body, for: key.surroundings.asking)
    else { return true }
    writeDown(.exhausted(key.body))
    let roots = key.roots
    if calls.budget.tells(key.body), !roots.isEmpty {
      writeDown(.cut(Recording.Cut(at: context.site, roots: roots.sorted())))
    }
    return false
  }

  /// The parts of what a body is handed by which it could come to tell a container something else.
  private func whatMatters(in structure: [Atom]) -> [Atom] {
    zip(structure, [.form(.missing)] + structure).filter { atom, before in
      switch atom {
      case .closure, .container, .maker, .declaration: true
      case .form(let form): [.handle, .request, .listMethod, .optionalMethod, .keyPath].contains(form)
      case .type(let type): mayDecide(type) || type.unwrapped.key.map(program.holders.contains) ?? false
      // By a case of an enumeration a body goes one way or the other.
      case .text: before == .form(.constant)
      case .number, .here, .outside: false
      }
    }.map(\.0)
  }

  /// Counts each body of which calls were not followed, where it stands.
  func noteExhaustedBodies() {
    for body in calls.budget.exhausted {
      let at: Location =
        switch body {
        case .declaration(let id): symbols.location(of: id)
        case .closure(let place): Location(symbols.digests[place.file].file, place.at)
        }
      note(.include, Limit.silentCalls.whatIsCut, at: at)
    }
  }
}

extension CallKey {
  /// The containers that the call is handed.
  var roots: Set<Int> {
    Set(structure.compactMap { atom in if case .container(.exact(let root)) = atom { root } else { nil } })
  }
}
