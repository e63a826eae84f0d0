import Model

/// What a pass found out and the next one has to find out anew, or to check.
///
/// What is evaluated anew answers the same more often than not. So whoever asked only that, or what asked only that, is not evaluated
/// before this is known: first what was asked is, and where all of it answers the same, what was found out before is taken over.
struct EarlierPass {
  var bodies: [DeclarationID: StandaloneBody] = [:]
  var entries: [CallKey: CallEntry] = [:]
  /// What was taken for answers that were needed before they were known.
  var assumptions: [CallKey: Value] = [:]
  /// See `CallTable.deferredValues`.
  var deferredValues: [() -> Void] = []
  /// What containers are told is written down anew in the pass that is under way.
  var isRecorded = false

  var comparison: ValueComparison { ValueComparison(tellsRecordsApart: isRecorded) }

  /// Whether what is known of a call may be taken over where it holds.
  func mayKeep(_ entry: CallEntry, _ key: CallKey) -> Bool {
    !isRecorded || key.outlivesRecording && entry.answer?.isRecorded != true
  }
}

extension Evaluator {
  /// A body of the pass before, if that holds.
  func takeOver(_ id: DeclarationID) -> StandaloneBody? {
    guard let use = calls.dependencies.earlier[id], let known = calls.earlier.bodies[id], check(use) else { return nil }
    calls.dependencies.consult(id)
    return known
  }

  /// A call of the pass before, if that holds.
  func takeOver(_ key: CallKey) -> CallEntry? {
    guard let entry = calls.earlier.entries[key], let use = entry.use, calls.earlier.mayKeep(entry, key), check(use) else {
      return nil
    }
    return entry
  }

  /// A body was looked at: says whether that is what it was before.
  func compareWithEarlier(_ id: DeclarationID) {
    guard let old = calls.dependencies.earlier[id], let new = calls.dependencies.uses[id] else { return }
    guard let before = calls.earlier.bodies[id], let now = calls.standaloneBodies[id] else { return }
    old.settle(new, isSame: calls.earlier.comparison.areSame(now, before))
  }

  /// A call is over: says whether that is what it was before.
  func compareWithEarlier(_ key: CallKey, _ now: CallEntry) {
    guard let before = calls.earlier.entries[key], let old = before.use, let new = now.use else { return }
    old.settle(new, isSame: calls.earlier.comparison.areSame(now, before))
  }

  /// Whether something of the pass before, of which something that it asked is evaluated anew, holds all the same; if so, it is taken
  /// over.
  private func check(_ use: BodyUse) -> Bool {
    guard case .suspect = use.standing, calls.depth < Limit.callDepth.value else { return false }
    use.startCheck()
    calls.depth += 1
    let (before, told) = (counters, calls.dependencies.told)
    calls.dependencies.begin(nil)
    let holds = use.bodies.sorted().allSatisfy(answersTheSame) && use.calls.allSatisfy(answersTheSame)
    calls.dependencies.drop(told)
    counters.resume(before)
    calls.depth -= 1
    guard holds else {
      use.fall()
      return false
    }
    use.hold()
    restore(use)
    return true
  }

  private func answersTheSame(_ id: DeclarationID) -> Bool {
    guard let use = calls.dependencies.earlier[id] else { return calls.dependencies.uses[id] != nil }
    return answersTheSame(use)
  }

  /// Whether what was asked in the pass before holds, or answers the same now that it is evaluated anew.
  private func answersTheSame(_ use: BodyUse) -> Bool {
    switch use.standing {
    case .holds, .repeated: return true
    case .beingChecked, .changed: return false
    case .suspect where check(use): return true
    case .suspect, .stale: break
    }
    // A ring is entered where it was before.
    guard !use.isInRing else { return false }
    switch use.subject {
    case .body(let id):
      guard !calls.looking.contains(id) else { return false }
      counters.start()
      _ = standaloneBody(id)
    case .call(let key): if !calls.earlier.isRecorded { calls.earlier.entries[key]?.repeats?() }
    case nil: return false
    }
    if case .repeated = use.standing { return true }
    return false
  }

  private func restore(_ use: BodyUse) {
    for key in use.assumed { calls.assumptions[key] = calls.assumptions[key] ?? calls.earlier.assumptions[key] }
    followed.decline(use.declined, inMaking: use.declinedInMaking)
    switch use.subject {
    case .body(let id):
      calls.standaloneBodies[id] = calls.earlier.bodies[id]
      calls.dependencies.restore(use, of: id)
    case .call(let key):
      if let entry = calls.earlier.entries[key], calls.earlier.mayKeep(entry, key) {
        calls.entries[key] = entry
        calls.budget.note(key.body, entry)
      }
    case nil: break
    }
    write(calls.dependencies.writes(of: use))
  }
}

extension ValueComparison {
  /// Whether whoever asked finds no difference.
  fileprivate func areSame(_ a: StandaloneBody, _ b: StandaloneBody) -> Bool {
    (a.isOpen, a.leavesOpen, a.hears, a.hearsSurely) == (b.isOpen, b.leavesOpen, b.hears, b.hearsSurely)
      && (a.tells, a.exact, a.object) == (b.tells, b.exact, b.object)
      && areSame(a.result, b.result) && areSame(a.answer, b.answer)
  }

  fileprivate func areSame(_ a: CallEntry, _ b: CallEntry) -> Bool {
    (a.isOpen, a.hears, a.hearsSurely, a.tellsWithheld) == (b.isOpen, b.hears, b.hearsSurely, b.tellsWithheld)
      && (a.awaits, a.depth) == (b.awaits, b.depth)
      && areSame(a.answer, b.answer)
  }
}
