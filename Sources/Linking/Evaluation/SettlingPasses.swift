import Model

extension Evaluator {
  /// What properties hold and what calls under way answer is known only at the end, so bodies are looked at again until nothing
  /// that was taken for known turns out to be something else: by settling passes, which follow only what would go otherwise
  /// now, and once they change nothing any more, by one that writes down anew what containers are told.
  ///
  /// What one object hands to the next that it makes is known one object further after each pass, which follows little more. So beyond the first
  /// passes it is the work that counts, and not how many passes share it. What all of them take together is bounded, too, where they take much: no
  /// other pass begins once that was spent.
  func repeatUntilSettled() {
    var settling = 1
    var recorded = 1
    var budget = PassBudget(afterFirst: counters.steps)
    var mayGoOn = true
    while mustRepeat() {
      repeat {
        mayGoOn = (settling < passLimit || budget.spare > 0) && budget.allowsMore(after: counters.steps)
        guard mayGoOn else { break }
        // Passes that follow more than those before come to an end by themselves.
        if !followed.isStale { settling += 1 }
        let before = counters.steps
        pass(isRecorded: false)
        // To find out what holds takes a look at all calls.
        if settling > passLimit { budget.spare -= counters.steps - before + calls.entries.count / 8 }
      } while mustRepeat()
      guard recorded < passLimit, recorded == 1 || budget.allowsMore(after: counters.steps) else { return cutPasses() }
      recorded += 1
      pass(isRecorded: true)
    }
    // What was taken for answers would have gone on changing.
    if !mayGoOn, !calls.takenForChanging.isEmpty { cutPasses() }
  }

  private func cutPasses() { with({ $0.sites = CallPath(placeOfChange) }) { cut(.passes) } }

  /// Where something stands that is another thing in every pass.
  private var placeOfChange: Location {
    let changing = calls.changedAnswers.union(calls.takenForChanging)
    let answers = changing.compactMap { if case .declaration(let id) = $0.body { id } else { nil } }
    let first = (objects.changing + answers).filter { $0.file < symbols.appFiles }.min()
    return first.map(symbols.location) ?? Location(file: symbols.digests[0].file, line: 1, column: 1)
  }

  private var passLimit: Int { (calls.wasDeferred && !objects.isStale ? Limit.deferringPasses : .passes).value }

  private func pass(isRecorded: Bool) {
    startPass(isRecorded: isRecorded)
    if !isRecorded { findDeferredValues() }
    evaluateAll()
  }

  /// What was left for later in the pass before was asked for by what was left for later before it. So the last is found first, and one pass
  /// finds all properties of a chain, however long it is.
  private func findDeferredValues() {
    for find in calls.earlier.deferredValues.reversed() {
      counters.start()
      find()
      drain()
    }
  }

  private func startPass(isRecorded: Bool) {
    recording = isRecorded ? Recording(after: recording) : Recording(settling: recording)
    calls.startPass(objects.startPass(keepingModules: !isRecorded), followed.startPass(), isRecorded: isRecorded)
    write(calls.dependencies.keptWrites())
    counters.startPass(isRecorded: isRecorded)
  }
}

/// The work that passes after the first may take.
struct PassBudget {
  /// Left for those beyond the first few.
  var spare: Int
  private let all: Int

  init(afterFirst steps: Int) {
    spare = Limit.furtherPasses.value * steps
    all = max(Limit.allSteps.value, steps + spare)
  }

  /// Whether another pass may begin once all together took so many steps.
  func allowsMore(after steps: Int) -> Bool { steps < all }
}
