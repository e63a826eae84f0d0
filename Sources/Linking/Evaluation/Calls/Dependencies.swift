import Model

/// What the evaluation of one body depended on, so that the next pass need not repeat it.
///
/// A body that read only properties that hold the same in the next pass, and took only answers for known that are given
/// again, does and answers the same again. If it told something to a container besides, it is repeated where what containers
/// are told is being written down; whatever cannot be told apart so is repeated, too.
final class BodyUse {
  /// It wrote something down that a pass must write down anew.
  var hasEffects = false
  /// What it wrote that is written again while it holds.
  var writes: [Writing] = []
  /// Properties that were read.
  var reads: Set<ObjectTable.Reading> = []
  /// Bodies looked at by themselves of which it asked the answer.
  var bodies: Set<DeclarationID> = []
  /// Calls of which it asked the answer.
  var calls: [ObjectIdentifier: BodyUse] = [:]
  /// Calls under way that it took to answer what they answered in the pass before.
  var assumed: Set<CallKey> = []
  /// Bodies that it called and that were not followed yet.
  var declined: Set<DeclarationID> = []
  /// It told or asked a container something, or called what did, as far as that was known when it was over.
  fileprivate(set) var tells = false
  /// The last pass in which it was followed, or in which what it wrote was written again.
  fileprivate(set) var pass: Int

  fileprivate init(pass: Int) { self.pass = pass }
}

/// What a body writes down that hangs on nothing but what it depends on.
enum Writing {
  /// Something is put into a property.
  case hand(DeclarationID, of: Int?)
  case assign(Value, [Atom], to: DeclarationID, of: Int?, isAddition: Bool)
  /// For the reader of the report.
  case note(Opaque)
  case cut(Recording.Cut)
  /// Calls of a body were not followed.
  case exhausted(CallKey.Body)
  /// A call leaves something to the caller of whoever makes it.
  case leave(CallLeftOpen)
}

/// What is not in the next pass what it was in this one.
struct PassChanges {
  /// Properties that hold something else than what was read of them.
  var properties: Set<ObjectTable.Reading>
  /// Calls that answer something else than what was taken for their answers.
  var answers: Set<CallKey>
  /// Bodies that are followed by now.
  var followed: Set<DeclarationID>
  /// What containers are told is written down anew: whoever tells them something does so again.
  var isRecorded: Bool
}

/// What is written down.
enum Effect {
  /// A container is told or asked something.
  case telling
  /// It is asked for what another caller asked it for by the same call.
  case repetition
  /// A call was left for later: whether it leaves anything open is known when it is met again.
  case deferral
}

/// Who depends on what in one pass, and what of it holds in the next.
struct Dependencies {
  private(set) var uses: [DeclarationID: BodyUse] = [:]
  private var open: [BodyUse] = []
  private var pass = 0
  /// How often a container was told or asked something.
  private(set) var told = 0

  /// The body or call that is being followed.
  var current: BodyUse? { open.last }

  mutating func begin() { open.append(BodyUse(pass: pass)) }

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

  private mutating func end() -> BodyUse {
    let use = open.removeLast()
    use.tells = use.tells || use.calls.values.contains(where: \.tells) || use.bodies.contains { uses[$0]?.tells ?? false }
    return use
  }

  /// Goes on with something of a body that was left for later.
  mutating func resume(_ use: BodyUse?) { open.append(use ?? BodyUse(pass: pass)) }

  mutating func suspend() { open.removeLast() }

  func write(_ write: Writing) { open.last?.writes.append(write) }

  /// Something is written down that a pass must write down anew.
  mutating func effect(_ effect: Effect = .telling) {
    open.last?.hasEffects = true
    if effect != .deferral { open.last?.tells = true }
    if effect == .telling { told += 1 }
  }

  func read(_ reading: ObjectTable.Reading) { open.last?.reads.insert(reading) }

  func consult(_ body: DeclarationID) { open.last?.bodies.insert(body) }

  func consult(_ call: BodyUse) { open.last?.calls[ObjectIdentifier(call)] = call }

  func decline(_ body: DeclarationID) { open.last?.declined.insert(body) }

  func assume(_ key: CallKey) { open.last?.assumed.insert(key) }

  /// Begins another pass: keeps what holds in it.
  ///
  /// - Parameter calls: calls whose answers are known, whoever asked.
  /// - Returns: the bodies and calls that hold, by identity.
  mutating func startPass(_ changes: PassChanges, _ calls: some Sequence<BodyUse>) -> Set<ObjectIdentifier> {
    pass += 1
    // Who asks whom, turned round; calls and bodies alike.
    var askers: [ObjectIdentifier: [BodyUse]] = [:]
    var seen: Set<ObjectIdentifier> = []
    var work = Array(uses.values) + calls
    var stale: [BodyUse] = []
    while let use = work.popLast() {
      guard seen.insert(ObjectIdentifier(use)).inserted else { continue }
      let isChanged =
        !use.reads.isDisjoint(with: changes.properties) || !use.assumed.isDisjoint(with: changes.answers)
        || !use.declined.isDisjoint(with: changes.followed)
      if isChanged || changes.isRecorded && use.hasEffects { stale.append(use) }
      for call in use.calls.values {
        askers[ObjectIdentifier(call), default: []].append(use)
        work.append(call)
      }
      for body in use.bodies {
        if let other = uses[body] { askers[ObjectIdentifier(other), default: []].append(use) } else { stale.append(use) }
      }
    }
    while let use = stale.popLast() {
      guard seen.remove(ObjectIdentifier(use)) != nil else { continue }
      stale += askers[ObjectIdentifier(use)] ?? []
    }
    uses = uses.filter { seen.contains(ObjectIdentifier($0.value)) }
    return seen
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
      work += use.calls.values
    }
    return writes
  }
}
