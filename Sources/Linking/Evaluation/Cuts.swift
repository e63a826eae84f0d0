import Model

extension Evaluator {
  /// Says that a call was not followed. What it could have registered or loaded in the containers that it is handed is in doubt.
  func cut(_ limit: Limit, _ key: CallKey) {
    cut(limit, roots: key.roots)
  }

  /// Says that something was not followed to its end; `roots`: the containers that it could have filled, nil: any.
  func cut(_ limit: Limit, roots: Set<Int>? = nil) {
    let at = context.site
    note(.include, limit.whatIsCut, at: at)
    writeDown(.cut(Recording.Cut(at: at, roots: roots.map { $0.sorted() })))
  }
}

extension Limit {
  /// What a person is told where evaluation met a limit.
  var whatIsCut: String {
    switch self {
    case .recursiveCalls, .growingCalls: "a function calls itself with ever other arguments"
    case .bodySteps, .passSteps, .fewSteps: "following all calls from here takes too many steps"
    case .silentCalls, .allSilentCalls, .fewSilentCalls, .callsPerTelling:
      "this is called in ever other ways that were not seen to tell a container anything new"
    case .nestedDefaults: "default arguments call for more than \(value) others, one inside the other"
    case .loopTurns: "the loop has more than \(value) turns"
    case .passes, .deferringPasses, .furtherPasses, .allSteps: "what properties hold changes with every pass over the program"
    default: reason
    }
  }
}
