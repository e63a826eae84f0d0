import Model

extension Evaluator {
  /// Says that a call was not followed. What it could have registered or loaded in the containers that it is handed is in doubt.
  func cut(_ limit: Limit, _ key: CallKey) {
    let roots = key.structure.compactMap { atom in if case .container(.exact(let root)) = atom { root } else { nil } }
    cut(limit, roots: Set(roots))
  }

  /// Says that something was not followed to its end; `roots`: the containers that it could have filled, nil: any.
  func cut(_ limit: Limit, roots: Set<Int>? = nil) {
    calls.dependencies.effect(tells: false)
    let at = context.sites[context.sites.count - 1]
    note(.include, limit.whatIsCut, at: at)
    recording.cuts.insert(Recording.Cut(at: at, roots: roots.map { $0.sorted() }))
  }
}

/// Which bodies are called in ever other ways and never tell a container anything: decoders, formatters.
struct SilentBodies {
  /// By body: how many different calls of it told nothing.
  private var calls: [CallKey.Body: Int] = [:]
  /// Those that told something, be it by themselves.
  private var telling: Set<CallKey.Body> = []
  /// Those of which calls were not followed.
  private(set) var cut: Set<CallKey.Body> = []

  mutating func note(_ body: CallKey.Body, tells: Bool) {
    if tells { telling.insert(body) } else { calls[body, default: 0] += 1 }
  }

  func isExhausted(_ body: CallKey.Body) -> Bool {
    calls[body, default: 0] >= Limit.silentCalls.value && !telling.contains(body)
  }

  mutating func cut(_ body: CallKey.Body) { cut.insert(body) }
}

extension Evaluator {
  /// Whether a call hands over nothing by which a body that is silent by itself could come to a container.
  func handsMereData(_ key: CallKey) -> Bool {
    key.structure.allSatisfy { atom in
      switch atom {
      case .closure, .container, .declaration: false
      case .form(let form): form != .handle && form != .request && form != .listMethod && form != .keyPath
      case .type(let type): !mayDecide(type) && !(type.unwrapped.key.map(program.holders.contains) ?? false)
      case .text, .number, .here, .outside: true
      }
    }
  }

  /// Counts each body of which calls were not followed, where it stands.
  func noteSilentBodies() {
    for body in calls.silent.cut {
      let at: Location =
        switch body {
        case .declaration(let id): symbols.location(of: id)
        case .closure(let place): Location(symbols.digests[place.file].file, place.at)
        }
      note(.include, Limit.silentCalls.whatIsCut, at: at)
    }
  }
}

extension Limit {
  /// What a person is told where evaluation met a limit.
  fileprivate var whatIsCut: String {
    switch self {
    case .recursiveCalls, .growingCalls: "a function calls itself with ever other arguments"
    case .bodySteps, .passSteps, .fewSteps: "following all calls from here takes too many steps"
    case .silentCalls: "this is called in more than \(value) ways, none of which was seen to tell a container anything"
    case .loopTurns: "the loop has more than \(value) turns"
    case .passes, .deferringPasses: "what properties hold changes with every pass over the program"
    default: reason
    }
  }
}
