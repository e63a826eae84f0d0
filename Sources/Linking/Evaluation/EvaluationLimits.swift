import Model

/// Where the evaluation of a program stops, so that no program makes it endless. What is cut off is in doubt.
enum EvaluationLimit: String, CaseIterable {
  /// Calls of one body that are met while one of it is under way.
  case recursion
  /// Those of them of which there is more to say than of the outermost one.
  case growth
  /// Expressions that are evaluated for one body looked at by itself.
  case steps
  /// The same for the whole program in one pass, and what a body has in any case.
  case allSteps
  case fewSteps
  /// Calls under way, one inside the other, before the next is left for later. Nothing is lost by it.
  case depth
  /// How often the body of one loop is followed for one body looked at by itself.
  case iterations
  /// Passes in which a call under way answers something else than in the one before.
  case answers
  /// Elements of a list, and different values of one property.
  case elements
  case alternatives
  /// Characters of a text.
  case characters
  /// Parts of a value that tell it from others.
  case structure
  /// Passes over the whole program, and such in which calls were left for later.
  case passes
  case deepPasses

  var value: Int {
    switch self {
    case .recursion: 8_192
    case .growth: 16
    case .steps: 300_000
    case .allSteps: 4_000_000
    case .fewSteps: 10_000
    case .depth: 32
    case .iterations: 4_096
    case .answers: 4
    case .elements: 4_096
    case .alternatives: 64
    case .characters: 1_024
    case .structure: 1_024
    case .passes: 9
    case .deepPasses: 48
    }
  }

  /// What a person is told.
  var reason: String {
    switch self {
    case .recursion, .growth: "a function calls itself with ever other arguments"
    case .steps, .allSteps, .fewSteps: "following all calls from here takes too many steps"
    case .depth, .answers: ""
    case .iterations: "the loop has more than \(value) turns"
    case .elements: "a list grows beyond \(value) elements"
    case .alternatives: "a property holds more than \(value) different values"
    case .characters: "a text grows beyond \(value) characters"
    case .structure: "a closure sees too much"
    case .passes, .deepPasses: "what properties hold changes with every pass over the program"
    }
  }
}

extension Evaluator {
  /// Says that a call was not followed. What it could have registered or loaded in the containers that it is handed is in doubt.
  func cut(_ limit: EvaluationLimit, _ key: CallKey) {
    let roots = key.structure.compactMap { atom in if case .container(.exact(let root)) = atom { root } else { nil } }
    cut(limit, roots: Set(roots))
  }

  /// Says that something was not followed to its end; `roots`: the containers that it could have filled, nil: any.
  func cut(_ limit: EvaluationLimit, roots: Set<Int>? = nil) {
    calls.dependencies.effect()
    let at = context.sites[context.sites.count - 1]
    note(.include, limit.reason, at: at)
    recording.cuts.insert(Recording.Cut(at: at, roots: roots.map { $0.sorted() }))
  }
}
