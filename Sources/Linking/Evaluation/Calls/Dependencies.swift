import Model

/// What the evaluation of one body depended on, so that the next pass need not repeat it.
///
/// A body that read only properties that hold the same in the next pass, and took only answers for known that are given
/// again, does and answers the same again. If it told something to a container besides, it is repeated where what containers
/// are told is being written down; whatever cannot be told apart so is repeated, too.
final class BodyUse {
  /// A body looked at by itself, or a call.
  enum Subject: Hashable {
    case body(DeclarationID)
    case call(CallKey)
  }

  /// What is known in this pass of what was evaluated in an earlier one.
  enum Standing {
    /// Nothing that it depended on is anything else.
    case holds
    /// Something that it asked, or that these asked, is evaluated anew: if that answers the same, it holds.
    case suspect
    case beingChecked
    /// It is evaluated anew, and nobody knows yet what it answers.
    case stale
    /// It was evaluated anew, and answered the same.
    case repeated(BodyUse)
    /// It answered something else.
    case changed
  }

  /// nil: something that was left for later by nobody in particular.
  let subject: Subject?
  fileprivate(set) var standing = Standing.holds
  /// It wrote something down that a pass must write down anew.
  var hasEffects = false
  /// What it wrote that is written again while it holds.
  var writes: [Writing] = []
  /// Properties that were read.
  var reads: Set<ObjectTable.Reading> = []
  /// Bodies looked at by themselves of which it asked the answer.
  var bodies: Set<DeclarationID> = []
  /// Calls of which it asked the answer, each once, in the order in which it did.
  private(set) var calls: [BodyUse] = []
  private var knownCalls: Set<ObjectIdentifier> = []
  /// Calls under way that it took to answer what they answered in the pass before.
  var assumed: Set<CallKey> = []
  /// The outermost call or body under way around it of which it, or what it asked, took something for known: entered elsewhere, their
  /// ring may answer something else.
  fileprivate var ring: Ring?
  fileprivate let number: Int
  /// Bodies that it called and that were not followed yet.
  var declined: Set<DeclarationID> = []
  /// Those among them that it called while something was made for a container.
  var declinedInMaking: Set<DeclarationID> = []
  /// It told or asked a container something, or called what did, as far as that was known when it was over.
  fileprivate(set) var tells = false
  /// It told one something, or called what did.
  fileprivate(set) var commands = false
  /// The last pass in which it was followed, or in which what it wrote was written again.
  fileprivate(set) var pass: Int

  fileprivate init(of subject: Subject?, _ number: Int, pass: Int) {
    (self.subject, self.number, self.pass) = (subject, number, pass)
  }

  /// It hangs on what is, or was, under way around it.
  var isInRing: Bool { ring != nil }

  var isHolding: Bool { if case .holds = standing { true } else { false } }

  /// Whether it may be something else in another pass, and is then the same wherever it is asked: in a ring, it is not.
  var mayBeRepeated: Bool {
    !isInRing && !(reads.isEmpty && bodies.isEmpty && calls.isEmpty && assumed.isEmpty && declined.isEmpty)
  }

  /// Begins to find out whether what it asked answers the same.
  func startCheck() { standing = .beingChecked }

  /// What it asked answers the same: those calls among it that were evaluated anew are what it depends on now.
  func hold() {
    standing = .holds
    let asked = calls
    (calls, knownCalls) = ([], [])
    for call in asked { if case .repeated(let new) = call.standing { ask(new) } else { ask(call) } }
  }

  fileprivate func ask(_ call: BodyUse) { if knownCalls.insert(ObjectIdentifier(call)).inserted { calls.append(call) } }

  /// Something that it asked answers something else, or may.
  func fall() { standing = .stale }

  /// It was evaluated anew.
  func settle(_ new: BodyUse, isSame: Bool) {
    standing = isSame && (tells, commands) == (new.tells, new.commands) ? .repeated(new) : .changed
  }
}

/// Where a ring was entered: the number of the call or body, which is greater the further inside it was begun, and 0 once it is over.
private struct Ring {
  let subject: BodyUse.Subject
  let number: Int
}

/// What is not in the next pass what it was in this one.
struct PassChanges {
  /// Properties that hold something else than what was read of them.
  var properties: Set<ObjectTable.Reading>
  /// Calls that answer something else than what was taken for their answers.
  var answers: Set<CallKey>
  var followed: NewlyFollowed
  /// What containers are told is written down anew: whoever tells them something does so again.
  var isRecorded: Bool
}

/// What is written down.
enum Effect {
  /// A container is told something.
  case telling
  /// A container is asked something, all of which is said.
  case asking
  /// It is asked for what another caller asked it for by the same call.
  case repetition
  /// What a property wears is looked at: whether that asks a container something, it says itself.
  case wearing
  /// A call was left for later: whether it leaves anything open is known when it is met again.
  case deferral
}

/// Who depends on what in one pass, and what of it holds in the next.
struct Dependencies {
  /// By body: what it depended on when it was looked at by itself, in this pass or in one of which that holds.
  private(set) var uses: [DeclarationID: BodyUse] = [:]
  /// Those of earlier passes that do not hold as they are.
  private(set) var earlier: [DeclarationID: BodyUse] = [:]
  private var open: [BodyUse] = []
  /// Of what is under way, its number.
  private var underWay: [BodyUse.Subject: Int] = [:]
  private var begun = 0
  private var pass = 0
  private(set) var told = TellingCounts()
  private var tellings: Set<Telling> = []

  /// The body or call that is being followed.
  var current: BodyUse? { open.last }

  mutating func begin(_ subject: BodyUse.Subject?) {
    begun += 1
    if let subject { underWay[subject] = begun }
    open.append(BodyUse(of: subject, begun, pass: pass))
  }

  /// Ends what began last: a call.
  mutating func endCall() -> BodyUse {
    let use = end()
    consult(use)
    return use
  }

  /// Ends what began last: a body looked at by itself.
  mutating func endBody(_ id: DeclarationID) {
    uses[id] = end()
    consult(id)
  }

  /// Ends what began last and was nobody's.
  ///
  /// - Parameter told: `told` before it began.
  mutating func drop(_ told: TellingCounts) {
    open.removeLast()
    self.told = told
  }

  /// What a body of an earlier pass depended on holds again.
  mutating func restore(_ use: BodyUse, of id: DeclarationID) { uses[id] = use }

  private mutating func end() -> BodyUse {
    let use = open.removeLast()
    use.tells = use.tells || use.calls.contains(where: \.tells) || use.bodies.contains { uses[$0]?.tells ?? false }
    use.commands =
      use.commands || use.calls.contains(where: \.commands)
      || use.bodies.contains { uses[$0]?.commands ?? false }
    for call in use.calls { join(call.ring, use) }
    for body in use.bodies { join(uses[body]?.ring, use) }
    if let subject = use.subject {
      underWay[subject] = nil
      if use.ring?.number == use.number { use.ring = nil }
    }
    return use
  }

  /// Something hangs on a ring, too: of two, on that which was entered further outside.
  private func join(_ ring: Ring?, _ use: BodyUse) {
    guard let ring else { return }
    let number = underWay[ring.subject] ?? 0
    if number < use.ring?.number ?? .max { use.ring = Ring(subject: ring.subject, number: number) }
  }

  /// Goes on with something of a body that was left for later.
  mutating func resume(_ use: BodyUse?) { open.append(use ?? BodyUse(of: nil, 0, pass: pass)) }

  mutating func suspend() { open.removeLast() }

  func write(_ write: Writing) { open.last?.writes.append(write) }

  /// Something is written down that a pass must write down anew.
  ///
  /// - Parameter telling: what a container is told or asked; nil where that counts as something new each time.
  mutating func effect(_ effect: Effect = .telling, _ telling: Telling? = nil) {
    open.last?.hasEffects = true
    if effect != .deferral, effect != .wearing { open.last?.tells = true }
    if effect == .telling { open.last?.commands = true }
    guard effect == .telling || effect == .asking else { return }
    told.all += 1
    if telling.map({ tellings.insert($0).inserted }) ?? true { told.new += 1 }
  }

  func read(_ reading: ObjectTable.Reading) { open.last?.reads.insert(reading) }

  func consult(_ body: DeclarationID) { open.last?.bodies.insert(body) }

  func consult(_ call: BodyUse) { open.last?.ask(call) }

  func decline(_ body: DeclarationID, inMaking: Bool) {
    open.last?.declined.insert(body)
    if inMaking { open.last?.declinedInMaking.insert(body) }
  }

  func assume(_ key: CallKey) {
    open.last?.assumed.insert(key)
    enterRing(.call(key))
  }

  /// A body is being looked at, and is taken to leave everything open.
  func assume(_ body: DeclarationID) { enterRing(.body(body)) }

  private func enterRing(_ subject: BodyUse.Subject) {
    if let use = open.last { join(Ring(subject: subject, number: 0), use) }
  }

  /// Begins another pass: tells what holds in it, what may, and what does not.
  ///
  /// - Parameter calls: calls whose answers are known, whoever asked.
  mutating func startPass(_ changes: PassChanges, _ calls: some Sequence<BodyUse>) {
    pass += 1
    tellings = []
    // Who asks whom, turned round; calls and bodies alike.
    var askers: [ObjectIdentifier: [BodyUse]] = [:]
    var seen: Set<ObjectIdentifier> = []
    var work = Array(uses.values) + calls
    var stale: [BodyUse] = []
    while let use = work.popLast() {
      guard seen.insert(ObjectIdentifier(use)).inserted else { continue }
      use.standing = .holds
      let isChanged =
        !use.reads.isDisjoint(with: changes.properties) || !use.assumed.isDisjoint(with: changes.answers)
        || !use.declined.isDisjoint(with: changes.followed.everywhere)
        || !use.declinedInMaking.isDisjoint(with: changes.followed.inMaking)
      if isChanged || changes.isRecorded && use.hasEffects { stale.append(use) }
      for call in use.calls {
        askers[ObjectIdentifier(call), default: []].append(use)
        work.append(call)
      }
      for body in use.bodies {
        if let other = uses[body] { askers[ObjectIdentifier(other), default: []].append(use) } else { stale.append(use) }
      }
    }
    for use in stale { use.standing = .stale }
    while let use = stale.popLast() {
      guard seen.remove(ObjectIdentifier(use)) != nil else { continue }
      if case .holds = use.standing { use.standing = .suspect }
      stale += askers[ObjectIdentifier(use)] ?? []
    }
    earlier = uses.filter { !$0.value.isHolding }
    uses = uses.filter { $0.value.isHolding }
  }

  /// What the bodies that hold wrote, and the calls that they asked.
  func keptWrites() -> [Writing] { uses.keys.sorted().flatMap { writes(of: uses[$0]!) } }

  /// What was written by something that holds, where that was not written again in this pass.
  func writes(of use: BodyUse) -> [Writing] {
    var writes: [Writing] = []
    var work = [use]
    while let use = work.popLast() {
      guard use.pass < pass else { continue }
      use.pass = pass
      writes += use.writes
      work += use.calls
    }
    return writes
  }
}
