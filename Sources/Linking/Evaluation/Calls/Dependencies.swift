import Model

/// What the evaluation of one body depended on, so that the next pass need not repeat it.
///
/// A body that told nothing to any container, and read only properties that hold the same in the next pass
/// does and answers the same again. Whatever cannot be told apart so is repeated.
final class BodyUse {
  /// It told something, or depended on what others told.
  var hasEffects = false
  /// What it wrote into properties.
  var writes: [PropertyWrite] = []
  /// Properties that were read.
  var reads: Set<DeclarationID> = []
  /// Bodies looked at by themselves of which it asked the answer.
  var bodies: Set<DeclarationID> = []
  /// Calls of which it asked the answer.
  var calls: [ObjectIdentifier: BodyUse] = [:]
}

/// Something that a body put into a property.
enum PropertyWrite {
  case hand(DeclarationID, of: Int?)
  case assign(Value, [Atom], to: DeclarationID, of: Int?, isAddition: Bool)
}

/// Who depends on what in one pass, and what of it holds in the next.
struct Dependencies {
  private(set) var uses: [DeclarationID: BodyUse] = [:]
  private var open: [BodyUse] = []

  mutating func begin() { open.append(BodyUse()) }

  /// Ends what began last: a call.
  mutating func endCall() -> BodyUse {
    let use = open.removeLast()
    consult(use)
    return use
  }

  /// Ends what began last: a body looked at by itself.
  mutating func endBody(_ id: DeclarationID) {
    uses[id] = open.removeLast()
    consult(id)
  }

  func write(_ write: PropertyWrite) { open.last?.writes.append(write) }

  /// A container is told or asked something.
  func effect() { open.last?.hasEffects = true }

  func read(_ property: DeclarationID) { open.last?.reads.insert(property) }

  func consult(_ body: DeclarationID) { open.last?.bodies.insert(body) }

  func consult(_ call: BodyUse) { open.last?.calls[ObjectIdentifier(call)] = call }

  /// Keeps what holds on when these properties hold something else, and tells which bodies that is, and what they wrote.
  mutating func keep(_ changed: Set<DeclarationID>) -> (bodies: Set<DeclarationID>, writes: [PropertyWrite]) {
    // Who asks whom, turned round; calls and bodies alike.
    var askers: [ObjectIdentifier: [BodyUse]] = [:]
    var seen: Set<ObjectIdentifier> = []
    var work = Array(uses.values)
    var stale: [BodyUse] = []
    while let use = work.popLast() {
      guard seen.insert(ObjectIdentifier(use)).inserted else { continue }
      if use.hasEffects || !use.reads.isDisjoint(with: changed) { stale.append(use) }
      for call in use.calls.values {
        askers[ObjectIdentifier(call), default: []].append(use)
        work.append(call)
      }
      for body in use.bodies {
        if let other = uses[body] { askers[ObjectIdentifier(other), default: []].append(use) } else { stale.append(use) }
      }
    }
    var isStale: Set<ObjectIdentifier> = []
    while let use = stale.popLast() {
      guard isStale.insert(ObjectIdentifier(use)).inserted else { continue }
      stale += askers[ObjectIdentifier(use)] ?? []
    }
    uses = uses.filter { !isStale.contains(ObjectIdentifier($0.value)) }
    var written: Set<ObjectIdentifier> = []
    var writes: [PropertyWrite] = []
    work = uses.keys.sorted().map { uses[$0]! }
    while let use = work.popLast() {
      guard written.insert(ObjectIdentifier(use)).inserted else { continue }
      writes += use.writes
      work += use.calls.values
    }
    return (Set(uses.keys), writes)
  }
}
